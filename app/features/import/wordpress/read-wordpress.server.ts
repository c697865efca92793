import type {
  ImportedItem,
  ImportedPost,
  ImportLimits,
} from '#app/features/import/imported-item.ts'
import { plainTextOf } from '#app/features/import/html/read-html.ts'
import { hasBlocks, writeBlocks } from '#app/features/import/wordpress/blocks.ts'
import { readWxr, type WxrEntry } from '#app/features/import/wordpress/read-wxr.server.ts'
import { writeShortcodes } from '#app/features/import/wordpress/shortcodes.ts'
import { isDay, longDate } from '#app/platform/local-time.ts'

/** `tags`: they become categories. */
type Options = { limits: ImportLimits; tags: boolean }

/** Reads the file twice: an item names images and authors that stand elsewhere. @throws ImportError */
export async function* readWordPress(file: string, options: Options): AsyncGenerator<ImportedItem> {
  const site = await readSite(file, options.limits)
  for await (const entry of readWxr(file, options.limits))
    if (entry.name === 'item') yield readItem(entry, site, options)
}

type Site = {
  address: string
  authors: Map<string, string>
  images: Map<string, { address: string; alt: string }>
  reusable: Map<string, string>
}

async function readSite(file: string, limits: ImportLimits): Promise<Site> {
  const site: Site = { address: '', authors: new Map(), images: new Map(), reusable: new Map() }
  for await (const entry of readWxr(file, limits)) {
    const of = textsOf(entry)
    if (entry.name === 'channel') site.address = of('wp:base_blog_url') || site.address
    if (entry.name === 'wp:author')
      site.authors.set(of('wp:author_login'), of('wp:author_display_name'))
    if (entry.name !== 'item') continue
    const id = of('wp:post_id')
    const alt = metaOf(entry, '_wp_attachment_image_alt')
    if (of('wp:attachment_url') !== '')
      site.images.set(id, { address: of('wp:attachment_url'), alt })
    if (of('wp:post_type') === 'wp_block') site.reusable.set(id, of('content:encoded'))
  }
  return site
}

function readItem(entry: WxrEntry, site: Site, { tags }: Options): ImportedItem {
  const of = textsOf(entry)
  const type = of('wp:post_type')
  const id = of('wp:post_id')
  const source = `wordpress ${site.address}`
  const title = plainTextOf(of('title'))
  const lost: string[] = []
  if (type !== 'post' && type !== 'page')
    return { source, key: id, title: `${KINDS[type] ?? type}: ${title || id}`, post: null, lost }
  const post = readPost(entry, site, (what) => lost.push(what))
  const tagNames = namesOf(entry, 'post_tag')
  if (tags) post.categories.push(...tagNames)
  else if (tagNames.length > 0) lost.push(`tags: ${tagNames.join(', ')}`)
  noteLosses(entry, lost)
  return { source, key: id, title: title || `(${type} ${id} without a title)`, post, lost }
}

const KINDS: Readonly<Record<string, string>> = {
  attachment: 'file of the library',
  nav_menu_item: 'entry of a menu',
  wp_navigation: 'menu',
  wp_block: 'reusable block',
  revision: 'revision',
}

function readPost(entry: WxrEntry, site: Site, lost: (what: string) => void): ImportedPost {
  const of = textsOf(entry)
  const content = of('content:encoded')
  const isClassic = !hasBlocks(content)
  const footnotes = metaOf(entry, 'footnotes')
  const blocks = writeBlocks(content, { footnotes, reusable: site.reusable, lost })
  const html = writeShortcodes(blocks, { images: site.images, lost })
  const thumbnail = metaOf(entry, '_thumbnail_id')
  const cover = site.images.get(thumbnail)
  if (cover === undefined && Number(thumbnail) > 0)
    lost(`the cover image ${thumbnail}, which the file does not have`)
  const link = of('link').trim()
  const day = /^\d{4}-\d\d-\d\d/.exec(of('wp:post_date'))?.[0] ?? ''
  return {
    kind: of('wp:post_type') === 'page' ? 'page' : 'post',
    slug: of('wp:post_name'),
    text: { kind: 'html', html, keepsLines: isClassic, base: URL.canParse(link) ? link : null },
    excerpt: plainTextOf(of('excerpt:encoded')),
    author: plainTextOf(site.authors.get(of('dc:creator')) || of('dc:creator')),
    categories: namesOf(entry, 'category'),
    state: of('wp:post_password') === '' ? (STATES[of('wp:status')] ?? 'draft') : 'draft',
    createdAt: instantOf(of('wp:post_date_gmt')) ?? instantOf(of('wp:post_date')),
    updatedAt: instantOf(of('wp:post_modified_gmt')),
    date: isDay(day) ? longDate(day) : '',
    image: cover?.address ?? '',
    imageAlt: cover?.alt ?? '',
    oldAddresses: [link],
  }
}

const STATES: Readonly<Record<string, ImportedPost['state']>> = {
  publish: 'published',
  future: 'planned',
}

function noteLosses(entry: WxrEntry, lost: string[]): void {
  const of = textsOf(entry)
  const comments = entry.groups.filter(({ name }) => name === 'wp:comment').length
  if (comments > 0) lost.push(`${comments} comments of readers`)
  if (of('wp:post_password') !== '') lost.push('its password: it stays a draft')
}

function textsOf({ texts }: WxrEntry): (name: string) => string {
  return (name) => texts.get(name) ?? ''
}

function metaOf({ groups }: WxrEntry, key: string): string {
  const meta = groups.find(
    ({ name, texts }) => name === 'wp:postmeta' && texts.get('wp:meta_key') === key,
  )
  return meta?.texts.get('wp:meta_value') ?? ''
}

function namesOf({ groups }: WxrEntry, domain: string): string[] {
  return groups
    .filter(({ name, attributes }) => name === 'category' && attributes['domain'] === domain)
    .map(({ texts }) => plainTextOf(texts.get('category') ?? ''))
}

/** WordPress has no zone in it; what is not known is `0000-00-00`. */
function instantOf(text: string): Date | null {
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text.trim()) ?? []
  if (!isDay(day)) return null
  const instant = new Date(`${day}T${time}Z`)
  return Number.isNaN(instant.getTime()) ? null : instant
}

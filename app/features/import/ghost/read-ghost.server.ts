import { ghostTask } from '#app/features/import/ghost/ghost-html.ts'
import { type JsonRow, readJsonRows } from '#app/features/import/ghost/read-json-rows.server.ts'
import { plainTextOf } from '#app/features/import/html/read-html.ts'
import { ImportError, TOO_LONG } from '#app/features/import/import-error.ts'
import type {
  ImportedItem,
  ImportedPost,
  ImportLimits,
} from '#app/features/import/imported-item.ts'
import { instantOf, type Row, textOf } from '#app/features/import/row.ts'
import type { TextWorker } from '#app/platform/texts/text-worker.server.ts'

/** Reads the file twice: authors and tags stand behind the posts. @throws ImportError */
export async function* readGhost(
  file: string,
  { limits, textWorker }: { limits: ImportLimits; textWorker: TextWorker },
): AsyncGenerator<ImportedItem> {
  const site = await readSite(file, limits)
  let count = 0
  for await (const { row } of readJsonRows(file, new Set(['posts']), limits)) {
    count += 1
    if (count > limits.items)
      throw new ImportError(`The file has more than ${limits.items.toLocaleString('en-US')} items.`)
    yield await readItem(row, site, textWorker)
  }
}

type Site = {
  users: Map<string, string>
  tags: Map<string, Row>
  authorsOf: Map<string, string[]>
  tagsOf: Map<string, string[]>
  metaOf: Map<string, Row>
}

const OF_THE_SITE = new Set(['users', 'tags', 'posts_authors', 'posts_tags', 'posts_meta'])

async function readSite(file: string, limits: ImportLimits): Promise<Site> {
  const site: Site = {
    users: new Map(),
    tags: new Map(),
    authorsOf: new Map(),
    tagsOf: new Map(),
    metaOf: new Map(),
  }
  const links: JsonRow[] = []
  for await (const found of readJsonRows(file, OF_THE_SITE, limits)) {
    const { table, row } = found
    const id = textOf(row, 'id')
    if (table === 'users') site.users.set(id, textOf(row, 'name'))
    else if (table === 'tags') site.tags.set(id, row)
    else if (table === 'posts_meta') site.metaOf.set(textOf(row, 'post_id'), row)
    else links.push(found)
  }
  const inOrder = links.toSorted((one, other) => orderOf(one.row) - orderOf(other.row))
  for (const { table, row } of inOrder) {
    const [lists, name] =
      table === 'posts_authors' ? [site.authorsOf, 'author_id'] : [site.tagsOf, 'tag_id']
    const post = textOf(row, 'post_id')
    lists.set(post, [...(lists.get(post) ?? []), textOf(row, name)])
  }
  return site
}

async function readItem(row: Row, site: Site, textWorker: TextWorker): Promise<ImportedItem> {
  const lost: string[] = []
  const lose = (what: string) => void lost.push(what)
  const id = textOf(row, 'id')
  const title = textOf(row, 'title') || `(post ${id} without a title)`
  const item = { source: 'ghost', key: textOf(row, 'uuid') || id, title, lost }
  const [lexical, mobiledoc] = [textOf(row, 'lexical'), textOf(row, 'mobiledoc')]
  const html = textOf(row, 'html')
  const written = await textWorker.run(ghostTask, { lexical, mobiledoc, html })
  if (written === null) return { ...item, post: null, problem: TOO_LONG }
  const post = readPost(row, site, written, lose)
  return { ...item, post }
}

type Lose = (what: string) => void

type Written = { html: string; lost: readonly string[] }

function readPost(row: Row, site: Site, { html, lost }: Written, lose: Lose): ImportedPost {
  const id = textOf(row, 'id')
  const meta = site.metaOf.get(id) ?? {}
  const slug = textOf(row, 'slug')
  const createdAt = timeOf(row['published_at']) ?? timeOf(row['created_at'])
  noteLosses(row, meta, lose)
  for (const what of lost) lose(what)
  return {
    kind: row['type'] === 'page' || row['page'] === 1 || row['page'] === true ? 'page' : 'post',
    slug,
    text: { kind: 'html', html: withoutSite(html), keepsLines: false, base: null },
    excerpt: plainTextOf(textOf(row, 'custom_excerpt')),
    author: authorsOf(row, site),
    categories: categoriesOf(id, site, lose),
    state: stateOf(row, lose),
    createdAt,
    updatedAt: timeOf(row['updated_at']),
    date: '',
    image: withoutSite(textOf(row, 'feature_image') || textOf(row, 'image')),
    imageAlt: textOf(meta, 'feature_image_alt'),
    oldAddresses: slug === '' ? [] : [`/${slug}/`],
  }
}

/** Ghost writes so in the place of its own address. */
function withoutSite(text: string): string {
  return text.replaceAll('__GHOST_URL__', '')
}

function stateOf(row: Row, lose: Lose): ImportedPost['state'] {
  const visibility = textOf(row, 'visibility')
  if (visibility !== '' && visibility !== 'public') {
    lose(`its limit to ${visibility}: it stays a draft`)
    return 'draft'
  }
  if (row['status'] === 'scheduled') return 'planned'
  return row['status'] === 'published' ? 'published' : 'draft'
}

function authorsOf(row: Row, { authorsOf: of, users }: Site): string {
  const ids = of.get(textOf(row, 'id')) ?? [textOf(row, 'author_id')]
  return ids.flatMap((id) => users.get(id) ?? []).join(', ')
}

// A name with # is internal: readers never saw it.
function categoriesOf(id: string, { tagsOf, tags }: Site, lose: Lose): string[] {
  const names = (tagsOf.get(id) ?? []).map((tag) => textOf(tags.get(tag) ?? {}, 'name'))
  const internal = names.filter((name) => name.startsWith('#'))
  if (internal.length > 0) lose(`internal tags: ${internal.join(', ')}`)
  return names.filter((name) => !name.startsWith('#'))
}

const NOT_TAKEN = [
  'feature_image_caption',
  'meta_title',
  'meta_description',
  'og_title',
  'og_description',
  'og_image',
  'twitter_title',
  'twitter_description',
  'twitter_image',
  'canonical_url',
  'codeinjection_head',
  'codeinjection_foot',
]

function noteLosses(row: Row, meta: Row, lose: Lose): void {
  for (const name of NOT_TAKEN) {
    const value = textOf(meta, name) || textOf(row, name)
    if (value !== '') lose(`${name.replaceAll('_', ' ')}: ${value}`)
  }
}

// An export may have milliseconds.
const timeOf = (value: unknown) => instantOf(typeof value === 'number' ? new Date(value) : value)

function orderOf(row: Row): number {
  return Number(row['sort_order'] ?? 0)
}

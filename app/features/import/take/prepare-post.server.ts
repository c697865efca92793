import { CATEGORY_LIMITS } from '#app/features/posts/categories/category-names.ts'
import { categorySlug } from '#app/features/posts/category.ts'
import { textFormOfPost } from '#app/features/posts/form-of-post.ts'
import { oldPath } from '#app/features/posts/old-address.ts'
import {
  isImageAddress,
  parsePostForm,
  readFields,
  type PostInput,
  type PostProblems,
  type PostTranslation,
  type PostText,
} from '#app/features/posts/post.ts'
import {
  LINE_FIELDS,
  type LineName,
  POST_FIELDS,
  textsOf,
} from '#app/features/posts/post-fields.ts'
import { headingId } from '#app/features/posts/publication/slug-words.ts'
import { slugOf } from '#app/features/posts/publication/slug.ts'
import type { ExportedPost } from '#app/features/export/export-format.ts'
import type { TakeImage } from '#app/features/import/images/take-image.server.ts'
import { ImportError } from '#app/features/import/import-error.ts'
import type { ImportedPost, ImportedText } from '#app/features/import/imported-item.ts'
import { convertInTime } from '#app/features/import/take/convert-text.ts'
import { shortened } from '#app/features/import/take/imported-document.ts'
import { pathTo } from '#app/addresses.ts'
import type { TextWorker } from '#app/platform/texts/text-worker.server.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import { isStorableTime, longDate, localMoment } from '#app/platform/local-time.ts'
import { decodedText } from '#app/platform/texts/decode-text.ts'

export type PrepareOptions = {
  publish: boolean
  /** Of posts whose source does not say it. */
  locale: Locale
  takeImage: TakeImage
  textWorker: TextWorker
  now: () => Date
  /** Of the firm: a source without display dates gets its own from the instant. */
  timeZone: string
}

export type PreparedPost = {
  input: PostInput
  /** The moment of the import where `isUndated`. */
  createdAt: Date
  updatedAt: Date
  redirects: string[]
  lost: string[]
  /** What else the operator should know. */
  notes: string[]
  /** The source does not say when it was written. */
  isUndated?: boolean
  /** What a post of this product had. */
  exported?: Pick<ExportedPost, 'id' | 'publishedAt' | 'formerSlugs'> & {
    translation: PostTranslation | null
  }
}

/** Where other systems have pages, this site has its own; theirs wait as drafts of posts. */
const PAGES = 'Pages'
const NONE = 'Uncategorized'

/** @throws ImportError when the post cannot be taken */
export async function prepareImportedPost(
  title: string,
  post: ImportedPost,
  options: PrepareOptions,
): Promise<PreparedPost> {
  const lost = new Set<string>()
  const lose = (what: string) => void lost.add(what)
  const known = storableTimes(post, lose)
  const createdAt = known.createdAt ?? options.now()
  const texts = await prepareTexts(title, { ...post, createdAt }, options, lose)
  const { published, notes } = mayPublish({ ...post, ...known }, texts, options.publish)
  const publishAt = post.state === 'planned' ? known.createdAt : null
  const publication = { published, publishAt, unpublishAt: null, review: null }
  return {
    input: { ...texts, ...publication, slug: slugFrom(post.slug), locale: options.locale },
    createdAt,
    updatedAt: known.updatedAt ?? createdAt,
    redirects: redirectsOf(post, lose),
    lost: [...lost],
    notes,
    isUndated: known.createdAt === null,
  }
}

function storableTimes({ createdAt, updatedAt }: ImportedPost, lose: Lose) {
  const storable = (time: Date | null) => {
    if (time === null || isStorableTime(time)) return time
    lose(`the time ${time.toISOString()}, because the site keeps times of the years 1 to 9999`)
    return null
  }
  return { createdAt: storable(createdAt), updatedAt: storable(updatedAt) }
}

async function prepareTexts(
  title: string,
  post: ImportedPost & { createdAt: Date },
  { textWorker, takeImage, timeZone, locale }: PrepareOptions,
  lose: Lose,
): Promise<Omit<PostText, 'published'>> {
  const { content, excerpt } = await prepareText(post.text, { textWorker, takeImage }, lose)
  const most = POST_FIELDS.content.max
  if (content.length > most)
    throw new ImportError(`Its text is longer than ${most.toLocaleString('en-US')} characters.`)
  const date = post.date || longDate(localMoment(post.createdAt, timeZone).date, locale)
  const image = await coverOf(post, takeImage, lose)
  const imageAlt = post.image === '' ? '' : post.imageAlt
  const lines = { ...post, title, excerpt: post.excerpt || excerpt, date, imageAlt }
  return textsOf({
    ...readFields(LINE_FIELDS, (name) => limited(name, lines[name] ?? '', lose)),
    content,
    categories: categoriesOf(post, lose),
    image,
  })
}

type Lose = (what: string) => void

async function prepareText(
  text: ImportedText,
  { textWorker, takeImage }: Pick<PrepareOptions, 'textWorker' | 'takeImage'>,
  lose: Lose,
): Promise<{ content: string; excerpt: string }> {
  const addresses = new Map<string, string>()
  const read = await convertInTime(textWorker, { text, addresses })
  for (const what of read.lost) lose(what)
  for (const address of read.images) {
    const image = await takeImage(address)
    noteImage(address, image.problem, lose)
    if (image.address !== address) addresses.set(address, image.address)
  }
  return addresses.size === 0 ? read : convertInTime(textWorker, { text, addresses })
}

function noteImage(address: string, problem: string | null, lose: Lose): void {
  if (problem !== null) lose(`the image ${shortened(address, 200)}: ${problem}`)
}

async function coverOf({ image }: ImportedPost, takeImage: TakeImage, lose: Lose): Promise<string> {
  if (image === '') return ''
  const taken = await takeImage(image)
  noteImage(image, taken.problem, lose)
  const isUsable = taken.problem === null || isImageAddress(taken.address)
  return isUsable && taken.address.length <= POST_FIELDS.image.max ? taken.address : ''
}

function limited(name: LineName, text: string, lose: Lose): string {
  const line = text.replaceAll(/[\s\0]+/g, ' ').trim()
  const { max } = POST_FIELDS[name]
  if (line.length > max) lose(`the end of its ${name}, which was “${line}”`)
  return shortened(line, max)
}

function categoriesOf({ kind, categories }: ImportedPost, lose: Lose): string[] {
  const wanted = [...(kind === 'page' ? [PAGES] : []), ...categories]
  const names = wanted.map((name) => name.replaceAll(/[\s,\0]+/g, ' ').trim())
  const taken: string[] = []
  for (const name of new Set(names)) {
    const isTooMany = [...taken, name].join(', ').length > POST_FIELDS.categories.max
    const isUsable = name.length <= CATEGORY_LIMITS.name && categorySlug(name) !== ''
    if (isUsable && !isTooMany) taken.push(name)
    else if (name !== '') lose(`the category “${name}”`)
  }
  return taken.length === 0 ? [NONE] : taken
}

function mayPublish(
  { kind, state, createdAt }: ImportedPost,
  texts: Omit<PostText, 'published'>,
  publish: boolean,
): { published: boolean; notes: string[] } {
  if (!publish || state === 'draft') return { published: false, notes: [] }
  if (kind === 'page') return { published: false, notes: ['A page stays a draft.'] }
  // Readers would see it at once.
  if (state === 'planned' && createdAt === null)
    return {
      published: false,
      notes: ['It stays a draft: nothing says from when readers may see it.'],
    }
  const parsed = parsePostForm(textFormOfPost({ ...texts, published: false }))
  // Other systems have posts without a cover; the form asks for one when the post is changed.
  const { image: _, ...problems }: PostProblems = parsed.ok ? {} : parsed.problem
  const reasons = Object.values(problems)
  if (reasons.length === 0) return { published: true, notes: [] }
  return { published: false, notes: [`It stays a draft: ${reasons.join('. ')}.`] }
}

function redirectsOf({ oldAddresses, slug }: ImportedPost, lose: Lose): string[] {
  const written = oldAddresses.filter((address) => address !== '')
  const paths = written.flatMap((address) => {
    const path = oldPath(address)
    if (path === null) lose(`the redirect from ${address}, which has no path of its own`)
    return path === null || path === pathTo('/blog/:post', { post: slug }) ? [] : [path]
  })
  return [...new Set(paths)]
}

/** Null: made from the title, as where an earlier import took a part of the words, so that an import that is repeated moves no post. */
function slugFrom(text: string): string | null {
  if (text.trim() === '') return null
  const decoded = decodedText(text) ?? text
  const slug = slugOf(decoded)
  return slug === headingId(decoded) && slug !== 'post' ? slug : null
}

import type { Review } from '#app/features/entries/publication/review.ts'
import { parseNames } from '#app/platform/texts/parse-names.ts'
import { parseImagePath } from '#app/features/images/image.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import { oneLine } from '#app/platform/texts/one-line.ts'
import { parseJson } from '#app/platform/parse-json.ts'
import {
  fieldOf,
  type PostTexts,
  TEXT_FIELDS,
  type TextName,
} from '#app/features/posts/post-fields.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { cleanAddress } from '#app/platform/texts/clean-address.ts'
import { cleanLinks } from '#app/platform/texts/clean-links.ts'

/**
 * `date` is display text; the other dates are instants. `image` is an http or https address, our own `/images/blog-…` path, or the empty
 * string.
 */
export type Post = PostTexts & {
  id: string
  slug: string
  published: boolean
  createdAt: Date
  updatedAt: Date
  /** When readers first saw it, or will; stays when the post is published again. */
  publishedAt: Date | null
  /** Null: at once. */
  publishAt: Date | null
  /** Null: for good. */
  unpublishAt: Date | null
  /** Null before the review (ABA Formal Opinion 10-457). */
  review: Review | null
  userId: string | null
  version: number
  locale: Locale
  /** Null for a post that is no translation. */
  translation: PostTranslation | null
  /** Part of the product and never edited. */
  sample: boolean
}

/** `of` is the id of the post that it translates, `version` the revision of that which was translated. */
export type PostTranslation = { of: string; version: number }

/** `savedBy`: an e-mail, where known; `isOwn`: by the user who asks, in another tab. */
export type PostVersion = {
  version: number
  savedAt: Date
  savedBy: string | null
  isOwn: boolean
}

export type PostSummary = Omit<Post, 'content'>

/** Staff see everything, readers what is public at that instant. */
export type Viewer = 'staff' | Pick<Reader, 'readsAt'>

/** Lists show a reader the posts of one language. */
export type Reader = { readsAt: Date; locale: Locale }

export type ListViewer = 'staff' | Reader

/** What the client may set; the server alone sets the rest. */
export type PostInput = PostText &
  Pick<Post, 'publishAt' | 'unpublishAt' | 'review'> & {
    /** Null: unchanged, or made from the title. */
    slug: string | null
    /** Null: unchanged, or English. */
    locale: Locale | null
    publishedOver?: string | null
  }

export type PostText = PostTexts & Pick<Post, 'published'>

export const PUBLICATION_FIELDS = [
  'locale',
  'slug',
  'publishAt',
  'unpublishAt',
  'reviewedBy',
  'reviewedOn',
] as const
const FORM_FIELDS = [...TEXT_FIELDS, ...PUBLICATION_FIELDS]

/** As typed, so that a refused form is shown again without loss. */
export type PostForm = Record<(typeof FORM_FIELDS)[number], string> & {
  published: boolean
  findingsReason?: string
  /** `on`: decorative. */
  imageDecorates?: string
}

/** Ignores all other fields (id, user, version). */
export function readPostForm(textOf: (name: string) => string): PostForm {
  return {
    ...readFields(FORM_FIELDS, textOf),
    published: textOf('published') === 'on',
    findingsReason: textOf('findingsReason'),
    imageDecorates: textOf('imageDecorates'),
  }
}

export function readFields<Name extends string>(
  names: readonly Name[],
  textOf: (name: Name) => string,
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Name, string>
}

export type PostTextForm = Pick<PostForm, keyof PostText>

export type PostProblems = Partial<Record<keyof PostForm, string>>

/** Spec 5.10. */
export const IMAGE_REQUIRED =
  'Image Required: Please upload an image file or enter a valid image URL.'

/** Spec 5.1 to 5.11; `parseEditorForm` reads the whole form. */
export function parsePostForm(form: PostTextForm): Result<PostText, PostProblems> {
  const [image, content] = [cleanAddress(form.image), cleanLinks(form.content)]
  const typed = { ...form, title: oneLine(form.title), image, content }
  const text = readFields(TEXT_FIELDS, (name) => typed[name].trim())
  const problems: PostProblems = {}
  for (const name of TEXT_FIELDS) {
    const problem = problemOf(name, text[name])
    if (problem !== null) problems[name] = problem
  }
  if (Object.keys(problems).length > 0) return fail(problems)
  return ok({ ...textsOfForm(text), published: form.published })
}

export function textsOfForm(form: Record<TextName, string>): PostTexts {
  return {
    ...readFields(TEXT_FIELDS, (name) => form[name]),
    categories: parseNames(form.categories),
  }
}

function problemOf(name: TextName, text: string): string | null {
  const { kind, min = 0, max, label, short } = fieldOf(name)
  // Of characters: an emoji is one.
  const { length } = [...text]
  if (kind === 'image') return length <= max && isImageAddress(text) ? null : IMAGE_REQUIRED
  if (length > max) return `${label} can be at most ${max.toLocaleString('en-US')} characters`
  const isShort = length < min || (kind === 'names' && min > 0 && parseNames(text).length === 0)
  return isShort ? `${label} ${short ?? `must be at least ${min} characters`}` : null
}

export const NO_TEXTS = textsOfForm(readFields(TEXT_FIELDS, () => ''))

/** Of a post that nobody has published. */
export const UNPUBLISHED = { published: false, publishAt: null, unpublishAt: null, review: null }

/** Spec 3.7. */
export function readCategories(stored: unknown): string[] {
  if (Array.isArray(stored)) return stored.filter((name) => typeof name === 'string')
  const parsed = typeof stored === 'string' ? parseJson(stored) : null
  return Array.isArray(parsed) ? readCategories(parsed) : []
}

/**
 * Parses the address, because a prefix test would accept `httpx://`.
 * @internal exported for tests
 */
export function isImageAddress(image: string): boolean {
  if (parseImagePath(image)?.width === null) return true
  if (!URL.canParse(image)) return false
  const { protocol, username, password } = new URL(image)
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
}

export function isPostId(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text)
}

const WORDS_A_MINUTE = 200

export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

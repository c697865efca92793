import * as z from 'zod/mini'
import '#app/platform/without-eval.ts'
import { parseImagePath } from '#app/features/images/image.ts'
import type { LocalDate } from '#app/platform/local-time.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

/** A blog post as the rest of the product sees it. `date` is display text; the other dates are instants. */
export type Post = {
  id: string
  slug: string
  title: string
  excerpt: string
  /** Markdown. */
  content: string
  author: string
  date: string
  /** An http or https address, our own `/images/blog-…` path, or the empty string. */
  image: string
  imageAlt: string
  categories: string[]
  published: boolean
  createdAt: Date
  updatedAt: Date
  /** When readers first saw it, or will; once past, it is kept when the post is published again. */
  publishedAt: Date | null
  /** Readers see a published post from this instant on; null: at once. */
  publishAt: Date | null
  /** And until this one; null: for good. */
  unpublishAt: Date | null
  /** Null until someone has read it for the firm (ABA Formal Opinion 10-457). */
  review: PostReview | null
  userId: string | null
  /** Counts the saves. */
  version: number
  /** Came with the product and was not edited since. */
  sample: boolean
}

/** Who read a post for the firm, and on which day there. */
export type PostReview = { by: string; on: LocalDate }

/** A post as someone else has saved it while one was writing. `savedBy` is their e-mail, where it is known. */
export type SavedMeanwhile = Post & { savedBy: string | null }

/** The version of a post, and whose it is; the e-mail is null where no one knows. */
export type PostVersion = { version: number; savedAt: Date; savedBy: string | null }

export type PostSummary = Omit<Post, 'content'>

/** Who is asking: staff, who see everything, or a reader, who sees what is public at that instant. */
export type Viewer = 'staff' | { readsAt: Date }

/** What an editor may set. Everything else of a post is the server's. */
export type PostInput = PostText &
  Pick<Post, 'publishAt' | 'unpublishAt' | 'review'> & {
    /** The wished part of the address; null keeps what the post has, or makes it from the title. */
    slug: string | null
    /** Why it is published although the checklist found something. */
    publishedOver?: string | null
  }

/** The fields of the specification's form. */
export type PostText = Pick<
  Post,
  | 'title'
  | 'excerpt'
  | 'content'
  | 'author'
  | 'date'
  | 'image'
  | 'imageAlt'
  | 'categories'
  | 'published'
>

/** The specification's fields that are written as text, and ours: both are named here alone. */
export const TEXT_FIELDS = [
  'title',
  'excerpt',
  'content',
  'author',
  'date',
  'categories',
  'image',
  'imageAlt',
] as const satisfies readonly (keyof PostText)[]
export const PUBLICATION_FIELDS = [
  'slug',
  'publishAt',
  'unpublishAt',
  'reviewedBy',
  'reviewedOn',
] as const
const FORM_FIELDS = [...TEXT_FIELDS, ...PUBLICATION_FIELDS]

/** The form's text exactly as it was typed, so that a refused form can be shown again without a loss. */
export type PostForm = Record<(typeof FORM_FIELDS)[number], string> & {
  published: boolean
  /** Why it is published although the checklist found something. */
  findingsReason?: string
  /** `on` says that the image only decorates. */
  imageDecorates?: string
}

/** Takes the known fields out of a form; whatever else it names (id, user, version of the row) is not read. */
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

/** The first message of each field that was refused, and of the image. */
export type PostProblems = Partial<Record<keyof PostForm, string>>

/** Shortest lengths are the specification's (section 9); the longest are ours, to bound what is stored. */
export const POST_LIMITS = {
  title: { min: 5, max: 200 },
  excerpt: { min: 10, max: 600 },
  content: { min: 50, max: 200_000 },
  author: { min: 2, max: 100 },
  date: { min: 5, max: 60 },
  categories: { min: 3, max: 300 },
  image: { max: 2_000 },
  imageAlt: { max: 300 },
  reviewedBy: { max: 100 },
} as const

/** The specification's text for an image that is missing or cannot be one (section 5). */
export const IMAGE_REQUIRED =
  'Image Required: Please upload an image file or enter a valid image URL.'

function boundedText(name: string, { min, max }: { min: number; max: number }, message: string) {
  const tooLong = `${name} can be at most ${max.toLocaleString('en-US')} characters`
  return z.string().check(z.trim(), z.minLength(min, message), z.maxLength(max, tooLong))
}

const postSchema = z.object({
  title: boundedText('Title', POST_LIMITS.title, 'Title must be at least 5 characters'),
  excerpt: boundedText('Excerpt', POST_LIMITS.excerpt, 'Excerpt must be at least 10 characters'),
  content: boundedText('Content', POST_LIMITS.content, 'Content must be at least 50 characters'),
  author: boundedText('Author name', POST_LIMITS.author, 'Author name is required'),
  date: boundedText('Date', POST_LIMITS.date, 'Date is required'),
  categories: z.pipe(
    boundedText('Categories', POST_LIMITS.categories, 'Categories are required'),
    z.pipe(
      z.transform(parseCategories),
      z.array(z.string()).check(z.minLength(1, 'Categories are required')),
    ),
  ),
  image: z
    .string()
    .check(
      z.trim(),
      z.maxLength(POST_LIMITS.image.max, IMAGE_REQUIRED),
      z.refine(isImageAddress, IMAGE_REQUIRED),
    ),
  imageAlt: z
    .string()
    .check(
      z.trim(),
      z.maxLength(
        POST_LIMITS.imageAlt.max,
        'The description of the picture can be at most 300 characters',
      ),
    ),
  published: z.boolean(),
})

/** Checks the specification's fields by its section 5; `parseEditorForm` reads the whole form. */
export function parsePostForm(form: PostTextForm): Result<PostText, PostProblems> {
  const parsed = postSchema.safeParse(form)
  if (parsed.success) return ok(parsed.data)
  const problems: PostProblems = {}
  for (const issue of parsed.error.issues) {
    const field = issue.path[0] as keyof PostForm
    problems[field] ??= issue.message
  }
  return fail(problems)
}

/** Splits the comma-separated field: trimmed, empty ones and repetitions dropped, order kept. */
export function parseCategories(text: string): string[] {
  const names = text.split(',').map((name) => name.trim())
  return [...new Set(names)].filter((name) => name !== '')
}

/** A row has a list, or a JSON string of a list (the specification's section 3). */
export function readCategories(stored: unknown): string[] {
  if (Array.isArray(stored)) return stored.filter((name) => typeof name === 'string')
  if (typeof stored !== 'string') return []
  try {
    const parsed: unknown = JSON.parse(stored)
    return Array.isArray(parsed) ? readCategories(parsed) : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

/**
 * True for an image a post may name: one of our own, or an http or https address. The address must parse, because a test
 * for how it starts would let `httpx://` pass.
 * @internal exported for tests
 */
export function isImageAddress(image: string): boolean {
  if (parseImagePath(image)?.width === null) return true
  if (!URL.canParse(image)) return false
  const { protocol, username, password } = new URL(image)
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
}

const RESERVED_SLUGS = new Set(['category', 'feed', 'preview', 'search'])
export const SLUG_LENGTH = 80

/** Lower-case ASCII words joined by hyphens; 'post' when the title has none. */
export function slugOf(title: string): string {
  const texts = title
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .match(/[a-z0-9]+/g)
  const slug = (texts ?? []).join('-').slice(0, SLUG_LENGTH).replace(/-$/, '')
  return slug === '' || RESERVED_SLUGS.has(slug) || isPostId(slug)
    ? `post${slug && `-${slug}`}`
    : slug
}

/** A UUID, so that it is looked up as one. */
export function isPostId(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text)
}

const TEXTS_A_MINUTE = 200

export function readingMinutes(content: string): number {
  return Math.max(1, Math.round((content.match(/\S+/g)?.length ?? 0) / TEXTS_A_MINUTE))
}

import { parse, stringify } from 'yaml'
import * as z from 'zod'
import { NO_TEXTS, type Post } from '#app/features/posts/post.ts'
import { fieldOf, type PostTexts, TEXT_FIELDS } from '#app/features/posts/post-fields.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'
import type { LocalDate } from '#app/platform/local-time.ts'

// An export is a folder:
//   posts/<address>.md   one post: front matter, then its text character by character and a line break
//   images/<name>        the originals
//   site.json            the texts of the site, as `profile export --all` writes them
//   export.json          last, so that an export that was cut off has none

export const EXPORT_FORMAT = 1
export const EXPORT_FILE = 'export.json'

const categoryTexts = z.object({ name: z.string(), description: z.string() })

export const exportSchema = z.object({
  format: z.literal(EXPORT_FORMAT),
  /** SHA-256 of each file by its name, in hexadecimal. */
  images: z.record(z.string(), z.string()),
  categories: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      description: z.string(),
      place: z.nullable(z.int()),
      formerSlugs: z.array(z.string()),
      /** In languages with a name of their own; an export of an earlier release has none. */
      translated: z
        .object({
          es: z.optional(categoryTexts),
          pt: z.optional(categoryTexts),
          fr: z.optional(categoryTexts),
        })
        .default({}),
    }),
  ),
})

export type ExportFile = z.infer<typeof exportSchema>

const instant = z.pipe(
  z.iso.datetime(),
  z.transform((text) => new Date(text)),
)

type Texts = Omit<PostTexts, 'title' | 'content'>

// The content stands behind the front matter.
const texts = TEXT_FIELDS.filter((name) => name !== 'title' && name !== 'content').map((name) => {
  const { kind, later } = fieldOf(name)
  const schema = kind === 'names' ? z.array(z.string()) : z.string()
  return [name, later ? z.prefault(schema, NO_TEXTS[name]) : schema]
})

const postSchema = z.object({
  id: z.string(),
  // In this order, of which the note of an import has been made.
  title: z.string(),
  slug: z.string(),
  formerSlugs: z.array(z.string()),
  oldPaths: z.array(z.string()),
  ...(Object.fromEntries(texts) as { [Name in keyof Texts]: z.ZodType<Texts[Name]> }),
  published: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  publishedAt: z.nullable(instant),
  publishAt: z.nullable(instant),
  unpublishAt: z.nullable(instant),
  reviewedBy: z.nullable(z.string()),
  reviewedOn: z.nullable(z.string()),
  locale: z.enum(LOCALES),
  translates: z.nullable(z.string()),
  isOutOfDate: z.boolean(),
})

/** A post without what only this site's accounts and counters mean. */
export type ExportedPost = Omit<Post, 'userId' | 'version' | 'sample' | 'translation'> & {
  /** The id of the post of which it is a translation. */
  translates: string | null
  /** The post that it translates has other texts since. */
  isOutOfDate: boolean
  formerSlugs: string[]
  /** Of an earlier system, that lead to it. */
  oldPaths: string[]
}

export function writePost({ content, review, ...fields }: ExportedPost): string {
  const reviewed = { reviewedBy: review?.by ?? null, reviewedOn: review?.on ?? null }
  const yaml = stringify(instantsAsText({ ...fields, ...reviewed }), {
    lineWidth: 0,
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
  })
  return `---\n${yaml}---\n${content}\n`
}

/** Null: not of this form. */
export function readPost(text: string): ExportedPost | null {
  const [, yaml, content] = /^---\n([^]*?\n)---\n([^]*)\n$/.exec(text) ?? []
  if (yaml === undefined || content === undefined) return null
  const { success, data } = postSchema.safeParse(parseYaml(yaml))
  if (!success) return null
  const { reviewedBy, reviewedOn, ...fields } = data
  const hasReview = reviewedBy !== null && reviewedOn !== null
  const review = hasReview ? { by: reviewedBy, on: reviewedOn as LocalDate } : null
  return { ...fields, content, review }
}

/** Undefined: it cannot be read. No aliases: they multiply. */
export function parseYaml(text: string): unknown {
  try {
    return parse(text, { maxAliasCount: 0, logLevel: 'error', uniqueKeys: false })
  } catch {
    return undefined
  }
}

function instantsAsText(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  )
}

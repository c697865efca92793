import * as z from 'zod/mini'
import '#app/platform/without-eval.ts'
import type { BulkAct, BulkOutcome, ChosenPost } from '#app/features/posts/post-list.ts'
import { unseenOf } from '#app/features/posts/publication/post-schedule.ts'
import { isDay } from '#app/platform/local-time.ts'
import {
  newSlug,
  createNumbering,
  publishedAtAfter,
  refusalOf,
  sampleInput,
  turnSwitch,
  wantedSlug,
} from '#app/features/posts/post-transitions.ts'
import { NO_TEXTS, type Post, type PostInput } from '#app/features/posts/post.ts'
import { fieldOf, TEXT_FIELDS } from '#app/features/posts/post-fields.ts'
import { sampleId, samplePosts, sourceIndex } from '#app/features/posts/samples/sample-posts.ts'
import { DEMO_USER } from '#app/features/demo/demo-user.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'
import { parseJson } from '#app/platform/parse-json.ts'

const instant = z.pipe(
  z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
  z.transform((text: string) => new Date(text)),
)

const texts = TEXT_FIELDS.map((name) => {
  const { kind, later } = fieldOf(name)
  const schema = kind === 'names' ? z.array(z.string()) : z.string()
  return [name, later ? z.optional(schema) : schema]
})

const storedPosts = z.array(
  z.object({
    ...Object.fromEntries(texts),
    id: z.string(),
    slug: z.string(),
    published: z.boolean(),
    createdAt: instant,
    updatedAt: instant,
    publishedAt: z.nullable(instant),
    publishAt: z.nullable(instant),
    unpublishAt: z.nullable(instant),
    review: z.nullable(z.object({ by: z.string(), on: z.string().check(z.refine(isDay)) })),
    userId: z.nullable(z.string()),
    version: z.int(),
    // A post that an earlier release stored has neither.
    locale: z.optional(z.enum(LOCALES)),
    translation: z.optional(z.nullable(z.object({ of: z.string(), version: z.int() }))),
    sample: z.boolean(),
  }),
)

/** Nothing stored, or an unreadable text, gives the sample posts. */
export function parsePosts(text: string | null): Post[] {
  const stored = storedPosts.safeParse(parseJson(text ?? 'null'))
  if (!stored.success) return sampleStore()
  return stored.data.map(
    (post) => ({ ...NO_TEXTS, locale: 'en', translation: null, ...post }) as Post,
  )
}

function sampleStore(): Post[] {
  const posts = samplePosts.reduceRight<Post[]>(
    (others, sample, index) =>
      withSaved(others, sampleId(index), sampleInput(sample), new Date(sample.createdAt)),
    [],
  )
  return posts.map((post) => ({
    ...post,
    userId: null,
    translation: translationOf(post),
    sample: true,
  }))
}

/** What only this browser stores is read in its own dashboard; the samples have pages of their own (decision 20). */
export function isUntouchedSample({ sample, version }: Pick<Post, 'sample' | 'version'>): boolean {
  return sample && version === 1
}

function translationOf({ slug }: Pick<Post, 'slug'>): Post['translation'] {
  const sample = samplePosts.find((each) => each.slug === slug)
  return sample?.translates ? { of: sampleId(sourceIndex(sample)), version: 1 } : null
}

/** A post that is not among them is new and comes first. */
export function withSaved(posts: readonly Post[], id: string, input: PostInput, at: Date): Post[] {
  const before = posts.find((post) => post.id === id) ?? null
  const others = posts.filter((post) => post !== before)
  const wanted = before ? wantedSlug(before, input, at) : newSlug(input, at)
  const free = wanted && createNumbering(new Set(others.map(({ slug }) => slug)))(wanted)
  const { slug: _, locale, publishedOver: __, ...fields } = input
  const saved = {
    createdAt: at,
    userId: DEMO_USER.id,
    translation: null,
    ...before,
    ...fields,
    id,
    slug: free ?? before?.slug ?? '',
    locale: locale ?? before?.locale ?? 'en',
    updatedAt: at,
    publishedAt: publishedAtAfter(before?.publishedAt ?? null, input, at),
    version: (before?.version ?? 0) + 1,
    sample: false,
  }
  return before ? posts.map((post) => (post === before ? saved : post)) : [saved, ...posts]
}

export function withChanged(
  posts: readonly Post[],
  act: BulkAct,
  chosen: readonly ChosenPost[],
  at: Date,
): [outcome: BulkOutcome, posts: Post[]] {
  const known = chosen.map((each) => {
    const post = posts.find(({ id }) => id === each.id) ?? null
    return { id: each.id, title: post?.title ?? null, reason: refusalOf(post, each) }
  })
  const taken = new Set(known.filter(({ reason }) => reason === null).map(({ id }) => id))
  const refused = known.flatMap(({ reason, ...post }) => (reason ? [{ ...post, reason }] : []))
  const changed = posts.flatMap((post) => {
    if (!taken.has(post.id)) return [post]
    if (act === 'trash') return []
    const turned = turnSwitch(post, act === 'publish', at)
    return [turned ? { ...post, ...turned, updatedAt: at, version: post.version + 1 } : post]
  })
  const published = act === 'publish' ? changed.filter(({ id }) => taken.has(id)) : []
  return [{ act, done: taken.size, refused, ...unseenOf(published, at) }, changed]
}

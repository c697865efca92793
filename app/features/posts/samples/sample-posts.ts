import { quoteFacts } from '#app/features/facts/fact.ts'
import { legalFacts } from '#app/features/facts/law-pack.ts'
import { factsIn } from '#app/features/facts/facts-in.ts'
import { englishSamples } from '#app/features/posts/samples/en.ts'
import { frenchSamples } from '#app/features/posts/samples/fr.ts'
import { portugueseSamples } from '#app/features/posts/samples/pt.ts'
import { spanishSamples } from '#app/features/posts/samples/es.ts'
import type { TranslatedSample, WrittenSample } from '#app/features/posts/samples/sample.ts'
import { type LocalDate, longDate } from '#app/platform/local-time.ts'
import type { Locale } from '#app/platform/texts/locales.ts'

export type SamplePost = WrittenSample & { locale: Locale; translates: string | null }

const translated: readonly [Locale, readonly TranslatedSample[]][] = [
  ['es', spanishSamples],
  ['pt', portugueseSamples],
  ['fr', frenchSamples],
]

/** English first, each language newest first; figures are those of the day each was written. */
export const samplePosts: readonly SamplePost[] = [
  ...englishSamples.map((post) => ({ ...post, locale: 'en' as const, translates: null })),
  ...translated.flatMap(([locale, posts]) => posts.map((post) => translationOf(post, locale))),
].map((post) => ({
  ...post,
  content: quoteFacts(
    post.content,
    factsIn(legalFacts, post.locale),
    new Date(post.createdAt),
    post.locale,
  ),
}))

export function samplePostsIn(locale: Locale): readonly SamplePost[] {
  return samplePosts.filter((post) => post.locale === locale)
}

function translationOf(post: TranslatedSample, locale: Locale): SamplePost {
  const source = englishSamples.find(({ slug }) => slug === post.translates)
  if (!source) throw new Error(`No sample post has the slug ${post.translates}`)
  const day = source.createdAt.slice(0, 10) as LocalDate
  return { ...source, ...post, date: longDate(day, locale), locale }
}

/** The same on every server without a backend and in every browser, so that links survive a restart and a reset. */
export function sampleId(index: number): string {
  return `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`
}

/** Of a sample that translates another one. */
export function sourceIndex({ translates }: SamplePost): number {
  return samplePosts.findIndex(({ slug }) => slug === translates)
}

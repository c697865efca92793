import { sentencesIn } from '#test/seo/language/page-sentences.ts'

export type ReadPage = {
  path: string
  sentences: readonly string[]
  /** Its title and description, which lists of pages quote. */
  quotable: readonly string[]
}

const MOST_PAGES = 2

/** Sentences on more than two pages; a list of articles is one page, whatever it is narrowed to. */
export function findRepeated(
  pages: readonly ReadPage[],
  allowed: readonly string[],
): { sentence: string; paths: string[] }[] {
  const free = new Set(
    [...allowed, ...pages.flatMap(({ quotable }) => quotable)].flatMap(sentencesIn),
  )
  const places = new Map<string, Set<string>>()
  for (const { path, sentences } of pages) {
    const page = path.replace(/\?.*|\/category\/.*/, '')
    for (const sentence of sentences)
      places.set(sentence, (places.get(sentence) ?? new Set()).add(page))
  }
  return [...places]
    .filter(([sentence, paths]) => paths.size > MOST_PAGES && !free.has(sentence))
    .map(([sentence, paths]) => ({ sentence, paths: [...paths] }))
}

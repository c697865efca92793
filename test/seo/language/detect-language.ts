import { eld } from 'eld/large'
import { allTextsOf } from '#test/seo/language/page-sentences.ts'
import type { ReadingLanguage } from '#test/seo/language/readability.ts'

const detector = eld.newInstance()
detector.setLanguageSubset(['en', 'es', 'pt', 'fr'] satisfies ReadingLanguage[])

/** In characters. Of 4,752 texts of the four languages, none of the 1,916 that are so long was mistaken, one from 30 on. */
const SHORTEST = 40

// Terms in brackets are those of the law, in English on every page.
const UNREAD = /\([^)]*\)|\S*(?:@|:\/\/|[\d{}])\S*/g

/** Null for a text that is too short to be sure. */
export function detectLanguage(text: string): ReadingLanguage | null {
  const words = text.replaceAll(UNREAD, ' ').replaceAll(/\s+/g, ' ').trim()
  return words.length < SHORTEST ? null : (detector.detect(words).language as ReadingLanguage)
}

/** What a reader sees or hears of a page that is printed as an English one has it. */
export function untranslatedTextsOn(html: string, english: ReadonlySet<string>): string[] {
  return allTextsOf(html).filter((text) => english.has(text))
}

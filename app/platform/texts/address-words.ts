import { foldForSearch } from '#app/platform/texts/fold-for-search.ts'

/** The longest last part of an address. */
export const SLUG_LENGTH = 80

/** Joined by hyphens, only what is written in ASCII; empty without a letter or a digit. */
export function addressWords(text: string): string {
  const words = text.match(/[a-z0-9]+/g) ?? []
  return words.join('-').slice(0, SLUG_LENGTH).replace(/-$/, '')
}

/** Latin letters are written in ASCII. */
export function foldedLetters(text: string): string {
  return foldForSearch(text.replaceAll(/['’ʼʻ‘]/g, ''))
}

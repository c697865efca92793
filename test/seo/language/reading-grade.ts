import { syllable } from 'syllable'

/** U.S. school years; https://en.wikipedia.org/wiki/Flesch–Kincaid_readability_tests */
export function readingGrade(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf)
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

/**
 * Without names, form numbers, figures and addresses, which no choice of words makes easier: words with a digit, in
 * capitals, or with a capital inside a sentence.
 */
export function wordsOf(sentence: string): string[] {
  const words = sentence.replaceAll(/\S*(?:@|:\/\/|\.\w)\S*/g, ' ').match(WORD) ?? []
  return words.filter((word, place) => !isName(word, place === 0))
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu

function isName(word: string, isFirst: boolean): boolean {
  if (/^I(?:['’]|$)/.test(word)) return false
  return /\p{N}|^\p{Lu}{2}/u.test(word) || (!isFirst && /^\p{Lu}/u.test(word))
}

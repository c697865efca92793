import { syllable } from 'syllable'
import { frenchSyllables } from '#test/seo/language/syllables/french.ts'
import { portugueseSyllables } from '#test/seo/language/syllables/portuguese.ts'
import { spanishSyllables } from '#test/seo/language/syllables/spanish.ts'

export type ReadingLanguage = 'en' | 'es' | 'pt' | 'fr'

type Measure = {
  syllables: (word: string) => number
  /** Of the words of an average sentence, and of the syllables of an average word. */
  score: (words: number, syllables: number) => number
  isPlain: (score: number) => boolean
}

const measures: Record<ReadingLanguage, Measure> = {
  // Flesch and Kincaid (1975), U.S. school years
  en: {
    syllables: syllable,
    score: (words, syllables) => 0.39 * words + 11.8 * syllables - 15.59,
    isPlain: (grade) => grade <= 8,
  },
  // Szigriszt (1993). On the scale INFLESZ (Barrio-Cantalejo and others, 2008), texts for the public need 55.
  es: {
    syllables: spanishSyllables,
    score: (words, syllables) => 206.835 - words - 62.3 * syllables,
    isPlain: (ease) => ease >= 55,
  },
  // Martins and others (1996): from 50 on easy, what children read by the eighth year of school
  pt: {
    syllables: portugueseSyllables,
    score: (words, syllables) => 248.835 - 1.015 * words - 84.6 * syllables,
    isPlain: (ease) => ease >= 50,
  },
  // Kandel and Moles (1958), on the scale of Flesch: 60 is standard, and five points are about a school year
  fr: {
    syllables: frenchSyllables,
    score: (words, syllables) => 207 - 1.015 * words - 73.6 * syllables,
    isPlain: (ease) => ease >= 55,
  },
}

const MOST_WORDS = 25

type Readability = { score: number; tooLong: readonly string[]; isPlain: boolean }

/** Nothing is plain. */
export function readability(sentences: readonly string[], language: ReadingLanguage): Readability {
  const { syllables, score, isPlain } = measures[language]
  const words = sentences.flatMap(wordsOf)
  if (words.length === 0) return { score: Number.NaN, tooLong: [], isPlain: true }
  const sum = words.reduce((count, word) => count + syllables(word), 0)
  const scored = score(words.length / sentences.length, sum / words.length)
  const tooLong = sentences.filter((sentence) => wordsOf(sentence).length > MOST_WORDS)
  return { score: scored, tooLong, isPlain: isPlain(scored) && tooLong.length === 0 }
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
  const noun = word.replace(/^(?:[dl]|qu)['’]/i, '')
  return /\p{N}|^\p{Lu}{2}/u.test(noun) || (!isFirst && /^\p{Lu}/u.test(noun))
}

import type { MessageContent } from '#app/features/inbox/contact-form/message.ts'
import {
  CASE_PHRASES,
  OFFER_WORDS,
  SPAM_PHRASES,
} from '#app/features/inbox/contact-form/spam-phrases.ts'
import { foldForSearch } from '#app/platform/texts/fold-for-search.ts'

type Topic = keyof typeof SPAM_PHRASES

export type TextSignal = 'many-links' | 'bare-link' | 'markup' | 'gibberish' | Topic

const MANY_LINKS = 3

/** Language, length and script are no signals: people write as they can. */
export function textSignals({ name, message }: MessageContent): TextSignal[] {
  const links = linksIn(`${name}\n${message}`).length
  const text = foldForSearch(message)
  const caseWords = new Set(text.match(CASE_PHRASES)).size
  const found: [TextSignal, boolean][] = [
    ['many-links', links >= MANY_LINKS],
    ['bare-link', links > 0 && links < MANY_LINKS && caseWords === 0 && !CODE.test(text)],
    ['markup', /<a\s+href|\[url[=\]]|\[link[=\]]/i.test(message)],
    ['gibberish', isGibberish(text)],
  ]
  return [
    ...found.flatMap(([signal, is]) => (is ? [signal] : [])),
    ...offersIn(text, links, caseWords),
  ]
}

// Clients quote the government's pages and share their documents.
const CLIENTS_LINKS =
  /^(?:https?:\/\/)?(?:[\w-]+\.)*(?:gov|(?:drive|docs)\.google\.com|photos\.app\.goo\.gl|dropbox\.com|1drv\.ms|icloud\.com|wetransfer\.com)(?=[/?#:]|$)/i

function linksIn(text: string): string[] {
  const links = text.match(/(?:https?:\/\/|www\.)[^\s<>"'\]]+/gi) ?? []
  return links.filter((link) => !CLIENTS_LINKS.test(link))
}

/** Of an offer; a price, a percentage, a user's name and a word of offers are worth one. Measured: decision 49. */
const POINTS = { phrase: 2, link: 2, case: 2, code: 3 }

const OFFER_POINTS = 3
const CASE_WORDS_COUNTED = 6

const SIGNS = [/[$€£]\s?\d|\d\s?(?:€|usd|eur|dolar|dollar)/, /\d ?%/, /@\w{4,}/]

// Of a form or a visa, such as I-130 or EB-2.
const CODE = /\b(?:eb|dv|[befhijklmnopru])[ -]?\d/

/** What speaks of a case weighs against it: clients work in casinos, trade in bitcoin and sell websites. */
function offersIn(text: string, links: number, caseWords: number): Topic[] {
  const found = Object.entries(SPAM_PHRASES).map(
    ([topic, phrases]) => [topic as Topic, new Set(text.match(phrases)).size] as const,
  )
  const ofOffer =
    found.reduce((sum, [, count]) => sum + count * POINTS.phrase, 0) +
    new Set(text.match(OFFER_WORDS)).size +
    SIGNS.filter((sign) => sign.test(text)).length +
    (links > 0 ? POINTS.link : 0)
  const ofCase =
    (caseWords > 0 ? POINTS.case + Math.min(caseWords, CASE_WORDS_COUNTED) : 0) +
    (CODE.test(text) ? POINTS.code : 0)
  if (ofOffer - ofCase < OFFER_POINTS) return []
  const topics = found.flatMap(([topic, count]) => (count > 0 ? [topic] : []))
  return topics.length > 0 ? topics : ['sales']
}

// Without a vowel, with five of one letter, with four consonants in a row, or from neighbouring keys.
const NO_WORD = /^[^aeiouy]+$|([a-z])\1{4}|[bcdfghjklmnpqrstvwxz]{4}|asd|^(?:qwe|zxc|sdf|dfg)/

/** Typed at random, or by a machine that looks for forms. */
function isGibberish(text: string): boolean {
  const words = text.match(/[a-z]{3,}/g) ?? []
  const odd = words.filter((word) => NO_WORD.test(word))
  return text.length >= 8 && odd.length * 2 > words.length
}

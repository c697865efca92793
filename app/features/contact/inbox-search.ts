import type { MessageContent } from '#app/features/contact/message.ts'

// Without the vowels and the characters that are mistaken for one another, as `aReference` makes them.
const REFERENCE = /^[BCDFGHJKLMNPQRTVWXY346789]{5}$/

/**
 * Reads a reference as people type it: "k7-q4m", "K7Q4M" and "#K7 – Q4M" are K7-Q4M.
 * @returns the reference as it is stored, or null when the text cannot be one. A word may look like one: "lynch"
 */
export function parseReference(text: string): string | null {
  const letters = text.toUpperCase().replaceAll(/[\s#.‐-―-]/g, '')
  return REFERENCE.test(letters) ? `${letters.slice(0, 2)}-${letters.slice(2)}` : null
}

// What is plain ASCII needs no folding but of its case, which is most of what is written, and is much quicker.
// oxlint-disable-next-line no-control-regex -- the range is the point
const ASCII = /^[\0-\x7f]*$/

// All but the single space, which most words stand behind and which stays as it is.
const SPACES = /\s{2,}|[^\S ]/g

/** Folds a text so that a search ignores case and accents, and takes any run of white space as one space. */
function folded(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replaceAll(SPACES, ' ').trim()
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFC')
    .replaceAll(SPACES, ' ')
    .trim()
}

/**
 * Makes the question whether a message has every word of a search in its name, e-mail or text. Words may stand anywhere and
 * in any order; what stands in quotation marks is one.
 */
export function matcherOf(search: string): (content: MessageContent) => boolean {
  const needles = [...search.matchAll(/"([^"]+)"|([^\s"]+)/g)]
    .map(([, phrase, word]) => folded(phrase ?? word ?? ''))
    .filter((needle) => needle !== '')
  return ({ name, email, message }) => {
    // A line break that no needle contains, so that nothing is found across two fields.
    const hay = `${folded(name)}\n${folded(email)}\n${folded(message)}`
    return needles.length > 0 && needles.every((needle) => hay.includes(needle))
  }
}

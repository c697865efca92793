const RAISED: Readonly<Record<string, string>> = signs('0123456789+-=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ')
const LOWERED: Readonly<Record<string, string>> = signs('0123456789+-=()', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎')
const NAMED: Readonly<Record<string, string>> = { tm: '™', sm: '℠' }

export type Offset = 'raised' | 'lowered'

// By so much that it is no matter of taste.
const LIFTED =
  /(?<![\w-])vertical-align\s*:\s*(?:[2-9]\d(?:\.\d+)?%|0?\.[2-9]\d*em|(?:[3-9]|1\d)(?:\.\d+)?p[tx])/i

/** Null where the text stands on the line. */
export function offsetOf(element: { tag: string; style: string; names: string }): Offset | null {
  const { tag, style, names } = element
  if (tag === 'sup') return 'raised'
  if (tag === 'sub') return 'lowered'
  const aligned = /(?<![\w-])vertical-align\s*:\s*(super|sub)\b/i.exec(style)?.[1]
  const shifted = /mso-text-raise:\s*(-?)\s*\.?\d/i.exec(style)?.[1]
  if (aligned !== undefined) return aligned.toLowerCase() === 'sub' ? 'lowered' : 'raised'
  if (shifted !== undefined) return shifted === '-' ? 'lowered' : 'raised'
  if (LIFTED.test(style)) return 'raised'
  return /\b(?:Mso(?:Foot|End)noteReference|sd(?:foot|end)note(?:anc|sym))\b/.test(names)
    ? 'raised'
    : null
}

// "10th", "1er", "2ème": part of the number, and nobody takes them for another one.
const ORDINAL = /^(?:st|nd|rd|th|er|re|ère|e|es|ème|ième|nd|nde|os|as)$/i

/**
 * The text on the line, so that it stays readable and never joins the number before it, which would be another number.
 * `before`: what stands before it on its line.
 */
function onTheLine(text: string, before: string, offset: Offset): string {
  const known = offset === 'raised' ? RAISED : LOWERED
  const characters = [...text.replaceAll(/[−–]/g, '-')]
  const isKnown = characters.every((sign) => sign in known || /[\s,.;*†‡§\p{No}]/u.test(sign))
  if (isKnown) return moved(characters, known)
  const word = text.trim()
  if (offset === 'raised') {
    const named = NAMED[word.toLowerCase()]
    if (named !== undefined) return named
    // Of "1º" and "nº"; behind a sum of money or a large number it is the mark of a note.
    if (/^[oa]$/.test(word) && /(?:(?:^|[^\d$€£.,])\d{1,2}|\bn)$/i.test(before))
      return word === 'o' ? 'º' : 'ª'
    if (ORDINAL.test(word) && !/[$€£]\s?[\d.,]+$/.test(before)) return text
    const [, above, below] = /^(\d+)[/⁄](\d+)$/.exec(word) ?? []
    if (above !== undefined && below !== undefined)
      return `${moved(above, RAISED)}⁄${moved(below, LOWERED)}`
  }
  const wouldJoin = /\p{N}$/u.test(before) && /^[\p{L}\p{N}]/u.test(text)
  return wouldJoin ? `[${word}]` : text
}

/** The same for text in several pieces, such as one in bold. */
export function piecesOnTheLine(
  pieces: readonly string[],
  before: string,
  offset: Offset,
): string[] {
  const whole = pieces.join('')
  const written = onTheLine(whole, before, offset)
  // Only signs for signs; otherwise it becomes one piece.
  if (written === whole) return [...pieces]
  if (written.length !== whole.length) return pieces.map((_, index) => (index === 0 ? written : ''))
  let end = 0
  return pieces.map(({ length }) => written.slice(end, (end += length)))
}

function moved(text: Iterable<string>, known: Readonly<Record<string, string>>): string {
  return [...text].map((sign) => known[sign] ?? sign).join('')
}

function signs(plain: string, offset: string): Record<string, string> {
  const places = [...offset]
  return Object.fromEntries([...plain].map((sign, index) => [sign, places[index] ?? sign]))
}

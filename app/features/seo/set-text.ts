import titleGlyphs from '#app/features/seo/title-glyphs.json' with { type: 'json' }

/** One path per letter, in the font's units with y upwards; `x` from the line's start. */
export type TextLine = { letters: readonly { x: number; path: string }[]; width: number }

/** Sizes in pixels. */
export type SetText = { size: number; lines: readonly TextLine[] }

/** Units in one em. */
export const UNITS_PER_EM = titleGlyphs.unitsPerEm

/** In ems. */
export const LINE_HEIGHT = 1.1

const outlines: Readonly<Record<string, string>> = titleGlyphs.glyphs
const kerning: Readonly<Record<string, number>> = titleGlyphs.kerning

const ELLIPSIS = '…'

// Takes the largest size that fits, and cuts with an ellipsis otherwise. Unknown letters lose their accents or are left
// out. @param sizes pixels, largest first
export function setText(
  text: string,
  {
    width,
    height,
    sizes,
  }: { width: number; height: number; sizes: readonly [number, ...number[]] },
): SetText {
  const texts = writable(text).split(' ').filter(Boolean)
  const unitsWide = (size: number) => (width * UNITS_PER_EM) / size
  const mostLines = (size: number) => Math.max(1, Math.floor(height / (size * LINE_HEIGHT)))
  for (const size of sizes) {
    const lines = breakLines(texts, unitsWide(size))
    if (lines !== null && lines.length <= mostLines(size))
      return { size, lines: lines.map(setLine) }
  }
  const smallest = sizes.at(-1) ?? sizes[0]
  const lines = cutLines(texts, unitsWide(smallest), mostLines(smallest))
  return { size: smallest, lines: lines.map(setLine) }
}

function writable(text: string): string {
  const letters = [...text.normalize('NFC').replaceAll(/\s+/g, ' ')]
  return letters
    .map((letter) => {
      if (letter in outlines) return letter
      const plain = letter.normalize('NFKD').replaceAll(/\p{Mn}/gu, '')
      return [...plain].every((part) => part in outlines) ? plain : ''
    })
    .join('')
    .trim()
}

/** @returns null when a word is wider than a line */
function breakLines(texts: readonly string[], width: number): string[] | null {
  const lines: string[] = []
  for (const word of texts) {
    if (setLine(word).width > width) return null
    const last = lines.at(-1)
    if (last !== undefined && setLine(`${last} ${word}`).width <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function cutLines(texts: readonly string[], width: number, maxLines: number): string[] {
  const short = texts.map((word) => cutToWidth(word, width))
  const lines = breakLines(short, width) ?? []
  const shown = lines.slice(0, maxLines)
  if (lines.length > maxLines) shown.push(cutToWidth(`${shown.pop() ?? ''}${ELLIPSIS}`, width))
  return shown
}

function cutToWidth(text: string, width: number): string {
  let letters = [...text]
  if (setLine(text).width <= width) return text
  while (letters.length > 0 && setLine(`${letters.join('')}${ELLIPSIS}`).width > width)
    letters = letters.slice(0, -1)
  return `${letters.join('')}${ELLIPSIS}`
}

function setLine(text: string): TextLine {
  let x = 0
  let before = ''
  const letters = [...text].map((letter) => {
    const [advance = '0', path = ''] = (outlines[letter] ?? '').split(/ (.*)/s)
    x += kerning[before + letter] ?? 0
    const placed = { x, path }
    x += Number(advance)
    before = letter
    return placed
  })
  return { letters: letters.filter(({ path }) => path !== ''), width: x }
}

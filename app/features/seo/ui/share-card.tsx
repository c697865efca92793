import { SHARE_IMAGE, type ShareCard } from '#app/features/seo/share-image.ts'
import { Cover } from '#app/ui/art/cover.tsx'
import { Mark } from '#app/ui/art/mark.tsx'
import titleGlyphs from '#app/features/seo/title-glyphs.json' with { type: 'json' }

// The light colours of tokens.css: this image is drawn outside of a browser, without custom properties.
const INK = '#1a232d'
const SOFT_INK = '#4d5560'
const ACCENT = '#0e5b4b'
const LAMP = '#dd9a2e'
const style = `
.yp{fill:#f1e8d6}.yq{fill:#e2d7c0}.nt{fill:${INK}}.h1{fill:#e6ddc9}.h2{fill:#d9d3bd}.h3{fill:#c9ceb6}.lamp,.nb{fill:${LAMP}}
.ln,.ln2,.jamb,.win{fill:none;stroke:${INK}}.ln{opacity:.32}.ln2{stroke-width:1.5;opacity:.6}.jamb{stroke-width:2.5}
.win{stroke:#f6f1e6;stroke-width:1.5;opacity:.45}.sheet path{fill:#fdfaf3;stroke:${INK};stroke-width:1.5}
.thread{fill:none;stroke:${ACCENT};stroke-width:3.5;stroke-linecap:round;stroke-dasharray:11 9}.nt~.thread{stroke:#86cdb5}
.lf,.vn{fill:none;stroke:${ACCENT};stroke-width:2}.vn{stroke-width:1.6;stroke-linecap:round}`

const MARGIN = 72
const COVER = { x: 772, width: 428 }
const TEXT_WIDTH = COVER.x - 2 * MARGIN + 20

/** All text is outlines, because the renderer may have no fonts. */
export function ShareCardDrawing({ card, firm }: { card: ShareCard; firm: string }) {
  const { width, height } = SHARE_IMAGE
  const title = setText(card.title, { width: TEXT_WIDTH, height: 350, sizes: [84, 74, 66, 58, 50] })
  const label = setText(card.label, { width: TEXT_WIDTH, height: 40, sizes: [30] })
  const name = setText(firm, { width: TEXT_WIDTH - 80, height: 40, sizes: [30, 26] })
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <style>{style}</style>
      <path d={`M0 0h${width}v${height}H0z`} fill="#f6f1e6" />
      <svg x={COVER.x} y="0" width={COVER.width} height={height}>
        <Cover name={card.cover} />
      </svg>
      <path className="thread" d={`M${COVER.x} 0v${height}`} />
      <Lines text={label} y={MARGIN + 24} colour={ACCENT} />
      <Lines text={title} y={MARGIN + 60 + title.size} colour={INK} />
      <svg x={MARGIN - 6} y={height - MARGIN - 58} width="64" height="64">
        <Mark />
      </svg>
      <g transform="translate(76 0)">
        <Lines text={name} y={height - MARGIN - 16} colour={SOFT_INK} />
      </g>
    </svg>
  )
}

function Lines({ text, y, colour }: { text: SetText; y: number; colour: string }) {
  const scale = text.size / UNITS_PER_EM
  return text.lines.map((line, index) => {
    const top = y + index * text.size * LINE_HEIGHT
    return (
      <g
        key={top}
        fill={colour}
        transform={`translate(${MARGIN} ${top}) scale(${scale} ${-scale})`}
      >
        <Letters line={line} />
      </g>
    )
  })
}

function Letters({ line }: { line: TextLine }) {
  return line.letters.map(({ x, path }) => (
    <path key={x} d={path} transform={`translate(${x} 0)`} />
  ))
}

/** One path per letter, in the font's units with y upwards; `x` from the line's start. */
export type TextLine = { letters: readonly { x: number; path: string }[]; width: number }

/** Sizes in pixels. */
export type SetText = { size: number; lines: readonly TextLine[] }

/** Units in one em. @internal exported for tests */
export const UNITS_PER_EM = titleGlyphs.unitsPerEm

/** In ems. @internal exported for tests */
export const LINE_HEIGHT = 1.1

const outlines: Readonly<Record<string, string>> = titleGlyphs.glyphs
const kerning: Readonly<Record<string, number>> = titleGlyphs.kerning

const ELLIPSIS = '…'

// Takes the largest size that fits, and cuts with an ellipsis otherwise. Unknown letters lose their accents or are left
// out. @param sizes pixels, largest first
/** @internal exported for tests */
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

/**
 * Makes `app/features/seo/title-glyphs.json` from Andada Pro (OFL licence): the outlines with which the images that
 * other sites show of a page write its title. As outlines, because a server has no fonts of its own to rely on.
 *
 * Run by hand: see README.md. The result is committed.
 */
import { readFile, writeFile } from 'node:fs/promises'

import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs'
// @ts-expect-error: subset-font brings no types
import untypedSubsetFont from 'subset-font'

type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'truetype'; noHinting: true; variationAxes: Record<string, number> },
) => Promise<Buffer>

const subsetFont = untypedSubsetFont as SubsetFont

const WEIGHT = 560

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))

const latin = [...range(0x20, 0x7e), ...range(0xa1, 0xff), ...'ŒœŸıŠšŽž–—‘’‚“”„•…‹›€→−']
const latinExtended = range(0x100, 0x17f).filter((letter) => !latin.includes(letter))
const vietnamese = range(0x1ea0, 0x1ef9)
// Pairs of other letters are rare enough to stand without a correction.
const kerned = latin.filter((letter) => /[A-Za-z'’‘“”",.\-–—?!:;]/.test(letter))

const source = new URL('node_modules/@fontsource-variable/andada-pro/files/', import.meta.url)
const target = new URL('../../app/features/seo/title-glyphs.json', import.meta.url)

const glyphs: Record<string, string> = {}
const kerning: Record<string, number> = {}
let unitsPerEm = 0

for (const [file, letters] of Object.entries({ latin, 'latin-ext': latinExtended, vietnamese })) {
  const font = await openFont(file, letters)
  for (const letter of letters) {
    const [glyph, ...rest] = shapeText(font, letter)
    if (!glyph || rest.length > 0 || glyph.id === 0) continue
    glyphs[letter] = `${glyph.advance} ${rounded(font.glyphToPath(glyph.id))}`.trim()
  }
  if (file === 'latin') measurePairs(font)
}

await writeFile(target, `${JSON.stringify({ unitsPerEm, glyphs, kerning }, null, 2)}\n`)
console.log(`${Object.keys(glyphs).length} letters, ${Object.keys(kerning).length} pairs`)

async function openFont(file: string, letters: readonly string[]): Promise<Font> {
  const woff = await readFile(new URL(`andada-pro-${file}-wght-normal.woff2`, source))
  const bytes = await subsetFont(woff, letters.join(''), {
    targetFormat: 'truetype',
    noHinting: true,
    variationAxes: { wght: WEIGHT },
  })
  const face = new Face(new Blob(new Uint8Array(bytes).buffer))
  unitsPerEm = face.upem
  return new Font(face)
}

function measurePairs(font: Font) {
  const alone = (letter: string) => Number.parseInt(glyphs[letter] ?? '0', 10)
  for (const first of kerned) {
    for (const second of kerned) {
      const shaped = shapeText(font, first + second)
      const width = shaped.reduce((sum, { advance }) => sum + advance, 0)
      const correction = width - alone(first) - alone(second)
      if (shaped.length === 2 && Math.abs(correction) >= 4) kerning[first + second] = correction
    }
  }
}

function shapeText(font: Font, text: string) {
  const buffer = new TextBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  return buffer
    .getGlyphInfos()
    .map(({ codepoint }, index) => ({ id: codepoint, advance: positions[index]?.xAdvance ?? 0 }))
}

function rounded(path: string): string {
  return path.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))))
}

/**
 * Makes the two subset files of Andada Pro (OFL licence) in `public/fonts/` from @fontsource-variable/andada-pro:
 * the letters of the languages we write, upright between weight 400 and 700, italic fixed at 450.
 *
 * Run by hand: see README.md. The results are committed. A change of their content needs a new name
 * (`-v2`), since browsers keep them for a year.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'

// @ts-expect-error: subset-font brings no types
import untypedSubsetFont from 'subset-font'

type SubsetFont = (
  font: Buffer,
  text: string,
  options: {
    targetFormat: 'woff2'
    noHinting: true
    variationAxes: Record<string, number | { min: number; max: number }>
  },
) => Promise<Buffer>

const subsetFont = untypedSubsetFont as SubsetFont

/** Both files together, in bytes; they are on the way to the first reading. */
const budget = 45 * 1024

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const ascii = range(0x20, 0x7e)
const latin1 = range(0xa0, 0xff)
const roman = `${ascii}${latin1}ŒœŸıŠšŽž–—‘’‚“”„•…‹›€←↑→↓×−`
// Spanish, Portuguese and French: the italic carries standfirsts, quotations and signatures.
const italic = `${ascii}¡¿«»ÀÁÂÃÇÉÈÊËÍÎÏÑÓÔÕÖÚÙÛÜŒàáâãçéèêëíîïñóôõöúùûüœ–—‘’“”…·`

const source = new URL('node_modules/@fontsource-variable/andada-pro/files/', import.meta.url)
const target = new URL('../../public/fonts/', import.meta.url)

await mkdir(target, { recursive: true })
const bytes =
  (await make('andada-pro-latin-wght-normal.woff2', 'andada-pro-roman-400-700-v1.woff2', roman, {
    min: 400,
    max: 700,
  })) +
  (await make('andada-pro-latin-wght-italic.woff2', 'andada-pro-italic-450-v1.woff2', italic, 450))
if (bytes > budget)
  throw new Error(`The fonts weigh ${bytes} bytes together, the budget is ${budget}`)

async function make(
  from: string,
  to: string,
  text: string,
  wght: number | { min: number; max: number },
) {
  const font = await subsetFont(await readFile(new URL(from, source)), text, {
    targetFormat: 'woff2',
    noHinting: true,
    variationAxes: { wght },
  })
  await writeFile(new URL(to, target), font)
  console.log(`${to} ${font.length} bytes`)
  return font.length
}

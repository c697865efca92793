/**
 * Makes the subset files of Andada Pro (OFL licence) in `public/fonts/` from @fontsource-variable/andada-pro:
 * the letters of the languages we write, upright fixed at weight 560, italic at 450, and the upright letters of other
 * Latin languages in a file that only a page with such a letter loads.
 *
 * Run by hand: see README.md. The results are committed. A change of their content needs a new name
 * (`-v3`), since browsers keep them for a year.
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
    variationAxes: Record<string, number>
  },
) => Promise<Buffer>

const subsetFont = untypedSubsetFont as SubsetFont

/** The two common files together, in bytes; they are on the way to the first reading. */
const budget = 28 * 1024

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const ascii = range(0x20, 0x7e)
const latin1 = range(0xa0, 0xff)
// English, Spanish, and Portuguese but for rare capitals: each file comes with its headers within the first 14,600 bytes of a connection.
const common = `${ascii}\u00a0¡¿«»·ÁÉÍÑÓÚÜàáâãçèéêíñóôõúü–—‘’“”…`
const other = [...`${latin1}ŒœŸıŠšŽž‚„•‹›€←↑→↓×−`].filter((sign) => !common.includes(sign))

const source = new URL('node_modules/@fontsource-variable/andada-pro/files/', import.meta.url)
const target = new URL('../../public/fonts/', import.meta.url)

await mkdir(target, { recursive: true })
const bytes =
  (await make('normal', 'andada-pro-roman-560-v2.woff2', common, 560)) +
  (await make('italic', 'andada-pro-italic-450-v2.woff2', common, 450))
if (bytes > budget)
  throw new Error(`The fonts weigh ${bytes} bytes together, the budget is ${budget}`)

await make('normal', 'andada-pro-roman-more-560-v2.woff2', other.join(''), 560)

async function make(from: 'normal' | 'italic', to: string, text: string, wght: number) {
  const variable = await readFile(new URL(`andada-pro-latin-wght-${from}.woff2`, source))
  const font = await subsetFont(variable, text, {
    targetFormat: 'woff2',
    noHinting: true,
    variationAxes: { wght },
  })
  await writeFile(new URL(to, target), font)
  console.log(`${to} ${font.length} bytes`)
  return font.length
}

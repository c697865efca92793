/**
 * Makes the flags of the country lists, `public/flags/w80/{code}.png` and `w160`, from the package country-flag-icons
 * (MIT licence).
 *
 * Run by hand after changing the lists: see README.md. The results are committed.
 */
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { shippedLaw } from '../../app/features/content/law-records.ts'
import { FLAG_WIDTH } from '../../app/integrations/flags/flags.ts'

const root = path.join(import.meta.dirname, '../..')
const codes = Object.keys(shippedLaw('en').country)
const drawings = path.join(import.meta.dirname, 'node_modules/country-flag-icons/3x2')

for (const width of [FLAG_WIDTH, FLAG_WIDTH * 2]) {
  const folder = path.join(root, `public/flags/w${width}`)
  await mkdir(folder, { recursive: true })
  for (const code of codes) {
    const drawing = await readFile(path.join(drawings, `${code.toUpperCase()}.svg`))
    await sharp(drawing, { density: 300 })
      .resize(width, Math.round((width * 2) / 3), { fit: 'fill' })
      .flatten({ background: 'white' })
      .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
      .toFile(path.join(folder, `${code}.png`))
  }
}
console.log(`${codes.length} flags made in two widths.`)

/**
 * Makes what the product draws as icons: `app/ui/icon-paths.ts` from lucide-static (those in use only, each folded
 * into one path), and the site's own icons in `public/icons/` from the mark.
 *
 * Run by hand after changing the list: see README.md. The results are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import sharp from 'sharp'

type Shape = { tag: string; attributes: Record<string, string> }

const toastIcons = ['check', 'circle-alert', 'x'] as const

// The rich editor's tools.
const toolIcons = [
  'bold',
  'heading-2',
  'heading-3',
  'italic',
  'list',
  'list-ordered',
  'maximize-2',
  'minimize-2',
  'quote',
  'redo-2',
  'table',
  'undo-2',
] as const

const icons = [
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'calendar-days',
  'chart-column',
  'chevron-down',
  'clock',
  'copy',
  'download',
  'ellipsis',
  'eye',
  'file-text',
  'history',
  'image',
  'info',
  'layout-dashboard',
  'link',
  'log-out',
  'mail',
  'menu',
  'message-circle',
  'panels-top-left',
  'pause',
  'pencil',
  'phone',
  'play',
  'plus',
  'scale',
  'scroll-text',
  'search',
  'trash-2',
  'upload',
  'user-round',
  'users',
] as const

// The mark, as `app/ui/art/mark.tsx` draws it.
const leaf = 'M20 2c9 5 14 12 14 20 0 6-4 11-9 13l-5 4-5-4c-5-2-9-7-9-13C6 14 11 7 20 2z'
const veins = 'M20 9v17M20 26l-6-6M20 20l-5-5M20 26l6-6M20 20l5-5M20 30v8'

const root = new URL('../../', import.meta.url)

await writeIconPaths()
await writeSiteIcons()

async function writeIconPaths() {
  const [lines, toastLines, toolLines] = [
    await linesOf(icons),
    await linesOf(toastIcons),
    await linesOf(toolIcons),
  ]
  const origin =
    '/** Made by tools/assets/make-icons.ts from lucide-static (ISC licence). Change the lists there. */\n'
  await writeFile(
    new URL('app/ui/feedback/toast-icon-paths.ts', root),
    `${origin}
/** A file of their own: what draws a toast in a reader's page must not carry all the others. */
export const toastIconPaths = {
${toastLines.join('\n')}
} as const
`,
  )
  await writeFile(
    new URL('app/features/rich-text/ui/tool-icon-paths.ts', root),
    `${origin}
/** A file of their own: only the editor draws them. */
export const toolIconPaths = {
${toolLines.join('\n')}
} as const
`,
  )
  await writeFile(
    new URL('app/ui/icon-paths.ts', root),
    `${origin}import { toastIconPaths } from '#app/ui/feedback/toast-icon-paths.ts'

export const iconPaths = {
  ...toastIconPaths,
${lines.join('\n')}
} as const
`,
  )
}

function linesOf(names: readonly string[]): Promise<string[]> {
  return Promise.all(
    names.map(async (name) => `  ${propertyKey(name)}: '${await readPath(name)}',`),
  )
}

function propertyKey(name: string): string {
  return /^\w+$/.test(name) ? name : `'${name}'`
}

async function readPath(name: string): Promise<string> {
  const file = new URL(`node_modules/lucide-static/icons/${name}.svg`, import.meta.url)
  return parseShapes(await readFile(file, 'utf8'))
    .map(toPath)
    .join('')
}

function parseShapes(svg: string): Shape[] {
  const inside = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1)
  return [...inside.matchAll(/<(\w+)([^>]*?)\/>/g)].map(([, tag = '', rest = '']) => ({
    tag,
    attributes: Object.fromEntries(
      [...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, k = '', v = '']): [string, string] => [
        k,
        v,
      ]),
    ),
  }))
}

/** Folds one SVG shape into path data. */
function toPath({ tag, attributes }: Shape): string {
  const number = (name: string) => Number(attributes[name] ?? 0)
  switch (tag) {
    case 'path':
      return startAbsolute(attributes['d'] ?? '')
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`
    case 'polyline':
      return `M${attributes['points']}`
    case 'polygon':
      return `M${attributes['points']}z`
    case 'circle':
      return arcs(number('cx'), number('cy'), number('r'), number('r'))
    case 'ellipse':
      return arcs(number('cx'), number('cy'), number('rx'), number('ry'))
    case 'rect':
      return roundedRectangle(
        number('x'),
        number('y'),
        number('width'),
        number('height'),
        number('rx'),
      )
    default:
      throw new Error(`no path for <${tag}>`)
  }
}

/** A leading relative move is absolute only in a path of its own; the pairs after it stay relative lines. */
function startAbsolute(d: string): string {
  return d.replace(
    /^m(-?[\d.]+)[ ,]?(-?[\d.]+)\s*(?=([-\d.])?)/,
    (_, x: string, y: string, next?: string) => `M${x} ${y}${next === undefined ? '' : 'l'}`,
  )
}

function arcs(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
}

function roundedRectangle(x: number, y: number, width: number, height: number, r: number): string {
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`
  const [w, h] = [width - 2 * r, height - 2 * r]
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`
}

/** The filled mark: paper veins and the lamp's nib on the leaf. */
function mark(style = ''): string {
  return `${style}<path class="lf" d="${leaf}" fill="#0e5b4b"/><path class="vn" d="${veins}" fill="none" stroke="#fdfaf3" stroke-width="1.8" stroke-linecap="round"/><circle cx="20" cy="28" r="2.4" fill="#dd9a2e"/>`
}

async function writeSiteIcons() {
  const folder = new URL('public/icons/', root)
  await mkdir(folder, { recursive: true })
  const dark =
    '<style>@media (prefers-color-scheme:dark){.lf{fill:#86cdb5}.vn{stroke:#0c1f1a}}</style>'
  const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${mark(dark)}</svg>\n`
  await writeFile(new URL('favicon.svg', folder), favicon)
  const small = await sharp(Buffer.from(favicon), { density: 144 }).resize(48, 48).png().toBuffer()
  await writeFile(new URL('public/favicon.ico', root), icoOf(small, 48))

  // Paper to the edge: phones cut their own corners, and a transparent ground turns black on some of them.
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-14 -13.5 68 68"><rect x="-14" y="-13.5" width="68" height="68" fill="#f6f1e6"/>${mark()}</svg>`
  const sizes = { '../apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 }
  for (const [name, size] of Object.entries(sizes)) {
    const image = sharp(Buffer.from(tile), { density: size }).resize(size, size)
    await image.png({ palette: true }).toFile(fileURLToPath(new URL(`${name}.png`, folder)))
  }
}

/** One PNG in the container that browsers ask for without being told to. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  // The fields in their order: type, count; width, height, planes, bits, length, offset.
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

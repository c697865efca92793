import { linkTag, paragraphTag } from '#app/features/import/html/write-tag.ts'
import { parseJson } from '#app/platform/parse-json.ts'

/** Written by the block editor. */
export function hasBlocks(content: string): boolean {
  return content.includes('<!-- wp:')
}

type BlockOptions = {
  /** Of the post, a JSON list of `{id, content}`. */
  footnotes: string
  /** By the number of a reusable block, its content. */
  reusable: ReadonlyMap<string, string>
  lost: (what: string) => void
}

/** Of reusable blocks in reusable blocks; one can be in itself. */
const DEEPEST = 5

/** Characters of reusable blocks and footnotes in one post, which can name one a thousand times. */
const MOST_REUSED = 1_000_000

/** Blocks without HTML: WordPress makes their content at each visit. What they name themselves is kept. */
export function writeBlocks(content: string, options: BlockOptions): string {
  return expandBlocks(content, { ...options, room: MOST_REUSED }, 0)
}

type Expansion = BlockOptions & {
  /** How many characters more may be reused. */
  room: number
}

function expandBlocks(content: string, expansion: Expansion, depth: number): string {
  const written: string[] = []
  let from = 0
  for (;;) {
    const start = content.indexOf('<!--', from)
    const end = start === -1 ? -1 : content.indexOf('-->', start + 4)
    if (end === -1) break
    const comment = content.slice(start + 4, end).trim()
    written.push(content.slice(from, start))
    if (comment.startsWith('wp:') && comment.endsWith('/'))
      written.push(writeBlock(comment.slice(3, -1).trim(), expansion, depth))
    from = end + 3
  }
  return written.join('') + content.slice(from)
}

/** They show nothing. */
const SILENT = new Set(['spacer', 'more', 'nextpage', 'separator'])

function writeBlock(block: string, expansion: Expansion, depth: number): string {
  const [name = ''] = block.split(/\s/, 1)
  const attributes = readAttributes(block.slice(name.length))
  if (SILENT.has(name)) return ''
  if (name === 'footnotes' && takeRoom(expansion, expansion.footnotes))
    return writeFootnotes(expansion.footnotes)
  const reused = name === 'block' ? expansion.reusable.get(String(attributes['ref'])) : undefined
  if (reused !== undefined && depth < DEEPEST && takeRoom(expansion, reused))
    return expandBlocks(reused, expansion, depth + 1)
  const texts = TEXTS.flatMap((key) => textOf(attributes[key]))
  const url = textOf(attributes['url'])[0] ?? textOf(attributes['feedURL'])[0] ?? ''
  const isLink = /^(?:https?:|mailto:|tel:|\/(?!\/))/i.test(url)
  const said = texts.length > 0 ? `, with the words “${texts.join('”, “')}”` : ''
  expansion.lost(
    `the block “${name}”${said}${isLink || url === '' ? '' : `, with the link ${url}`}`,
  )
  return isLink
    ? paragraphTag(linkTag(url, texts[0] ?? textOf(attributes['service'])[0] ?? ''))
    : ''
}

function takeRoom(expansion: Expansion, text: string): boolean {
  const size = text.length + 1
  if (size > expansion.room) return false
  expansion.room -= size
  return true
}

const TEXTS = [
  'label',
  'title',
  'content',
  'text',
  'placeholder',
  'buttonText',
  'moreText',
  'prefix',
  'suffix',
]

function readAttributes(text: string): Record<string, unknown> {
  const value = parseJson(text.trim())
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function textOf(value: unknown): string[] {
  return typeof value === 'string' && value.trim() !== '' ? [value.trim()] : []
}

function writeFootnotes(stored: string): string {
  const notes: unknown = parseJson(stored)
  if (!Array.isArray(notes)) return ''
  const items = notes.map((note: unknown) => {
    const content =
      typeof note === 'object' && note !== null && 'content' in note ? note.content : ''
    return `<li>${typeof content === 'string' ? content : ''}</li>`
  })
  return `<ol>${items.join('')}</ol>`
}

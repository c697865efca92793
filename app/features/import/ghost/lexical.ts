import { type Card, text, writeCard } from '#app/features/import/ghost/cards.ts'
import { escapeHtml } from '#app/features/import/html/write-tag.ts'
import { parseJson } from '#app/platform/parse-json.ts'

type Lose = (what: string) => void

const MOST_LEVELS = 100

/** Null: it is no document of Lexical. */
export function writeLexical(stored: string, lose: Lose): string | null {
  const root = groupOf(groupOf(parseJson(stored))?.['root'])
  return root === null ? null : writeAll(root, lose, 0)
}

function groupOf(value: unknown): Card | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
}

function childrenOf(node: Card): Card[] {
  const children: unknown = node['children']
  return Array.isArray(children)
    ? children.flatMap((child: unknown): Card[] => {
        const found = groupOf(child)
        return found === null ? [] : [found]
      })
    : []
}

function writeAll(node: Card, lose: Lose, depth: number): string {
  if (depth > MOST_LEVELS) {
    lose(`a nesting of more than ${MOST_LEVELS} levels`)
    return ''
  }
  return childrenOf(node)
    .map((child) => writeNode(child, lose, depth + 1))
    .join('')
}

function writeNode(node: Card, lose: Lose, depth: number): string {
  const inside = () => writeAll(node, lose, depth)
  const type = text(node, 'type').replace(/^extended-/, '')
  switch (type) {
    case 'text':
    case 'tk':
      return writeText(node)
    case 'linebreak':
      return '<br>'
    case 'tab':
      return ' '
    case 'paragraph':
      return `<p>${inside()}</p>`
    case 'heading':
      return /^h[1-6]$/.test(text(node, 'tag'))
        ? `<${text(node, 'tag')}>${inside()}</${text(node, 'tag')}>`
        : `<p>${inside()}</p>`
    case 'quote':
    case 'aside':
      return `<blockquote>${inside()}</blockquote>`
    case 'list':
      return writeList(node, inside())
    case 'listitem':
      return writeItem(node, inside())
    case 'link':
    case 'autolink':
      return `<a href="${escapeHtml(text(node, 'url'))}">${inside()}</a>`
    default:
      return writeOther(type, node, lose, inside())
  }
}

function writeOther(type: string, node: Card, lose: Lose, inside: string): string {
  const card = writeCard(type, node, lose)
  if (card !== null) return card
  if (inside === '' && type !== 'zwnj' && type !== 'at-link') lose(`the card “${type}”`)
  return inside
}

function writeList(node: Card, inside: string): string {
  const isNumbered = node['listType'] === 'number' || node['tag'] === 'ol'
  const start = Number(node['start'])
  return isNumbered
    ? `<ol${Number.isInteger(start) ? ` start="${start}"` : ''}>${inside}</ol>`
    : `<ul>${inside}</ul>`
}

// A nested list is an item of its own, which belongs to the one before it.
function writeItem(node: Card, inside: string): string {
  const [first] = childrenOf(node)
  return first !== undefined && text(first, 'type') === 'list' ? inside : `<li>${inside}</li>`
}

/** The bits of Lexical's format, innermost first. */
const FORMATS: readonly [number, string][] = [
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [4, 's'],
  [2, 'em'],
  [1, 'strong'],
]

function writeText(node: Card): string {
  const format = Number(node['format'] ?? 0)
  return FORMATS.reduce(
    (html, [bit, tag]) => ((format & bit) === 0 ? html : `<${tag}>${html}</${tag}>`),
    escapeHtml(text(node, 'text')),
  )
}

import { writeCard } from '#app/features/import/ghost/cards.ts'
import { escapeHtml } from '#app/features/import/html/write-tag.ts'
import { parseJson } from '#app/platform/parse-json.ts'

type Lose = (what: string) => void
type Parts = { markups: unknown[]; atoms: unknown[]; cards: unknown[]; lose: Lose }

/** Sections of Mobiledoc 0.3: markup, image, list, card. */
const [MARKUP, IMAGE, LIST, CARD] = [1, 2, 3, 10]

/** Null: it is no document of Mobiledoc. */
export function writeMobiledoc(stored: string, lose: Lose): string | null {
  const value: unknown = parseJson(stored)
  if (typeof value !== 'object' || value === null || !('sections' in value)) return null
  const { sections, markups, atoms, cards } = value as Record<string, unknown>
  if (!Array.isArray(sections)) return null
  const parts = { markups: listOf(markups), atoms: listOf(atoms), cards: listOf(cards), lose }
  return sections.map((section: unknown) => writeSection(listOf(section), parts)).join('')
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function writeSection([type, first, second]: unknown[], parts: Parts): string {
  if (type === MARKUP) return inTag(String(first), writeMarkers(listOf(second), parts))
  if (type === IMAGE) return `<p><img src="${escapeHtml(String(first))}" alt=""></p>`
  if (type === LIST) {
    const items = listOf(second).map((item) => `<li>${writeMarkers(listOf(item), parts)}</li>`)
    return inTag(first === 'ol' ? 'ol' : 'ul', items.join(''))
  }
  if (type !== CARD) return ''
  const [name, payload] = listOf(parts.cards[Number(first)])
  const card = typeof payload === 'object' && payload !== null ? { ...payload } : {}
  const written = writeCard(String(name), card, parts.lose)
  if (written === null) parts.lose(`the card “${String(name)}”`)
  return written ?? ''
}

const TAGS = /^(?:a|aside|b|blockquote|code|del|em|h[1-6]|i|ol|p|s|strong|sub|sup|u|ul)$/

function inTag(tag: string, html: string): string {
  const name = TAGS.test(tag) ? tag : 'p'
  return name === 'aside' ? `<blockquote>${html}</blockquote>` : `<${name}>${html}</${name}>`
}

/** A marker: 0 for text or 1 for an atom, the markups that it opens, how many it closes, and the text or the atom's number. */
function writeMarkers(markers: readonly unknown[], { markups, atoms, lose }: Parts): string {
  const open: string[] = []
  return markers
    .map((marker) => {
      const [kind, opened, closed, value] = listOf(marker)
      const tags = listOf(opened).map((index) => openTag(listOf(markups[Number(index)]), open))
      const inside =
        kind === 1 ? writeAtom(listOf(atoms[Number(value)]), lose) : escapeHtml(String(value))
      const ends = Array.from(
        { length: Math.min(Number(closed), open.length) },
        () => `</${open.pop()}>`,
      )
      return tags.join('') + inside + ends.join('')
    })
    .join('')
}

function openTag([tag, attributes]: unknown[], open: string[]): string {
  const name = TAGS.test(String(tag)) ? String(tag) : 'span'
  open.push(name)
  const list = listOf(attributes)
  const href = list[list.indexOf('href') + 1]
  return name === 'a' && list.includes('href')
    ? `<a href="${escapeHtml(String(href))}">`
    : `<${name}>`
}

function writeAtom([name, words]: unknown[], lose: Lose): string {
  if (name === 'soft-return') return '<br>'
  lose(`the atom “${String(name)}”`)
  return escapeHtml(typeof words === 'string' ? words : '')
}

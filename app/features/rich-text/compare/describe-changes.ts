import type { Attrs, Node } from 'prosemirror-model'
import { comparisonTexts as texts } from '#app/features/rich-text/compare/comparison-texts.ts'
import type { Run } from '#app/features/rich-text/compare/inline-runs.ts'
import { fillText } from '#app/platform/fill-text.ts'

/** What its words do not show; null where nothing. */
export function changeOfKind(earlier: Node, later: Node): string | null {
  const [from, to] = [kindName(earlier), kindName(later)]
  return from === to ? null : fillText(texts.kind, { from, to })
}

/** Of the same words in both texts. */
export function changesOfForm(earlier: Run, later: Run): string[] {
  const [before, after] = [formatsOf(earlier), formatsOf(later)]
  const said = (text: string, formats: readonly string[]) =>
    formats.map((format) => fillText(text, { format }))
  return [
    ...said(
      texts.lost,
      before.filter((format) => !after.includes(format)),
    ),
    ...said(
      texts.gained,
      after.filter((format) => !before.includes(format)),
    ),
    ...changeOfAddress(texts.link, linkOf(earlier), linkOf(later)),
    ...changeOfAddress(texts.image, addressOfImage(earlier), addressOfImage(later)),
  ]
}

/** Of words that are new or gone; not of a link that shows its own address. */
export function addressesOf(run: Run): string[] {
  const [link, image] = [linkOf(run), addressOfImage(run)]
  const said = (what: string, to: string | null) =>
    to === null || to === run.text ? [] : [fillText(texts.address, { what, to })]
  return [...said(texts.link, link), ...said(texts.image, image)]
}

function changeOfAddress(what: string, from: string | null, to: string | null): string[] {
  if (from === to) return []
  if (from === null) return [fillText(texts.added, { what, to: to ?? '' })]
  if (to === null) return [fillText(texts.removed, { what, from })]
  return [fillText(texts.changed, { what, from, to })]
}

function linkOf({ marks }: Run): string | null {
  const link = marks.find(({ type }) => type.name === 'link')
  return link ? titled(link.attrs, 'href') : null
}

function addressOfImage({ image }: Run): string | null {
  return image ? titled(image, 'src') : null
}

function titled(attrs: Attrs, address: 'href' | 'src'): string {
  const title = String(attrs['title'])
  return title === '' ? String(attrs[address]) : `${String(attrs[address])} “${title}”`
}

function formatsOf({ marks }: Run): string[] {
  return Object.entries(texts.formats).flatMap(([name, format]) =>
    marks.some(({ type }) => type.name === name) ? [format] : [],
  )
}

function kindName(node: Node): string {
  const { kinds } = texts
  const { level, start, language } = node.attrs
  switch (node.type.name) {
    case 'paragraph':
      return kinds.paragraph
    case 'heading':
      return fillText(kinds.heading, { level: String(level) })
    case 'bullet_list':
      return kinds.bulletList
    case 'ordered_list':
      return start === 1
        ? kinds.numberedList
        : fillText(kinds.numberedFrom, { start: String(start) })
    case 'code_block':
      return language === '' ? kinds.code : fillText(kinds.codeIn, { language: String(language) })
    case 'table':
      return tableName(node)
    default:
      return node.type.name
  }
}

// In Markdown a column is aligned, not a cell.
function tableName(table: Node): string {
  const { kinds } = texts
  const columns = table.firstChild?.children.map(({ attrs }) => String(attrs['align'])) ?? []
  if (columns.every((align) => align === '')) return kinds.table
  const names = columns.map((align) => align || kinds.plainColumn)
  return fillText(kinds.alignedTable, { columns: names.join(', ') })
}

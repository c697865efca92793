import { Fragment, type Node } from 'prosemirror-model'
import { documentSchema } from '#app/features/rich-text/document-schema.ts'
import {
  attribute,
  type HtmlElement,
  type HtmlNode,
  isElement,
} from '#app/features/rich-text/html/html-tree.ts'
import { isItem, isReversed, numbersOf } from '#app/features/rich-text/html/list-signs.ts'

const { nodes } = documentSchema

type Item = {
  /** Empty for what stands in the list before its first item. */
  number: string
  blocks: Node[]
}

/** Null for an empty list. `read` is called for the content of each item. */
export function itemsOf(
  list: HtmlElement,
  read: (children: readonly HtmlNode[]) => Node[],
): Item[] | null {
  const items: Item[] = []
  const numbers = numbersOf(list)
  for (const child of list.childNodes) {
    const item = isElement(child) && isItem(child) ? child : null
    const blocks = read(item?.childNodes ?? [child])
    // A list directly in a list belongs to the item before it, as Google Docs and Outlook write it.
    const last = items.at(-1)
    if (item === null && last !== undefined) for (const block of blocks) last.blocks.push(block)
    else items.push({ number: (item && numbers.get(item)) ?? '', blocks: withBox(item, blocks) })
  }
  const filled = items.filter(({ blocks }) => blocks.length > 0)
  return filled.length === 0 ? null : filled
}

/** What Markdown would number otherwise becomes paragraphs with their signs, or lists that begin at their number. */
export function listsOf(list: HtmlElement, items: readonly Item[]): Node[] {
  if (list.tagName !== 'ol') {
    return [nodes.bullet_list.create(null, items.map(itemNode))]
  }
  const isCounted = items.every(({ number }) => /^\d{0,9}$/.test(number))
  if (isCounted && !isReversed(list)) return countedLists(items)
  return items.flatMap(({ number, blocks }) =>
    number === '' ? blocks : beginWith(blocks, `${number}.`),
  )
}

function countedLists(items: readonly Item[]): Node[] {
  const lists: Node[] = []
  let open: Item[] = []
  const close = () => {
    const start = Number(open[0]?.number)
    if (open.length > 0) lists.push(nodes.ordered_list.create({ start }, open.map(itemNode)))
    open = []
  }
  for (const item of items) {
    if (Number(item.number) !== Number(open.at(-1)?.number) + 1) close()
    if (item.number === '') lists.push(...item.blocks)
    else open.push(item)
  }
  close()
  return lists
}

function itemNode({ blocks }: Item): Node {
  return nodes.list_item.create(null, blocks)
}

// Google Docs draws the box before the item of a checklist.
function withBox(item: HtmlElement | null, blocks: Node[]): Node[] {
  if (item === null || attribute(item, 'role') !== 'checkbox') return blocks
  return beginWith(blocks, attribute(item, 'aria-checked') === 'true' ? '☑' : '☐')
}

function beginWith([first, ...rest]: readonly Node[], sign: string): Node[] {
  const text = documentSchema.text(`${sign} `)
  if (first?.type !== nodes.paragraph)
    return [nodes.paragraph.create(null, text), ...(first ? [first, ...rest] : [])]
  return [first.copy(Fragment.fromArray([text, ...first.children])), ...rest]
}

import { Fragment, type Node } from 'prosemirror-model'
import { documentSchema as schema } from '#app/features/rich-text/document-schema.ts'

export function imageAddressesIn(document: Node): string[] {
  const found = new Set<string>()
  document.descendants((node) => {
    if (node.type === schema.nodes.image) found.add(String(node.attrs['src']))
  })
  return [...found]
}

/** An image that has no address any more becomes its description. */
export function withImageAddresses(node: Node, addresses: ReadonlyMap<string, string>): Node {
  if (node.isLeaf) return node
  const children = node.children.flatMap((child): Node[] => {
    if (child.type !== schema.nodes.image) return [withImageAddresses(child, addresses)]
    const src = addresses.get(String(child.attrs['src'])) ?? String(child.attrs['src'])
    if (src !== '') return [schema.nodes.image.create({ ...child.attrs, src }, null, child.marks)]
    const alt = String(child.attrs['alt'])
    return alt === '' ? [] : [schema.text(alt, child.marks)]
  })
  return node.copy(Fragment.fromArray(children))
}

const EXCERPT = 200

/** The beginning of its paragraphs, whole words. */
export function excerptOf(document: Node): string {
  let text = ''
  document.descendants((node) => {
    if (text.length > EXCERPT) return false
    if (node.type === schema.nodes.paragraph)
      text += `${node.textBetween(0, node.content.size, ' ', ' ')} `
    return node.type !== schema.nodes.table
  })
  return shortened(text.replaceAll(/\s+/g, ' ').trim(), EXCERPT)
}

export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  // A surrogate pair is not cut in two.
  const whole = cut.replace(/\s+\S*$/, '').replace(/[\uD800-\uDBFF]$/, '')
  return `${whole}…`
}

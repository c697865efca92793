type HtmlLeaf = {
  nodeName: string
  /** Of a text; a comment has none. */
  value?: string
}

/** What parse5 makes of a text, and `treeOf` of the browser's own tree. */
export type HtmlElement = {
  nodeName: string
  tagName: string
  attrs: readonly { name: string; value: string }[]
  childNodes: readonly HtmlNode[]
}

export type HtmlNode = HtmlLeaf | HtmlElement

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node
}

/** Their text is no text of the page. */
export const UNREAD: ReadonlySet<string> = new Set(['script', 'style', 'template', 'title'])

export function textIn(node: HtmlNode): string {
  if (!isElement(node)) return node.value ?? ''
  return UNREAD.has(node.tagName) ? '' : node.childNodes.map(textIn).join('')
}

/** The elements below it, without those within `inner`. */
export function descendants(element: HtmlElement, inner: string | null = null): HtmlElement[] {
  return element.childNodes
    .filter(isElement)
    .flatMap((child) => (child.tagName === inner ? [child] : [child, ...descendants(child, inner)]))
}

export function attribute(element: HtmlElement, name: string): string {
  return element.attrs.find((each) => each.name === name)?.value ?? ''
}

/** Null for what is no number. */
export function numberIn(element: HtmlElement, name: string): number | null {
  const number = Number.parseInt(attribute(element, name), 10)
  return Number.isNaN(number) ? null : number
}

export function codeIn(element: HtmlElement): string {
  return element.childNodes
    .map((child) => {
      if (!isElement(child)) return textIn(child)
      return child.tagName === 'br' ? '\n' : codeIn(child)
    })
    .join('')
}

export function collapseSpace(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}

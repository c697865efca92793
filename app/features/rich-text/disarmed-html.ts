import type { HtmlElement, HtmlNode } from '#app/features/rich-text/html/html-tree.ts'

/** Where the style of an element stands after it was disarmed. */
export const STYLE = 'data-style'

export function styleOf(element: Element): string {
  return element.getAttribute(STYLE) ?? ''
}

/** What was copied within the editor. */
export function isOwnHtml(html: string): boolean {
  return html.includes('data-pm-slice')
}

export function parseDisarmed(html: string): HTMLElement {
  return new DOMParser().parseFromString(disarmHtml(html), 'text/html').body
}

/** Removes styles and handlers, which the CSP would report as soon as they are parsed. */
export function disarmHtml(html: string): string {
  return html
    .replaceAll(/<(style|script)\b[^]*?<\/\1\s*>/gi, '')
    .replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/\s(style|on\w+)(?=\s*=)/gi, ' data-$1'))
}

/** With the style of an element in its own place again. */
export function treeOf(element: Element): HtmlElement {
  return {
    nodeName: element.localName,
    tagName: element.localName,
    attrs: [...element.attributes].map(({ name, value }) => ({
      name: name === STYLE ? 'style' : name,
      value,
    })),
    childNodes: [...element.childNodes].map((child): HtmlNode => {
      if (child instanceof Element) return treeOf(child)
      return child instanceof Text
        ? { nodeName: '#text', value: child.data }
        : { nodeName: child.nodeName }
    }),
  }
}

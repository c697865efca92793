import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The HTML of a part, without the marks that only keep the names of visas in one line. */
export function htmlOf(part: ReactElement): string {
  return renderToStaticMarkup(part).replace(/<span class="one">(.*?)<\/span>/g, '$1')
}

/** The texts of its headings of these levels, in their order. */
export function headingsIn(html: string, levels = '123'): string[] {
  const found = html.matchAll(new RegExp(`<h[${levels}][^>]*>(?:<svg.*?</svg>)?(.*?)</h`, 'g'))
  return [...found].map(([, text = '']) => text)
}

/** Placeholders that no one filled, and ids that stand twice. */
export function faultsIn(html: string): string[] {
  const placeholders = html.match(/\{[a-z][\w.:-]*\}/gi) ?? []
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)
  return [...placeholders, ...ids.filter((id, index) => ids.indexOf(id) !== index)]
}

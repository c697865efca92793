import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Without the elements that only prevent line breaks in visa names. */
export function htmlOf(part: ReactElement): string {
  return renderToStaticMarkup(part).replace(/<span class="one">(.*?)<\/span>/g, '$1')
}

export function headingsIn(html: string, levels = '123'): string[] {
  const found = html.matchAll(new RegExp(`<h[${levels}][^>]*>(?:<svg.*?</svg>)?(.*?)</h`, 'g'))
  return [...found].map(([, text = '']) => text)
}

export function faultsIn(html: string): string[] {
  const placeholders = html.match(/\{[a-z][\w.:-]*\}/gi) ?? []
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)
  return [...placeholders, ...ids.filter((id, index) => ids.indexOf(id) !== index)]
}

import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The HTML of a part, without the marks that only keep the names of visas in one line. */
export function htmlOf(part: ReactElement): string {
  return renderToStaticMarkup(part).replace(/<span class="one">(.*?)<\/span>/g, '$1')
}

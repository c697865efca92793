import type { Mark, Node } from 'prosemirror-model'
import { textNodes } from '#app/features/rich-text/html/flow.ts'
import {
  attribute,
  type HtmlElement,
  collapseSpace,
  textIn,
} from '#app/features/rich-text/html/html-tree.ts'
import { documentSchema } from '#app/features/rich-text/document-schema.ts'
import { isAllowedLink } from '#app/features/rich-text/markdown/markdown-flavour.ts'
import { plainAddress } from '#app/features/rich-text/plain-address.ts'
import { cleanAddress } from '#app/platform/texts/clean-address.ts'

const { marks, nodes } = documentSchema

export type HtmlOptions = {
  /** Of the page that it comes from; without it a relative address leads nowhere. */
  base: string | null
  /** A line break of the source is one of the text, and an empty line ends a paragraph. */
  keepsLines?: boolean
  lost: (what: string) => void
}

export function imageOf(
  element: HtmlElement,
  active: readonly Mark[],
  options: HtmlOptions,
): Node[] {
  const lazy = attribute(element, 'data-src') || attribute(element, 'data-lazy-src')
  const alt = attribute(element, 'alt')
  const title = attribute(element, 'title')
  const image = imageAt(lazy || attribute(element, 'src'), { alt, title }, active, options)
  return image.length > 0 ? image : textNodes(alt, active)
}

export function imageAt(
  written: string,
  { alt = '', title = '' },
  active: readonly Mark[],
  options: HtmlOptions,
): Node[] {
  const src = absolute(written, options.base)
  if (/^(?:https?:|data:image\/|\/(?!\/))/i.test(src))
    return [
      nodes.image.create(
        { src, alt: collapseSpace(alt), title: collapseSpace(title) },
        null,
        active,
      ),
    ]
  options.lost(`an image without an address that can be used (${src || 'none'})`)
  return []
}

/** The marks of its text. */
export function linked(
  element: HtmlElement,
  active: readonly Mark[],
  options: HtmlOptions,
): readonly Mark[] {
  const written = attribute(element, 'href').trim()
  if (written === '') return active
  const href = absolute(plainAddress(written), options.base)
  if (!isAllowedLink(href) || written.startsWith('#')) {
    options.lost(`the target of a link, “${collapseSpace(textIn(element)).trim()}” to ${written}`)
    return active
  }
  return marks.link
    .create({ href, title: collapseSpace(attribute(element, 'title')) })
    .addToSet(active)
}

/** Stands for a base that is only a folder. */
export const NO_SITE = 'https://site.invalid'

export function absolute(address: string, base: string | null): string {
  const trimmed = cleanAddress(address)
  if (/^[a-z][a-z0-9+.-]*:/i.test(trimmed) || trimmed === '' || trimmed.startsWith('#'))
    return trimmed
  if (trimmed.startsWith('//')) return `https:${trimmed}`
  if (trimmed.startsWith('/') || base === null) return trimmed
  return URL.canParse(trimmed, base) ? new URL(trimmed, base).href.replace(NO_SITE, '') : trimmed
}

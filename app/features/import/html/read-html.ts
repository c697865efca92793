import type { Node } from 'prosemirror-model'
import { defaultTreeAdapter, parseFragment } from 'parse5'
import { ImportError } from '#app/features/import/import-error.ts'
import type { HtmlOptions } from '#app/features/rich-text/html/html-targets.ts'
import { collapseSpace, type HtmlNode, textIn } from '#app/features/rich-text/html/html-tree.ts'
import { readTree } from '#app/features/rich-text/html/read-tree.ts'
import { settleOffsets } from '#app/features/rich-text/html/settle-offsets.ts'

/** A page of a browser ends at 512 levels. Mended markup can have far more elements than tags. @internal exported for tests */
export const HTML_LIMITS = { levels: 500, elements: 200_000 } as const

/** The document that an editor makes of it, as of a paste: no scripts, styles, handlers or frames. @throws ImportError */
export function readHtml(text: string, options: HtmlOptions): Node {
  return readTree(parseHtml(text), options)
}

/** Of a title or a name that may have entities and tags. @throws ImportError */
export function plainTextOf(html: string): string {
  if (!/[<&]/.test(html)) return collapseSpace(html).trim()
  const tree = parseHtml(html)
  settleOffsets(tree)
  return collapseSpace(tree.map(textIn).join('')).trim()
}

/** As a browser reads it. @throws ImportError beyond the limits */
function parseHtml(text: string): HtmlNode[] {
  let levels = 0
  let elements = 0
  const treeAdapter = {
    ...defaultTreeAdapter,
    createElement(...parts: Parameters<typeof defaultTreeAdapter.createElement>) {
      elements += 1
      if (elements > HTML_LIMITS.elements)
        throw new ImportError(
          `Its HTML has more than ${HTML_LIMITS.elements.toLocaleString('en-US')} elements.`,
        )
      return defaultTreeAdapter.createElement(...parts)
    },
    onItemPush() {
      levels += 1
      if (levels > HTML_LIMITS.levels)
        throw new ImportError(`Its HTML is nested more than ${HTML_LIMITS.levels} levels deep.`)
    },
    onItemPop() {
      levels -= 1
    },
  }
  return parseFragment(text, { treeAdapter, scriptingEnabled: false }).childNodes
}

import type { Node } from 'prosemirror-model'
import {
  alignChildren,
  alignNodes,
  type Pair,
} from '#app/features/rich-text/compare/align-nodes.ts'
import { comparisonTexts as texts } from '#app/features/rich-text/compare/comparison-texts.ts'
import { changeOfKind } from '#app/features/rich-text/compare/describe-changes.ts'
import { mark, note, showLine, type Spoken } from '#app/features/rich-text/compare/show-line.ts'
import { readMarkdown } from '#app/features/rich-text/markdown/read-markdown.ts'
import { countText } from '#app/platform/texts/counted-text.ts'

/** `under`: the level of the heading on the page that stands above. */
export type Showing = { spoken: Spoken; under: number }

/** A longer stretch that stayed is folded, but for the blocks beside a change. */
const SHOWN_UNCHANGED = 3

/** Two texts in Markdown as one that reads like the post: HTML that is safe to print; null where both read the same. */
export function showComparison(earlier: string, later: string, showing: Showing): string | null {
  const [before, after] = [readMarkdown(earlier), readMarkdown(later)]
  if (before.eq(after)) return null
  const pairs = alignNodes(before.children, after.children)
  return stretchesOf(pairs)
    .map((stretch) => showStretch(stretch, showing))
    .join('')
}

type Folding = { pairs: Pair[]; isFolded: boolean }

function stretchesOf(pairs: readonly Pair[]): Folding[] {
  const isChanged = pairs.map(({ earlier, later }) => !(earlier && later?.eq(earlier)))
  const isNear = pairs.map((_, index) =>
    isChanged.slice(Math.max(0, index - 1), index + 2).includes(true),
  )
  const stretches: Folding[] = []
  for (const [index, pair] of pairs.entries()) {
    const isFolded = isNear[index] === false
    const last = stretches.at(-1)
    if (last?.isFolded === isFolded) last.pairs.push(pair)
    else stretches.push({ pairs: [pair], isFolded })
  }
  return stretches
}

function showStretch({ pairs, isFolded }: Folding, showing: Showing): string {
  const html = pairs.map((pair) => showPair(pair, showing)).join('')
  if (!isFolded || pairs.length < SHOWN_UNCHANGED) return html
  const summary = countText(texts.unchanged, pairs.length)
  return `<details><summary>${summary}</summary>${html}</details>`
}

function showPair(pair: Pair, showing: Showing): string {
  const { earlier, later } = pair
  const node = later ?? earlier
  if (node.isLeaf && !node.isTextblock) return showRule(pair, showing)
  const change = earlier && later ? changeOfKind(earlier, later) : null
  const told = change === null ? '' : note(change, 'p')
  const inside = node.isTextblock
    ? showLine(earlier, later, showing.spoken)
    : childrenOf(pair)
        .map((child) => showPair(child, showing))
        .join('')
  return told + element(node, inside, showing)
}

function showRule({ earlier, later }: Pair, { spoken }: Showing): string {
  if (earlier && later) return '<hr>'
  return mark(later ? 'added' : 'removed', `${note(texts.line)}<hr>`, spoken)
}

function childrenOf({ earlier, later }: Pair): Pair[] {
  if (earlier && later) return alignChildren(earlier, later)
  return later
    ? later.children.map((node) => ({ earlier: null, later: node }))
    : earlier.children.map((node) => ({ earlier: node, later: null }))
}

const TAGS: Record<string, string> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
  table_row: 'tr',
  table_header: 'th',
  table_cell: 'td',
}

function element({ type, attrs }: Node, inside: string, { under }: Showing): string {
  if (type.name === 'code_block') return `<pre dir="ltr" tabindex="0"><code>${inside}</code></pre>`
  if (type.name === 'table')
    return `<table dir="auto" tabindex="0"><tbody>${inside}</tbody></table>`
  const tag = type.name === 'heading' ? headingTag(Number(attrs['level']), under) : TAGS[type.name]
  const start = type.name === 'ordered_list' ? ` start="${Number(attrs['start'])}"` : ''
  return `<${tag}${start} dir="auto">${inside}</${tag}>`
}

// A post's levels begin at two.
function headingTag(level: number, under: number): string {
  return `h${Math.min(6, Math.max(level, 2) - 1 + under)}`
}

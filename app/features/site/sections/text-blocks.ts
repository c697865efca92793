import { plainText } from '#app/features/rich-text/markdown/markdown-flavour.ts'
import { createReaderMarkdown } from '#app/features/rich-text/markdown/reader-markdown.ts'

/** `html` is safe to print; a link that stands alone is a block of its own, and so is a last paragraph in emphasis: the sources. */
export type TextBlock =
  | { kind: 'element'; tag: string; html: string }
  | { kind: 'sources'; html: string }
  | { kind: 'link'; text: string; href: string }

const markdown = createReaderMarkdown()

// Below the heading of their page or section, and no level is left out; one without words is no heading.
markdown.core.ruler.push('nested levels', ({ tokens, env }) => {
  const under = Number(env?.['under'])
  let last = under
  for (const [index, open] of tokens.entries()) {
    if (open.type !== 'heading_open') continue
    const close = tokens[index + 2]
    const hasWords = plainText(tokens[index + 1]?.children ?? []).trim() !== ''
    if (hasWords) last = Math.min(Math.max(Number(open.tag.slice(1)), under + 1), last + 1)
    open.tag = hasWords ? `h${last}` : 'p'
    if (close) close.tag = open.tag
  }
})

// Nothing is asked of another site, which the page's policy would refuse: its words stand there instead.
const printImage = markdown.renderer.rules.image
markdown.renderer.rules.image = (tokens, index, ...rest) => {
  const token = tokens[index]
  if (/^\/(?![/\\])/.test(String(token?.attrGet('src'))))
    return printImage?.(tokens, index, ...rest) ?? ''
  return markdown.utils.escapeHtml(plainText(token?.children ?? []))
}

/** What is spoken after a link that opens a new tab; null where none is opened. */
export type NewTab = string | null

type Environment = Parameters<typeof markdown.renderer.render>[2]

function newTabIn(environment: Environment): NewTab {
  const spoken: unknown = environment?.['newTab']
  return typeof spoken === 'string' ? spoken : null
}

// A page that somebody may have to leave opens nothing beside it; on paper its links are followed by their addresses, unless that is
// what they say.
const openLink = markdown.renderer.rules.link_open
markdown.renderer.rules.link_open = (tokens, index, options, environment, renderer) => {
  const token = tokens[index]
  const href = String(token?.attrGet('href'))
  const address = shortAddress(href)
  // A telephone dials digits alone.
  if (href.startsWith('tel:')) token?.attrSet('href', href.replaceAll(/[^a-z+:\d]/g, ''))
  if (address !== null && newTabIn(environment) !== null) token?.attrSet('target', '_blank')
  else if (address !== null && tokens[index + 1]?.content !== address)
    token?.attrSet('data-at', address)
  return openLink?.(tokens, index, options, environment, renderer) ?? ''
}

markdown.renderer.rules.link_close = (tokens, index, _options, environment) => {
  const opening = tokens.slice(0, index).findLast(({ type }) => type === 'link_open')
  const hint = markdown.utils.escapeHtml(` (${newTabIn(environment)})`)
  return opening?.attrGet('target') === '_blank' ? `<span class="vh">${hint}</span></a>` : '</a>'
}

/** As it is written by hand: "uscis.gov/i-765"; null for a page of the site. */
function shortAddress(href: string): string | null {
  return /^https?:\/\/(?:www\.)?(.*?)\/?$/i.exec(href)?.[1] ?? null
}

/**
 * @param text in Markdown, with its figures put in
 * @param under the level of the heading below which it stands
 */
export function blocksOf(text: string, newTab: NewTab, under = 2): TextBlock[] {
  const environment: Environment = { newTab }
  const render = (tokens: Tokens) => markdown.renderer.render(tokens, markdown.options, environment)
  const tokens = markdown.parse(text, { under })
  const blocks: TextBlock[] = []
  let start = 0
  for (const [index, { nesting, level, tag }] of tokens.entries()) {
    if (level > 0 || nesting === 1) continue
    const inner = tokens.slice(start + 1, index)
    const isLast = index === tokens.length - 1
    blocks.push(
      linkAlone(inner) ??
        (isLast ? sourcesIn(inner, environment) : null) ?? {
          kind: 'element',
          tag,
          html: render(inner),
        },
    )
    start = index + 1
  }
  return blocks
}

type Tokens = ReturnType<typeof markdown.parse>

function sourcesIn(tokens: Tokens, environment: Environment): TextBlock | null {
  const [only, ...rest] = tokens
  const inner = only?.children?.slice(1, -1) ?? []
  const isEmphasis =
    only?.children?.[0]?.type === 'em_open' && only.children.at(-1)?.type === 'em_close'
  if (rest.length > 0 || !isEmphasis || inner.some(({ tag }) => tag === 'em')) return null
  return {
    kind: 'sources',
    html: markdown.renderer.renderInline(inner, markdown.options, environment),
  }
}

function linkAlone(tokens: Tokens): TextBlock | null {
  const [open, text, close, ...rest] = tokens.length === 1 ? (tokens[0]?.children ?? []) : []
  const isAlone = open?.type === 'link_open' && close?.type === 'link_close' && rest.length === 0
  if (!isAlone || text === undefined) return null
  return { kind: 'link', text: text.content, href: String(open.attrGet('href')) }
}

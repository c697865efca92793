import { pageOf, type SiteContent } from '#app/features/content/site-content.ts'
import { createReaderMarkdown } from '#app/features/rich-text/markdown/reader-markdown.ts'
import { displayPhone } from '#app/features/site/firm.ts'
import { fillText } from '#app/platform/fill-text.ts'

/** `html` is safe to print; a link that stands alone is a block of its own. */
export type TextBlock =
  | { kind: 'element'; tag: string; html: string }
  | { kind: 'link'; text: string; href: string }

export type PlainPageContent = ReturnType<typeof plainPageContent>

const markdown = createReaderMarkdown()

export function plainPageContent(site: SiteContent, id: string) {
  const { data, review } = pageOf(site, id, 'plain')
  const { name, phone, email } = site.firm
  const links = {
    phone: `[${displayPhone(phone)}](tel:${phone})`,
    email: `[${email}](mailto:${email})`,
    firm: name,
  }
  const sections = data.sections.map(({ text, ...section }) => ({
    ...section,
    blocks: blocksOf(fillText(text, links)),
  }))
  return { ...data, review, sections }
}

function blocksOf(text: string): TextBlock[] {
  const tokens = markdown.parse(text, {})
  const blocks: TextBlock[] = []
  let start = 0
  for (const [index, { nesting, level, tag }] of tokens.entries()) {
    if (level > 0 || nesting === 1) continue
    const inner = tokens.slice(start + 1, index)
    blocks.push(
      linkAlone(inner) ?? {
        kind: 'element',
        tag,
        html: markdown.renderer.render(inner, markdown.options, {}),
      },
    )
    start = index + 1
  }
  return blocks
}

function linkAlone(tokens: ReturnType<typeof markdown.parse>): TextBlock | null {
  const [open, text, close, ...rest] = tokens.length === 1 ? (tokens[0]?.children ?? []) : []
  const isAlone = open?.type === 'link_open' && close?.type === 'link_close' && rest.length === 0
  if (!isAlone || text === undefined) return null
  return { kind: 'link', text: text.content, href: String(open.attrGet('href')) }
}

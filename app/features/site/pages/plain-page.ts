import type { PageCondition } from '#app/features/content/records/page.ts'
import { pageOf, type SiteContent } from '#app/features/content/site-content.ts'
import { plainText } from '#app/features/rich-text/markdown/markdown-flavour.ts'
import { createReaderMarkdown } from '#app/features/rich-text/markdown/reader-markdown.ts'
import { displayPhone } from '#app/features/site/firm.ts'
import { addressLine } from '#app/features/site/pages/contact.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { longDate } from '#app/platform/local-time.ts'

/** `html` is safe to print; a link that stands alone is a block of its own. */
export type TextBlock =
  | { kind: 'element'; tag: string; html: string }
  | { kind: 'link'; text: string; href: string }

/** How this site is set up, and what its texts may name. */
export type PageSettings = {
  conditions: ReadonlySet<PageCondition>
  values: Readonly<Record<string, string>>
}

type PlainPageParts = {
  site: SiteContent
  settings: PageSettings
  /** Puts the legal figures in. */
  quote: (text: string) => string
}

export type PlainPageContent = ReturnType<typeof plainPageContent>

const markdown = createReaderMarkdown()

// Nothing is asked of another site, which the page's policy would refuse: its words stand there instead.
const printImage = markdown.renderer.rules.image
markdown.renderer.rules.image = (tokens, index, ...rest) => {
  const token = tokens[index]
  if (/^\/(?![/\\])/.test(String(token?.attrGet('src'))))
    return printImage?.(tokens, index, ...rest) ?? ''
  return markdown.utils.escapeHtml(plainText(token?.children ?? []))
}

export function plainPageContent(id: string, { site, settings, quote }: PlainPageParts) {
  const { data, review } = pageOf(site, id, 'plain')
  const values = {
    ...settings.values,
    ...firmValues(site),
    ...(data.date !== undefined && { date: longDate(data.date, site.locale) }),
  }
  const isTrue = ({ when }: { when?: PageCondition | undefined }) =>
    when === undefined || settings.conditions.has(when)
  const sections = data.sections.filter(isTrue).map(({ text, also = [], ...section }) => ({
    ...section,
    text: [text, ...also.filter(isTrue).map((part) => part.text)].join('\n\n'),
  }))
  return {
    ...data,
    review,
    sections: sections.map(({ text, ...section }) => ({
      ...section,
      blocks: blocksOf(fillText(quote(text), values)),
    })),
  }
}

function firmValues({ firm }: SiteContent): Record<string, string> {
  const { name, phone, email, offices } = firm
  return {
    phone: `[${displayPhone(phone)}](tel:${phone})`,
    email: `[${email}](mailto:${email})`,
    firm: name,
    address: addressLine(offices[0]),
  }
}

/** @param text in Markdown, with its figures put in */
export function blocksOf(text: string): TextBlock[] {
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

import type { MarkdownIt, RendererRule } from 'markdown-it'
import { createMarkdown } from '#app/features/rich-text/markdown/markdown-flavour.ts'
import { splitAtNames } from '#app/ui/page/split-at-names.ts'

/** As readers see it: visa names stay on one line, outside links give no access to the page. */
export function createReaderMarkdown(): MarkdownIt {
  const markdown = createMarkdown()
  const escape = markdown.utils.escapeHtml

  // Browsers break a line after the hyphen of "EB-5".
  const text: RendererRule = (tokens, index) =>
    splitAtNames(tokens[index]?.content ?? '')
      .map((part, place) =>
        place % 2 === 1 ? `<span class="one">${escape(part)}</span>` : escape(part),
      )
      .join('')

  const openLink: RendererRule = (tokens, index, options, _environment, renderer) => {
    const token = tokens[index]
    if (/^https?:/i.test(String(token?.attrGet('href')))) token?.attrSet('rel', 'noopener')
    return renderer.renderToken(tokens, index, options)
  }

  // The page's title is the only h1, so an author's levels start at two.
  markdown.core.ruler.push('levels', ({ tokens }) => {
    for (const token of tokens) if (token.tag === 'h1') token.tag = 'h2'
  })

  Object.assign(markdown.renderer.rules, { text, link_open: openLink })
  return markdown
}

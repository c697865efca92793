import createMarkdownIt, { type MarkdownIt, type Token } from 'markdown-it'

const ALLOWED_LINK = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i

// The editor and the site share it. HTML tags are text, so that pasted code cannot run; a line break is kept; links
// lead to the web, an email, a telephone or this site.
export function createMarkdown(): MarkdownIt {
  const markdown = new createMarkdownIt({
    html: false,
    linkify: false,
    breaks: true,
    typographer: false,
  })
  markdown.validateLink = isAllowedLink
  return markdown
}

export function isAllowedLink(address: string): boolean {
  return ALLOWED_LINK.test(address.trim())
}

/** As an image's description has them. */
export function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'softbreak' || token.type === 'hardbreak') return ' '
      return token.type === 'image' ? plainText(token.children ?? []) : token.content
    })
    .join('')
}

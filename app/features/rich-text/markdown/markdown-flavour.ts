import createMarkdownIt, { type MarkdownIt, type Token } from 'markdown-it'

const ALLOWED_LINK = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i

// HTML tags are text, so that pasted code cannot run.
export function createMarkdown(): MarkdownIt {
  const markdown = new createMarkdownIt({
    html: false,
    linkify: true,
    breaks: true,
    typographer: false,
  })
  markdown.validateLink = isAllowedLink
  // "uscis.gov" and "//" may be meant as words; "http://" and "https://" are not.
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false })
  for (const schema of ['//', 'ftp:', 'mailto:']) markdown.linkify.add(schema)
  return markdown
}

export function isAllowedLink(address: string): boolean {
  return ALLOWED_LINK.test(address.trim())
}

export function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'softbreak' || token.type === 'hardbreak') return ' '
      return token.type === 'image' ? plainText(token.children ?? []) : token.content
    })
    .join('')
}

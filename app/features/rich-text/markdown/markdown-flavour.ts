import createMarkdownIt, {
  type MarkdownIt,
  type StateCore,
  type StateInline,
  type Token,
} from 'markdown-it'
import { cleanAddress } from '#app/platform/texts/clean-address.ts'

const ALLOWED_LINK = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i

// HTML tags are text, so that pasted code cannot run.
export function createMarkdown(): MarkdownIt {
  const markdown = new createMarkdownIt({
    html: false,
    linkify: true,
    breaks: true,
    typographer: false,
  })
  const { normalizeLink } = markdown
  markdown.normalizeLink = (address) => normalizeLink(cleanAddress(address))
  markdown.validateLink = isAllowedLink
  markdown.inline.ruler.before('autolink', 'line_break_tag', readBreakTag)
  markdown.core.ruler.after('inline', 'empty_table_header', leaveOutEmptyHeaders)
  // "uscis.gov" and "//" may be meant as words; "http://" and "https://" are not.
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false })
  for (const schema of ['//', 'ftp:', 'mailto:']) markdown.linkify.add(schema)
  return markdown
}

// A table cell is one line of Markdown, so `<br>` is the only way to break its text.
function readBreakTag(state: StateInline, isSilent: boolean): boolean {
  const [tag] = /^<br *\/?>/i.exec(state.src.slice(state.pos, state.pos + 8)) ?? []
  if (tag === undefined) return false
  if (!isSilent) state.push('hardbreak', 'br', 0)
  state.pos += tag.length
  return true
}

// Markdown has no table without a header row; readers do not see one without text.
function leaveOutEmptyHeaders(state: StateCore): void {
  const kept: Token[] = []
  let start = 0
  for (const [index, token] of state.tokens.entries()) {
    if (token.type === 'thead_open') start = kept.length
    kept.push(token)
    if (token.type !== 'thead_close') continue
    const isEmpty = kept.slice(start).every(({ content }) => content === '')
    if (isEmpty && state.tokens[index + 1]?.type === 'tbody_open') kept.length = start
  }
  state.tokens = kept
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

import createMarkdownIt from 'markdown-it'

const markdown = createMarkdownIt({ html: true, linkify: true })

const FENCE = /^ {0,3}(?:```|~~~)/
const NOTE = /^\[\^([^\]\s]+)\]:[ \t]+(.+)$/
/** Code, which stays; the mark of a footnote; ==marked== words. */
const INLINE = /`[^`]*`|\[\^([^\]\s]+)\]|==(?=\S)(.*?\S)==/g

/** As HTML, with what Ghost adds to CommonMark: footnotes, marked words, and headings without a space. */
export function renderGhostMarkdown(source: string, lose: (what: string) => void): string {
  const notes = new Map<string, string>()
  const used: string[] = []
  const numberOf = (id: string) => {
    if (!used.includes(id)) used.push(id)
    return `\\[${used.indexOf(id) + 1}\\]`
  }
  const inline = (line: string) =>
    line.replaceAll(INLINE, (whole, id?: string, marked?: string) => {
      if (id !== undefined) return notes.has(id) ? numberOf(id) : whole
      return marked ?? whole
    })
  const lines = linesOutside(source, notes)
  const text = lines.map(({ line, isCode }) => (isCode ? line : inline(line))).join('\n')
  if (used.length > 0) lose('the links between footnotes and their numbers')
  // A note may name another.
  const list: string[] = []
  for (const [place, id] of used.entries())
    list.push(`${place + 1}. ${inline(notes.get(id) ?? '')}`)
  return markdown.render(list.length === 0 ? text : `${text}\n\n${list.join('\n')}`)
}

function linesOutside(source: string, notes: Map<string, string>) {
  let isCode = false
  return source.split('\n').flatMap((line) => {
    const isFence = FENCE.test(line)
    if (isFence) isCode = !isCode
    if (isCode || isFence) return [{ line, isCode: true }]
    const [, id, words] = NOTE.exec(line) ?? []
    if (id === undefined || words === undefined)
      return [{ line: line.replace(/^#{1,6}(?=[^#\s])/, '$& '), isCode: false }]
    notes.set(id, words)
    return []
  })
}

import { diffArrays } from 'diff'
import type { RendererRule } from 'markdown-it'
import type { FormField } from '#app/features/entries/form/form-field.ts'
import { showValue } from '#app/features/entries/form/show-value.ts'
import type { Choice, Decisions } from '#app/features/entries/merge/decisions.ts'
import { choiceFor, type Conflict, type Value } from '#app/features/entries/merge/merged-entry.ts'
import { createMarkdown, plainText } from '#app/features/rich-text/markdown/markdown-flavour.ts'

/** The sides are HTML that is safe to print; null where there is no text. */
export type ShownConflict = Pick<Conflict, 'id' | 'path' | 'choices'> & {
  label: string
  theirs: string | null
  mine: string | null
  chosen: Choice | null
}

const conflictTexts = {
  on: 'On',
  off: 'Off',
  image: 'Image: {words}',
  onlyHere: 'only here:',
  level: 'heading level {level}',
} as const

/** Bounds the work; longer texts are shown without marks. */
const MOST_CHANGES = 600

/** In characters; a text of more, such as thousands of tables, is shown as it is written. */
const MOST_HTML = 300_000

const markdown = createMarkdown()
const escape = markdown.utils.escapeHtml

/** As readers see it, but without controls, and with the addresses of links, so that a changed one is seen. */
export function showConflict(conflict: Conflict, decisions: Decisions): ShownConflict {
  const { id, path, labels, field, choices } = conflict
  const [theirs, mine] = markDifferences(show(field, conflict.theirs), show(field, conflict.mine))
  const chosen = choiceFor(conflict, decisions)
  return { id, path, label: labels.join(', '), choices, theirs, mine, chosen }
}

function show(field: FormField, value: Value): string {
  if (field.kind === 'yesNo')
    return value === true || value === 'on' ? conflictTexts.on : conflictTexts.off
  const text = showValue(value, field)
  if (text.trim() === '') return ''
  if (field.kind === 'markdown') return showMarkdown(text, { saysLevels: true })
  if (field.kind === 'paragraphs')
    return text
      .split(/\n(?:[ \t]*\n)+/)
      .map((paragraph) => `<p>${escape(paragraph)}</p>`)
      .join('')
  if (field.kind === 'moment') return escape(readableTime(text))
  if (field.kind === 'choice')
    return escape(field.options.find((option) => option.value === text)?.label ?? text)
  const isOwnImage = field.kind === 'image' && /^\/(?![/\\])/.test(text)
  return isOwnImage ? `<img src="${escape(text)}" alt="">` : escape(text)
}

/** HTML that is safe to print. */
export function showMarkdown(text: string, { saysLevels } = { saysLevels: false }): string {
  const html = markdown.render(text, { links: [], saysLevels })
  return html.length > MOST_HTML ? `<p>${escape(text)}</p>` : html
}

function readableTime(text: string): string {
  const time = new Date(`${text}Z`)
  if (Number.isNaN(time.getTime())) return text
  const style = { timeZone: 'UTC', dateStyle: 'medium', timeStyle: 'short' } as const
  return time.toLocaleString('en-US', style).replaceAll('\u202f', ' ')
}

function markDifferences(theirs: string, mine: string): [string | null, string | null] {
  if (theirs === '' || mine === '') return [theirs || null, mine || null]
  const parts = diffArrays(tokensOf(theirs), tokensOf(mine), { maxEditLength: MOST_CHANGES })
  if (parts === undefined) return [theirs, mine]
  const side = (left: 'added' | 'removed') =>
    parts
      .filter((part) => !part[left])
      .map(({ added, removed, value }) => (added || removed ? mark(value) : value.join('')))
      .join('')
  return [side('added'), side('removed')]
}

function tokensOf(html: string): string[] {
  return html.match(/<[^>]*>|[^<\s]+\s*|\s+/g) ?? []
}

// Tags stay outside of the marks.
function mark(tokens: readonly string[]): string {
  const runs = tokens.join('').match(/(?:<[^>]*>)+|[^<]+/g) ?? []
  return runs
    .map((run) => {
      if (run.startsWith('<') || run.trim() === '') return run
      const [begin, end] = [`<span class="vh">[${conflictTexts.onlyHere} </span>`, '] ']
      return `<mark>${begin}${run}<span class="vh">${end}</span></mark>`
    })
    .join('')
}

/** The levels of headings, which look alike, are said where they may differ. */
type Shown = { links: string[]; saysLevels: boolean }

const openLink: RendererRule = (tokens, index, _options, env) => {
  const { links } = env as unknown as Shown
  links.push(String(tokens[index]?.attrGet('href') ?? ''))
  return '<u>'
}

const closeLink: RendererRule = (_tokens, _index, _options, env) => {
  const { links } = env as unknown as Shown
  return `</u> (${escape(links.pop() ?? '')})`
}

const image: RendererRule = (tokens, index) => {
  const token = tokens[index]
  const words = `${plainText(token?.children ?? [])} ${String(token?.attrGet('src') ?? '')}`
  return escape(`[${conflictTexts.image.replace('{words}', () => words.trim())}]`)
}

// A heading would stand in the outline of the page.
const openHeading: RendererRule = (tokens, index, _options, env) => {
  const level = tokens[index]?.tag.slice(1) ?? ''
  const said = conflictTexts.level.replace('{level}', level)
  const { saysLevels } = env as unknown as Shown
  return `<p class="heading">${saysLevels ? `<small class="told">${said}</small> ` : ''}`
}

Object.assign(markdown.renderer.rules, {
  heading_open: openHeading,
  heading_close: () => '</p>\n',
  link_open: openLink,
  link_close: closeLink,
  image,
})

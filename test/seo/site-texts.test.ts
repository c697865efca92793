import { expect, test } from 'vitest'
import { formOf } from '#app/features/content-editor/editing/form-of-record.ts'
import { type FormField, type Json, leavesOf } from '#app/features/entries/form/form-field.ts'
import { type RecordKey, recordSchemas } from '#app/features/content/record-types.ts'
import { samplePosts } from '#app/features/posts/samples/sample-posts.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { ALL_RECORDS, replaced } from '#test/factories/content-edits.ts'
import { openedOnce } from '#test/opened.ts'
import { listPublicPages } from '#test/public-pages.ts'
import { publishEdits } from '#test/publish-edits.ts'
import { openSite } from '#test/site.ts'

const [OPEN, CLOSE] = ['⟦', '⟧']
const pages = listPublicPages().filter(
  ({ path, status }) =>
    status === 200 && !/^\/(?:blog|login|setup|search|invitation|password)/.test(path),
)

/** Every text of a record with marks around each of its paragraphs. */
const marked = ALL_RECORDS.map(({ key, data }) => ({ key, data: markAll(key, data) }))

// A Friday at noon: what is said of the hours at other times ends with a day.
const now = new Date('2026-11-20T17:00:00Z')

const site = openedOnce(async () => {
  const opened = await openSite('sqlite', { now: () => now })
  await publishEdits(opened, marked)
  return opened
})

/** Texts of the interface as patterns, sentence by sentence; a placeholder stands for any words. */
const known = textsOf(interfaceTexts('en'))
  .flatMap(sentencesOf)
  .filter((sentence) => /\p{L}{2}/u.test(sentence.replaceAll(/\{[^}]*\}/g, '')))

const patterns = known.map((sentence) => {
  const parts = sentence.split(/\{[^}]*\}/)
  return new RegExp(`^${parts.map(escape).join('.*')}$`, 'u')
})

/** Printed by themselves, without a sentence of a record around them. */
const values = new Set(samplePosts.map(({ title }) => title))

/** Printed from values that are no sentences: addresses, times, days, names of networks. */
const VALUES = [
  /^(?:Facebook|Twitter|Instagram|LinkedIn)$/,
  /^,? ?[A-Z]{2}(?: \d{5})?$/,
  /^\S+@\S+$/,
  /^Monday-Friday$/,
  /^\d+:\d\d [AP]M - \d+:\d\d [AP]M$/,
  // The source of fees and how far it reaches.
  /^(?:.+, )?as of \w+ \d+, \d{4}$/,
  // The months of changes, and the year in which a sample person began.
  /^[A-Z][a-z]+ \d{4}$|^\d{4} \(sample$/,
  // The mark by which the test knows that the texts are shown.
  /^[0-9a-f-]{36}$/,
]

test.each(pages)(
  'every sentence of $path is of a record or a text of the interface',
  async ({ path }) => {
    const html = await (await fetch(site.origin + path)).text()
    expect(html.split(OPEN).length).toBeGreaterThan(10)
    expect(unknownPieces(html)).toEqual([])
  },
)

function unknownPieces(html: string): string[] {
  const text = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|style|template|svg)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
  const outside = withoutMarked(text)
  const pieces = outside.split('\n').flatMap(sentencesOf)
  return [...new Set(pieces)].filter((piece) => /\p{L}{2}/u.test(piece) && !isKnown(piece))
}

// One text may stand in another, as the firm's name does.
function withoutMarked(text: string): string {
  const rest = text.replaceAll(new RegExp(`${OPEN}[^${OPEN}${CLOSE}]*${CLOSE}`, 'g'), '\n')
  return rest === text ? text : withoutMarked(rest)
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

function isKnown(printed: string): boolean {
  // A page may go on after a label.
  const piece = printed.replaceAll(/^(?:\(|, )|[.:,)]+$/g, '')
  return (
    values.has(piece) ||
    VALUES.some((value) => value.test(piece)) ||
    known.some((sentence) => sentence.includes(piece)) ||
    patterns.some((pattern) => pattern.test(printed) || pattern.test(piece))
  )
}

function sentencesOf(text: string): string[] {
  return text
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.:?!])\s/)
    .map((sentence) => sentence.trim())
}

function markAll(key: RecordKey, data: Json): Json {
  return leavesOf(formOf(key.type, data), data).reduce((value, { path, field, value: leaf }) => {
    if (typeof leaf !== 'string' || !isSentence(field)) return value
    const next = replaced(value, path.split('.'), mark(leaf))
    return recordSchemas[key.type].safeParse(next).success ? next : value
  }, data)
}

function isSentence({ kind, label }: FormField): boolean {
  return /^(?:line|paragraph|paragraphs|markdown)$/.test(kind) && label !== 'Language tag'
}

function mark(text: string): string {
  return text.replaceAll(
    /^((?:#+|-|\d+\.)? ?)(.*\S)/gm,
    (_, bullet: string, line: string) => `${bullet}${OPEN}${line}${CLOSE}`,
  )
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

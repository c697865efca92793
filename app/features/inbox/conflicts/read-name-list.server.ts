import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import {
  NAME_LIST_LIMITS,
  type NameListProblem,
} from '#app/features/inbox/conflicts/name-list-file.ts'
import type { ListedName } from '#app/features/inbox/conflicts/name-index.server.ts'
import { foldForSearch } from '#app/platform/texts/fold-for-search.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

/** The names of a CSV file, or everything that is wrong with it; then none is taken. */
export async function readNameList(file: File): Promise<Result<ListedName[], NameListProblem[]>> {
  if (file.size > NAME_LIST_LIMITS.fileBytes) return fail([{ line: null, kind: 'too-large' }])
  const reading: Reading = { columns: null, names: [], problems: [] }
  try {
    await readRecords(file, reading)
  } catch (error) {
    const problem = problemOf(error)
    if (problem === null) throw error
    reading.problems.push(problem)
  }
  if (reading.problems.length > 0) return fail(reading.problems)
  return reading.names.length > 0 ? ok(reading.names) : fail([{ line: null, kind: 'empty' }])
}

type Columns = { first: number; last: number; note: number }

type Reading = { columns: Columns | null; names: ListedName[]; problems: NameListProblem[] }

// Longer than any line with a name, so that a missing quotation mark is noticed soon.
const LINE_CHARACTERS = 5_000
const STOP_AFTER_PROBLEMS = 200

async function readRecords(file: File, reading: Reading): Promise<void> {
  const parser = parse({
    bom: true,
    delimiter: await delimiterOf(file),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: LINE_CHARACTERS,
  })
  const source = Readable.from(textOf(file))
  source.on('error', (error) => parser.destroy(error))
  type Parsed = { record: string[]; info: { lines: number } }
  for await (const { record, info } of source.pipe(parser) as AsyncIterable<Parsed>) {
    takeRecord(reading, record, info.lines)
    const { problems, names } = reading
    if (problems.some(({ line }) => line === null) || problems.length >= STOP_AFTER_PROBLEMS) return
    if (names.length > NAME_LIST_LIMITS.names) {
      problems.push({ line: null, kind: 'too-many' })
      return
    }
  }
}

// Fails at the first byte that is not UTF-8.
async function* textOf(file: File): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const bytes of file.stream()) yield decoder.decode(bytes, { stream: true })
  yield decoder.decode()
}

// A file from Excel has semicolons where the comma is the decimal sign.
async function delimiterOf(file: File): Promise<string> {
  const [head = ''] = (await file.slice(0, LINE_CHARACTERS).text()).split('\n', 1)
  const count = (delimiter: string) => head.split(delimiter).length
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

function takeRecord(reading: Reading, record: readonly string[], line: number): void {
  if (reading.columns === null) {
    reading.columns = columnsOf(record)
    if (reading.columns === null) reading.problems.push({ line: null, kind: 'no-columns' })
    return
  }
  const { first, last, note } = reading.columns
  const cell = (index: number) => record[index] ?? ''
  const listed = { name: `${cell(first)} ${cell(last)}`.trim(), note: cell(note) }
  if (record.every((each) => each === '')) return
  const kind = listedProblem(listed)
  if (kind === null) reading.names.push(listed)
  else reading.problems.push({ line, kind })
}

const HEADINGS = {
  first:
    /^(?:(?:full |client |party )?names?|(?:first|given) ?names?|nombres?|nomes?|prenoms?|nom complet)$/,
  last: /^(?:last ?names?|surnames?|family ?names?|apellidos?|sobrenomes?|nom(?: de famille)?)$/,
  note: /^(?:notes?|matters?|references?|roles?|comments?|nota|asunto|dossier)$/,
}

function columnsOf(record: readonly string[]): Columns | null {
  const headings = record.map((heading) => foldForSearch(heading).replaceAll(/[_-]/g, ' '))
  const find = (heading: RegExp) => headings.findIndex((each) => heading.test(each))
  const columns = {
    first: find(HEADINGS.first),
    last: find(HEADINGS.last),
    note: find(HEADINGS.note),
  }
  return columns.first === -1 && columns.last === -1 ? null : columns
}

function listedProblem({ name, note }: ListedName): NameListProblem['kind'] | null {
  if (name === '') return 'no-name'
  if (/[\p{Cc}\p{Cs}\ufffd]/u.test(name + note)) return 'control'
  if (!/\p{L}/u.test(name)) return 'no-letters'
  if ([...name].length > NAME_LIST_LIMITS.nameCharacters) return 'long-name'
  return [...note].length > NAME_LIST_LIMITS.noteCharacters ? 'long-note' : null
}

/** Null for what is no fault of the file. */
function problemOf(error: unknown): NameListProblem | null {
  if (error instanceof CsvError) {
    const { lines } = error as CsvError & { lines?: number }
    const kind = error.code === 'CSV_MAX_RECORD_SIZE' ? 'long-line' : 'quotes'
    return { line: lines ?? null, kind }
  }
  // The decoder's.
  return error instanceof TypeError ? { line: null, kind: 'not-text' } : null
}

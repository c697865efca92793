import { Readable } from 'node:stream'
import Assembler from 'stream-json/assembler.js'
import { parser } from 'stream-json/parser.js'
import { ImportError } from '#app/features/import/import-error.ts'
import type { ImportLimits } from '#app/features/import/imported-item.ts'
import { readTextFile, limitText } from '#app/features/import/read-text-file.server.ts'

export type JsonRow = { table: string; row: Readonly<Record<string, unknown>> }

/** The rows of the tables below `data`, one in memory at a time. @throws ImportError */
export async function* readJsonRows(
  file: string,
  tables: ReadonlySet<string>,
  limits: ImportLimits,
): AsyncGenerator<JsonRow> {
  const size = { sinceRow: 0 }
  const source = Readable.from(counted(file, limits, size))
  const tokens = parser.asStream({ packValues: true, streamValues: false })
  source.on('error', (error) => tokens.destroy(error))
  source.pipe(tokens)
  const reader = new RowReader(tables)
  try {
    for await (const token of tokens as AsyncIterable<parser.Token>) {
      const row = reader.take(token)
      if (reader.isBetweenRows()) size.sinceRow = 0
      if (row !== null) yield row
    }
  } catch (error) {
    if (error instanceof ImportError || !(error instanceof Error)) throw error
    throw new ImportError(`The file is not the JSON of an export: ${error.message}`)
  } finally {
    source.destroy()
  }
}

async function* counted(file: string, limits: ImportLimits, size: { sinceRow: number }) {
  for await (const text of readTextFile(file, limits)) {
    size.sinceRow += text.length
    if (size.sinceRow > limits.itemBytes)
      throw new ImportError(`One item is larger than ${limitText(limits.itemBytes)}.`)
    yield text
  }
}

const MOST_LEVELS = 50

class RowReader {
  readonly #tables: ReadonlySet<string>
  /** The key that holds each open object or list. */
  readonly #open: string[] = []
  #key = ''
  #row: { table: string; depth: number; assembler: Assembler } | null = null

  constructor(tables: ReadonlySet<string>) {
    this.#tables = tables
  }

  isBetweenRows(): boolean {
    return this.#row === null
  }

  take(token: parser.Token): JsonRow | null {
    if (token.name === 'startObject' || token.name === 'startArray') this.#begin(token.name)
    else if (token.name === 'keyValue') this.#key = token.value
    this.#row?.assembler.consume(token)
    return token.name === 'endObject' || token.name === 'endArray' ? this.#finish() : null
  }

  #begin(name: 'startObject' | 'startArray'): void {
    const table = this.#open.at(-1)
    const isRow = name === 'startObject' && this.#open.at(-2) === 'data' && this.#key === ''
    this.#open.push(this.#key)
    this.#key = ''
    if (this.#open.length > MOST_LEVELS)
      throw new ImportError(`The file is nested more than ${MOST_LEVELS} levels deep.`)
    if (this.#row === null && isRow && table !== undefined && this.#tables.has(table))
      this.#row = { table, depth: this.#open.length, assembler: new Assembler() }
  }

  #finish(): JsonRow | null {
    const depth = this.#open.length
    this.#open.pop()
    this.#key = ''
    if (this.#row?.depth !== depth) return null
    const { table, assembler } = this.#row
    this.#row = null
    return { table, row: assembler.current as Record<string, unknown> }
  }
}

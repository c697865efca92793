import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

const folder = path.resolve(import.meta.dirname, '../../db/migrations')
const namesOf = (kind: string) => readdirSync(path.join(folder, kind)).toSorted()

test('both databases have the same migrations, numbered without a gap', () => {
  const sql = namesOf('sqlite')
  expect(namesOf('postgres')).toEqual(sql)
  const programs = namesOf('.').filter((name) => name.endsWith('.ts'))
  const names = [...sql, ...programs].toSorted()
  const numbers = names.map((name) => /^(\d{4})[_-][a-z0-9_-]+\.(?:sql|ts)$/.exec(name)?.[1])
  expect(numbers).toEqual(names.map((_, index) => String(index + 1).padStart(4, '0')))
})

test('both databases end up with the same tables, columns and answers to whether a column may be empty', async () => {
  const [sqlite, postgres] = await Promise.all(databaseKinds.map(describeTables))
  expect(Object.keys(sqlite ?? {})).not.toEqual([])
  expect(postgres).toEqual(sqlite)
})

async function describeTables(
  kind: (typeof databaseKinds)[number],
): Promise<Record<string, string[]>> {
  const database = await openTestDatabase(kind)
  try {
    const tables = await database.db.introspection.getTables()
    const entries = tables
      // SQLite's index of words consists of tables, PostgreSQL's is an index.
      .filter(({ name }) => !name.startsWith('post_gram'))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map(({ name, columns }) => [
        name,
        columns.map((column) => (column.isNullable ? `${column.name}?` : column.name)).toSorted(),
      ])
    return Object.fromEntries(entries) as Record<string, string[]>
  } finally {
    await database.close()
  }
}

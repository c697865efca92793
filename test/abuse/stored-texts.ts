import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import type { WatchedSite } from '#test/abuse/site-fixture.ts'

export async function storedTexts({ dataDir, db }: WatchedSite): Promise<[string, string][]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  // Tables of SQLite's search index contain numbers too large to be read this way; the files contain their bytes.
  const readable = tables.filter(({ name }) => !name.startsWith('post_gram'))
  return Promise.all([
    ...files.map(async (file): Promise<[string, string]> => [file, await readFile(file, 'latin1')]),
    ...readable.map(async ({ name }): Promise<[string, string]> => {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
      return [name, JSON.stringify(rows)]
    }),
  ])
}

export async function placesWith(site: WatchedSite, text: string): Promise<string[]> {
  const stored = await storedTexts(site)
  return stored.filter(([, content]) => content.includes(text)).map(([place]) => place)
}

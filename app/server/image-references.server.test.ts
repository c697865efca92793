import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { saveRecordDraft } from '#app/features/content/content-records.server.ts'
import { BACKED_UP_TABLES, LEFT_OUT_TABLES } from '#app/features/backup/backup-format.ts'
import { findOrphaned } from '#app/features/images/image-references.server.ts'
import {
  imageReferences,
  NAMES_IMAGES,
  NAMES_NO_IMAGES,
} from '#app/server/image-references.server.ts'
import { addImage } from '#test/factories/images.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

test.each(databaseKinds)('an image that only site content names is kept, on %s', async (kind) => {
  const { db, close } = await openTestDatabase(kind)
  const name = await addImage(db, 1)
  const orphaned = () => findOrphaned(db, [name], imageReferences)
  expect(await orphaned()).toEqual([name])
  const key = { type: 'person', id: 'ana', locale: 'en' } as const
  const by = { id: null, name: 'anna@example.com' }
  const data = { portrait: `/images/${name}` }
  await saveRecordDraft(db, { ...key, seenVersion: 0, data, by }, new Date())
  expect(await orphaned()).toEqual([])
  await close()
})

test('each column of text may name an image, or may not, and stands in one of two lists', async () => {
  const { db, close } = await openTestDatabase('sqlite')
  const columns: string[] = []
  for (const table of [...BACKED_UP_TABLES, ...LEFT_OUT_TABLES]) {
    const { rows } = await sql<{ name: string }>`
      select name from pragma_table_info(${table}) where type like '%text%'`.execute(db)
    columns.push(...rows.map(({ name }) => `${table}.${name}`))
  }
  await close()
  const listed = [
    ...Object.entries<readonly string[]>(NAMES_IMAGES),
    ...Object.entries(NAMES_NO_IMAGES).map(([table, names]) => [table, names.split(' ')] as const),
  ].flatMap(([table, names]) => names.map((name) => `${table}.${name}`))
  expect(listed.toSorted()).toEqual(columns.toSorted())
})

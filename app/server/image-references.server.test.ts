import { expect, test } from 'vitest'
import { saveRecordDraft } from '#app/features/content/content-records.server.ts'
import { findOrphaned } from '#app/features/images/image-references.server.ts'
import { imageReferences } from '#app/server/image-references.server.ts'
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

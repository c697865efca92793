import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { publishRecords } from '#app/features/content/content-records.server.ts'
import { findRecord } from '#test/find-record.ts'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import type { Schema } from '#db/schema.ts'
import type { ContentEdit } from '#test/factories/content-edits.ts'
import { inDatabase } from '#test/in-database.ts'
import type { TestSite } from '#test/site.ts'

const by = { id: null, name: 'anna@example.com' }

/** One after the other; readers see them when this returns. */
export async function publishEdits(site: TestSite, edits: readonly ContentEdit[]): Promise<void> {
  const mark = randomUUID()
  const last: ContentEdit = {
    key: { type: 'page', id: 'glossary', locale: 'en' },
    data: {
      ...(shippedRecords.page['glossary'] as unknown as Record<string, Json>),
      subtitle: mark,
    },
  }
  await inDatabase(site, async (db) => {
    for (const edit of [...edits, last]) await publish(db, edit)
  })
  site.publish({ kind: 'records' })
  // The program reads all of them at once, after the notice.
  const limit = AbortSignal.timeout(10_000)
  const glossary = async () => (await fetch(`${site.origin}/glossary`, { signal: limit })).text()
  while (!(await glossary()).includes(mark)) await sleep(50)
}

async function publish(db: Kysely<Schema>, { key, data }: ContentEdit): Promise<void> {
  const seenVersion = (await findRecord(db, key))?.version ?? 0
  const publications = [{ ...key, seenVersion, to: 'published', data, review: null }] as const
  const published = await publishRecords(db, { publications, by }, new Date())
  if (!published.ok) throw new Error(JSON.stringify(published.problem))
}

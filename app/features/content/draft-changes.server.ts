import type { Kysely } from 'kysely'
import { factOf } from '#app/features/content/facts-of-site.ts'
import {
  type RecordData,
  type RecordKey,
  recordSchemas,
} from '#app/features/content/record-types.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { writeRecord } from '#app/features/content/write-record.server.ts'
import { type Fact, factAt, FACT_TIME_ZONE } from '#app/features/facts/fact.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { addDays, instantAt } from '#app/platform/local-time.ts'
import { parseJson } from '#app/platform/parse-json.ts'
import type { Schema } from '#db/schema.ts'

type Db = Kysely<Schema>

/** What the English site quotes, where this is published over what ships; null for what is no legal fact. */
export function quotedFact(
  { type, id, locale }: RecordKey,
  published: string | null | undefined,
): Fact | null {
  if (type !== 'fact' || locale !== 'en') return null
  const own = recordSchemas.fact.safeParse(parseJson(published ?? ''))
  const data = own.data ?? shippedInAll.en.fact[id]
  return data === undefined ? null : factOf({ id, data })
}

/**
 * For each value that says something else than before, the draft of a change, which a lawyer completes and publishes; one
 * for a fact and a first day, however often they are published.
 */
export async function draftChanges(
  db: Db,
  { before, after }: { before: Fact; after: Fact },
  { by, now }: { by: Actor; now: Date },
): Promise<void> {
  const { key, label: title, source, asOf, intervals } = after
  for (const [index, { effectiveFrom: from, value }] of intervals.entries()) {
    const former = factAt(before, instantAt(from, '00:00', FACT_TIME_ZONE))
    if (former === value) continue
    const next = intervals[index + 1]
    const until = next ? addDays(next.effectiveFrom, -1) : (after.until ?? null)
    const text = `Before: ${former}\n\nNow: {${key}}`
    const known = { title, affected: '', from, until, text, source, asOf }
    const draft: RecordData<'change'> = { ...known, services: [], countries: [] }
    const id = `${key.replaceAll('.', '-')}-${from}`
    const texts = { draft: JSON.stringify(draft), changed_at: now, changed_by: by.name }
    await writeRecord(db, { type: 'change', id, locale: 'en' }, { seenVersion: 0, ...texts })
  }
}

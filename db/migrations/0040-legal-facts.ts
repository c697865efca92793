import type { Kysely } from 'kysely'
import { legalFacts } from '#app/features/facts/law-pack.ts'

type Interval = { effectiveFrom: string; value: string }

/** The record of a fact, as this migration writes it; a later one changes it from this form. */
type FactRecord = {
  label: string
  group?: string
  intervals: Interval[]
  source: { name: string; url: string }
  asOf: string
  checked: string | null
  reviewBy: string
}

type Entry = {
  key: string
  value: string | null
  effective_from: string | null
  source_name: string
  source_url: string
  last_verified: string
  review_by: string
  /** As the database gives it, which takes it as it is. */
  entered_at: string
  entered_by: string
}

type Tables = {
  fact_revisions: Entry & { id: string }
  content_records: Record<string, string | number | null>
  entry_revisions: Record<string, string | number | null>
}

/** What the firm has entered on a legal fact was a list of changes of the fact that ships: it is a record with its revisions now. */
export async function up(db: Kysely<never>): Promise<void> {
  const tables = db as unknown as Kysely<Tables>
  const entries = await tables
    .selectFrom('fact_revisions')
    .selectAll()
    .orderBy('entered_at')
    .orderBy('id')
    .execute()
  for (const [key, own] of Map.groupBy(entries, (entry) => entry.key))
    await moveFact(tables, key, own)
  await tables.schema.dropTable('fact_revisions').execute()
}

async function moveFact(db: Kysely<Tables>, key: string, entries: readonly Entry[]): Promise<void> {
  const last = entries.at(-1)
  if (!last) return
  const shipped = shippedFact(key)
  let fact = shipped ?? goneFact(key, last)
  let version = 0
  const revise = (entry: Entry, state: 'published' | 'removed') => {
    version += 1
    const row = { type: 'fact', entry_id: key, locale: 'en', version, state }
    const data = JSON.stringify(fact)
    const saved = { saved_at: entry.entered_at, saved_by: entry.entered_by }
    return db
      .insertInto('entry_revisions')
      .values({ ...row, data, ...saved })
      .execute()
  }
  for (const entry of entries) {
    fact = changedBy(fact, entry)
    await revise(entry, 'published')
  }
  // No text quotes what does not ship any more; its words can be read and restored.
  if (!shipped) await revise(last, 'removed')
  await db
    .insertInto('content_records')
    .values({
      type: 'fact',
      id: key,
      locale: 'en',
      version,
      state: shipped ? 'published' : 'removed',
      published: shipped ? JSON.stringify(fact) : null,
      changed_at: last.entered_at,
      changed_by: last.entered_by,
    })
    .execute()
}

function shippedFact(key: string): FactRecord | null {
  const shipped = legalFacts.find((fact) => fact.key === key)
  if (!shipped) return null
  const { label, group, source, asOf, checked, reviewBy } = shipped
  const intervals = shipped.intervals.map(({ effectiveFrom, value }) => ({ effectiveFrom, value }))
  return {
    label,
    ...(group !== undefined && { group }),
    intervals,
    source,
    asOf,
    checked,
    reviewBy,
  }
}

function goneFact(key: string, last: Entry): FactRecord {
  const source = { name: last.source_name, url: last.source_url }
  const { last_verified: day, review_by: reviewBy } = last
  return { label: key, intervals: [], source, asOf: day, checked: day, reviewBy }
}

/** A change for a day that has words already replaces them. */
function changedBy(fact: FactRecord, entry: Entry): FactRecord {
  const { value, effective_from: effectiveFrom } = entry
  const others = fact.intervals.filter((interval) => interval.effectiveFrom !== effectiveFrom)
  return {
    ...fact,
    intervals:
      value === null || effectiveFrom === null
        ? fact.intervals
        : [...others, { effectiveFrom, value }].toSorted((one, other) =>
            one.effectiveFrom < other.effectiveFrom ? -1 : 1,
          ),
    source: { name: entry.source_name, url: entry.source_url },
    checked: entry.last_verified,
    reviewBy: entry.review_by,
  }
}

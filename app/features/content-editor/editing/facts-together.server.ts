import type { Kysely } from 'kysely'
import { listRecords } from '#app/features/content-editor/editing/open-record.server.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import { nameOf } from '#app/features/content-editor/editing/record-names.ts'
import {
  type ContentServices,
  publishContent,
} from '#app/features/content-editor/editing/save-record.server.ts'
import { factOf } from '#app/features/content/facts-of-site.ts'
import { recordSchemas } from '#app/features/content/record-types.ts'
import { at, type Json } from '#app/features/entries/form/form-field.ts'
import { comparedOn, type Fact, factToday, firstEnd } from '#app/features/facts/fact.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import type { Schema } from '#db/schema.ts'

/** A record that changes on the same day as another. */
export type TogetherRecord = { title: string; path: string; hasDraft: boolean }

async function listFactRecords(db: Kysely<Schema>): Promise<OpenedRecord[]> {
  return (await listRecords(db)).filter(({ key }) => key.type === 'fact')
}

/** The records that change on the same day; none of every record but a legal fact that is one of several. */
export async function findTogether(
  db: Kysely<Schema>,
  { key, value }: OpenedRecord,
): Promise<OpenedRecord[]> {
  const group = key.type === 'fact' && key.locale === 'en' ? (at(value, 'group') ?? '') : ''
  if (group === '') return []
  return (await listFactRecords(db)).filter(
    (other) => other.key.id !== key.id && at(other.value, 'group') === group,
  )
}

/** To the texts that ship, all of them. @returns false when somebody has changed one meanwhile, or has begun a draft of another one */
export async function resetTogether(
  services: ContentServices,
  { opened, seenVersion }: { opened: OpenedRecord; seenVersion: number },
  by: Actor,
): Promise<boolean> {
  const others = await findTogether(services.db, opened)
  if (others.some(({ hasDraft }) => hasDraft)) return false
  const own = others.filter(({ state }) => state !== 'shipped')
  const publications = [{ ...opened, version: seenVersion }, ...own].map(
    ({ key, version }) => ({ ...key, seenVersion: version, to: 'shipped' }) as const,
  )
  return (await publishContent(services, publications, by)).ok
}

/** The version that somebody looks at. */
export function seenAs({ key, version }: Pick<OpenedRecord, 'key' | 'version'>): string {
  return `${nameOf(key)}@${version}`
}

/**
 * Somebody of the firm has compared these facts with their sources today. @param seen by `seenAs`
 * @returns false when one of them was changed since, or has a draft, which has its own day
 */
export async function noteComparison(
  services: ContentServices,
  seen: readonly string[],
  by: Actor,
): Promise<boolean> {
  const now = services.now()
  const records = (await listFactRecords(services.db)).filter(
    (record) => !record.hasDraft && record.live !== null && seen.includes(seenAs(record)),
  )
  if (records.length === 0 || records.length !== seen.length) return false
  const facts = records.map(({ key, live }) =>
    factOf({ id: key.id, data: recordSchemas.fact.parse(live) }),
  )
  const end = firstEnd(facts, now)
  const publications = records.map(({ key, version, live, review }, index) => {
    const { checked, reviewBy } = comparedOn(facts[index] as Fact, factToday(now), end)
    const data = { ...Object(live), checked, reviewBy } as Json
    return { ...key, seenVersion: version, to: 'published', data, review } as const
  })
  return (await publishContent(services, publications, by)).ok
}

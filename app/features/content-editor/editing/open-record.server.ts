import type { Kysely } from 'kysely'
import {
  findRecord,
  listStoredRecords,
  type StoredRecord,
} from '#app/features/content/content-records.server.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { RECORD_TYPES, titleOf } from '#app/features/content-editor/editing/record-names.ts'
import { formOf } from '#app/features/content-editor/form/describe-schema.ts'
import { type GroupField, type Json } from '#app/features/content-editor/form/form-field.ts'
import { withOptions } from '#app/features/content-editor/form/reference-options.ts'
import {
  recordSchemas,
  type RecordKey,
  type RecordReview,
  type RecordType,
} from '#app/features/content/record-types.ts'
import type { RecordSchedule } from '#app/features/content/record-schedules.server.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import type { Schema } from '#db/schema.ts'
import type { ContentState, ScheduleProblem } from '#db/tables/content.ts'

export type OpenedRecord = {
  key: RecordKey
  title: string
  /** 0 while nothing is stored. */
  version: number
  state: ContentState
  /** What readers see; null when it is new or removed. */
  live: Json
  /** What ships with the site; null when the firm wrote the record. */
  shipped: Json
  /** What the form shows: the draft, else what readers see. */
  value: Json
  hasDraft: boolean
  review: RecordReview
  changed: { at: Date; by: string } | null
  schedule: RecordSchedule | null
  scheduleProblem: ScheduleProblem | null
  form: GroupField
}

type Services = { db: Kysely<Schema>; site: (locale: RecordKey['locale']) => SiteContent }

/** Null for one that neither ships nor is stored. */
export async function openRecord(
  { db, site }: Services,
  key: RecordKey,
): Promise<OpenedRecord | null> {
  const stored = await findRecord(db, key)
  const opened = openedOf(key, stored)
  return opened && { ...opened, form: withOptions(opened.form, site(key.locale)) }
}

/** Those that ship and those that are stored, in these languages; one query. */
export async function listRecords(
  db: Kysely<Schema>,
  locales: readonly Locale[] = ['en'],
): Promise<OpenedRecord[]> {
  const stored = await listStoredRecords(db)
  return locales.flatMap((locale) => {
    const inLocale = stored.filter((record) => record.locale === locale)
    return RECORD_TYPES.flatMap((type) => recordsOf({ type, locale }, inLocale))
  })
}

function recordsOf(
  { type, locale }: Omit<RecordKey, 'id'>,
  stored: readonly StoredRecord[],
): OpenedRecord[] {
  const own = new Map(
    stored.filter((record) => record.type === type).map((record) => [record.id, record]),
  )
  const ids = new Set([...Object.keys(shippedInAll[locale][type]), ...own.keys()])
  return [...ids].flatMap((id) => openedOf({ type, id, locale }, own.get(id) ?? null) ?? [])
}

function openedOf(key: RecordKey, stored: StoredRecord | null): OpenedRecord | null {
  const shipped = shippedOf(key)
  if (!stored && shipped === null) return null
  const { state = 'shipped', draft = null } = stored ?? {}
  const live = { shipped, published: fitted(key.type, stored?.data), removed: null }[state]
  const value = ((draft as Json) ?? live ?? shipped ?? {}) as Json
  return {
    key,
    title: titleOf(key, value),
    version: stored?.version ?? 0,
    state,
    live,
    shipped,
    value,
    hasDraft: draft !== null,
    review: stored?.review ?? null,
    changed: stored?.changed ?? null,
    schedule: stored?.schedule ?? null,
    scheduleProblem: stored?.scheduleProblem ?? null,
    form: formOf(key.type, shipped ?? value),
  }
}

// With what this version's schema adds to a record that was stored before.
function fitted(type: RecordType, data: unknown): Json {
  const fit = recordSchemas[type].safeParse(data)
  return (fit.success ? fit.data : (data ?? null)) as Json
}

function shippedOf({ type, id, locale }: RecordKey): Json {
  const byId: Readonly<Record<string, unknown>> = shippedInAll[locale][type]
  return Object.hasOwn(byId, id) ? (byId[id] as Json) : null
}

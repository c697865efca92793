import type { Kysely } from 'kysely'
import {
  type Publication,
  type PublicationProblem,
  publishRecords,
  saveRecordDraft,
  type Writer,
} from '#app/features/content/content-records.server.ts'
import { openRecord } from '#app/features/content-editor/editing/open-record.server.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import { isSame, type Json } from '#app/features/entries/form/form-field.ts'
import type { Decisions } from '#app/features/entries/merge/decisions.ts'
import { mergingTask, type SettledMerge } from '#app/features/entries/merge/settle-merge.ts'
import { completed } from '#app/features/content-editor/translations/translation-form.ts'
import { textsToTranslate } from '#app/features/content/translated-data.ts'
import { planRecords, recordContentEvent } from '#app/features/content/record-schedules.server.ts'
import type { RecordKey } from '#app/features/content/record-types.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import type { AuditAct } from '#app/platform/audit-acts.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import type { Bus } from '#app/platform/bus.server.ts'
import type { Result } from '#app/platform/result.ts'
import type { TextWorker } from '#app/platform/texts/text-worker.server.ts'
import type { Schema } from '#db/schema.ts'

export type ContentServices = {
  db: Kysely<Schema>
  bus: Bus
  site: (locale: RecordKey['locale']) => SiteContent
  reloadSite: () => Promise<void>
  now: () => Date
}

export type SavingServices = ContentServices & { textWorker: TextWorker }

export type RecordForm = {
  key: RecordKey
  /** With which the form was opened. */
  seenVersion: number
  /** What it showed then, or what the open questions are measured against. */
  base: Json
  value: Json
  /** The questions on texts; null, or absent, where nothing was asked. */
  asked?: readonly string[] | null
  decisions?: Decisions
  /** Of a translation: the English text that was beside it; null in English. */
  english: Json
  /** The translation says what that text says. */
  isUpToDate?: boolean
}

export type SavedRecord =
  | { kind: 'saved'; version: number; value: Json; isMerged: boolean }
  /** Nothing is stored. `value`: with everything that needs no decision. */
  | ({ kind: 'conflict'; version: number; value: Json; by: string } & Omit<SettledMerge, 'value'>)
  /** Nothing is stored either. */
  | { kind: 'tooLong' }

// Whoever saves between the look and the write makes it begin again.
const TRIES = 5

/** As a draft; what somebody else saved since is merged with it. Null for a record that does not exist. */
export async function saveRecord(
  services: SavingServices,
  form: RecordForm,
  by: Writer,
): Promise<SavedRecord | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const opened = await openRecord(services, form.key)
    if (!opened) return null
    const merged = await mergeWith(services, opened, form)
    if (merged.kind !== 'saved') return merged
    const draft = { opened, value: merged.value, source: sourceOf(opened, form), by }
    const version = await storeDraft(services, draft)
    if (version !== null) return { ...merged, version }
  }
  throw new Error('The record was changed again and again')
}

async function mergeWith(
  { textWorker }: SavingServices,
  opened: OpenedRecord,
  { seenVersion, base, value: mine, asked = null, decisions = new Map() }: RecordForm,
): Promise<SavedRecord> {
  const { version, value: theirs, form: field } = opened
  if (version === seenVersion && asked === null)
    return { kind: 'saved', version, value: mine, isMerged: false }
  const sides = { base, theirs, mine }
  const settled = await textWorker.run(mergingTask, { field, sides, asked: asked ?? [], decisions })
  if (settled === null) return { kind: 'tooLong' }
  const value = completed(opened, settled.value ?? mine)
  if (settled.conflicts.length === 0)
    return { kind: 'saved', version, value, isMerged: !isSame(value, mine) }
  return { kind: 'conflict', version, by: opened.changed?.by ?? '', ...settled, value }
}

/** From which English text a translation is made: only who says so takes it for one of a later text. */
export function sourceOf(
  { key, translation }: OpenedRecord,
  { english, isUpToDate }: Pick<RecordForm, 'english' | 'isUpToDate'>,
): Json {
  if (translation === null) return null
  const source = isUpToDate === true ? english : (translation.source ?? english)
  return source && (textsToTranslate(key.type, source as object) as Json)
}

type StoredDraft = { opened: OpenedRecord; value: Json; source: Json; by: Writer }

/** What is as readers see it is no draft. @returns the version, or null when somebody was faster */
async function storeDraft(
  services: ContentServices,
  { opened, value, source, by }: StoredDraft,
): Promise<number | null> {
  const { key, version, live, translation } = opened
  const data = isSame(value, live) ? null : value
  const isSameDraft = isSame(value, opened.value) && isSame(source, translation?.source ?? null)
  const isUnchanged = data === null ? !opened.hasDraft : isSameDraft && opened.hasDraft
  if (isUnchanged) return version
  const { db, now } = services
  const saved = await saveRecordDraft(db, { ...key, seenVersion: version, data, source, by }, now())
  if (opened.schedule !== null) await showChange(services)
  return saved
}

/** With its first draft. @returns false when there is one with this id */
export async function createRecord(
  services: ContentServices,
  { key, value, by }: { key: RecordKey; value: Json; by: Writer },
): Promise<boolean> {
  const { db, now } = services
  if (await openRecord(services, key)) return false
  const made = await saveRecordDraft(db, { ...key, seenVersion: 0, data: value, by }, now())
  return made !== null
}

type SeenRecord = { key: RecordKey; seenVersion: number; by: Writer }

/** @returns false when somebody changed it since */
export async function discardDraft(
  services: ContentServices,
  { isPlanned, ...record }: SeenRecord & { isPlanned: boolean },
): Promise<boolean> {
  const change = { data: null, act: 'content.draft-discarded' } as const
  const isDone = await changeDraft(services, record, change)
  if (isPlanned) await showChange(services)
  return isDone
}

/** A removed one is a draft again, which readers see when it is published. @returns false when somebody changed it since */
export function restoreRecord(
  services: ContentServices,
  record: SeenRecord,
  words: Json,
): Promise<boolean> {
  return changeDraft(services, record, { data: words, act: 'content.restored' })
}

async function changeDraft(
  { db, now }: ContentServices,
  { key, seenVersion, by }: SeenRecord,
  { data, act }: { data: Json; act: AuditAct },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const at = now()
    const changed = await saveRecordDraft(tx, { ...key, seenVersion, data, by }, at)
    if (changed === null) return false
    await recordContentEvent(tx, key, { at, by, act })
    return true
  })
}

/** All of them or none; readers see them when this returns. */
export async function publishContent(
  services: ContentServices,
  publications: readonly Publication[],
  by: Actor,
): Promise<Result<void, PublicationProblem>> {
  const { db, now } = services
  const published = await publishRecords(db, { publications, by }, now())
  if (published.ok) await showChange(services)
  return published
}

/** See `planRecords`; readers see the drafts at their time, without another look at what is stored. */
export async function planContent(
  services: ContentServices,
  planning: Parameters<typeof planRecords>[1],
): ReturnType<typeof planRecords> {
  const planned = await planRecords(services.db, planning, services.now())
  if (planned.ok) await showChange(services)
  return planned
}

/** After a change of what readers see now or at a planned time. */
export async function showChange({
  bus,
  reloadSite,
}: Pick<ContentServices, 'bus' | 'reloadSite'>): Promise<void> {
  await reloadSite()
  bus.publish({ kind: 'records' })
}

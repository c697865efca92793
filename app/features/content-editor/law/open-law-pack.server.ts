import type { Kysely } from 'kysely'
import { allOrNone, ChangedSince } from '#app/features/content/all-or-none.server.ts'
import { saveRecordDraft } from '#app/features/content/content-records.server.ts'
import { isLaw, SHIPPED_LAW } from '#app/features/content/law-records.ts'
import type { RecordKey } from '#app/features/content/record-types.ts'
import { listRecords } from '#app/features/content-editor/editing/open-record.server.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import {
  type LawPack,
  olderThan,
  isLater,
  readLawPack,
} from '#app/features/content-editor/law/law-pack-file.server.ts'
import { lawPackProblems } from '#app/features/content-editor/law/law-pack-texts.ts'
import { mergeLaw, type MergedLaw } from '#app/features/content-editor/law/merge-law.ts'
import { at } from '#app/features/entries/form/form-field.ts'
import { type Actor, recordAuditEvent } from '#app/platform/audit.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'
import type { Schema } from '#db/schema.ts'

export type OpenedPack = {
  version: string
  /** How many were made. */
  drafts: number
  kept: (Named & { own: string; pack: string })[]
  busy: Named[]
}

type Named = { key: RecordKey; title: string }

/** Of the newest law pack from which a record of the site was made. */
export function presentLaw(records: readonly OpenedRecord[]): string {
  const versions = records.flatMap(({ sources: { live, draft } }) =>
    [live, draft].flatMap((source) => {
      const version = at(at(source, 'lawPack'), 'version')
      return typeof version === 'string' ? [version] : []
    }),
  )
  return versions.reduce((one, other) => (isLater(other, one) ? other : one), SHIPPED_LAW)
}

/**
 * What the pack says differently becomes drafts, all of them or none; readers see none of it.
 * @param text null: what ships with this version of the site
 * @returns why the file is refused: a sentence, then one line for each wrong field
 */
export async function openLawPack(
  { db, now }: { db: Kysely<Schema>; now: () => Date },
  { text, isDryRun = false }: { text: string | null; isDryRun?: boolean },
  by: Actor,
): Promise<Result<OpenedPack, string[]>> {
  const known = await listRecords(db, LOCALES)
  const present = presentLaw(known)
  const read =
    text === null ? shippedLaw(known, present) : readLawPack(text, { present, known, now: now() })
  if (!read.ok) return read
  const merged = mergeLaw(read.value.records, known)
  const saved = isDryRun || (await saveDrafts(db, { merged, version: read.value.version, now }, by))
  return saved ? ok(reportOf(read.value, merged)) : fail([lawPackProblems.meanwhile])
}

function shippedLaw(known: readonly OpenedRecord[], present: string): Result<LawPack, string[]> {
  const version = SHIPPED_LAW
  if (isLater(present, version)) return fail([olderThan(present, version)])
  const records = known
    .filter(({ key, shipped }) => isLaw(key) && shipped !== null)
    .map(({ key, shipped }) => ({ key, data: shipped }))
  return ok({ version, records })
}

/** @returns false when somebody has changed one of them meanwhile */
async function saveDrafts(
  db: Kysely<Schema>,
  { merged, version, now }: { merged: readonly MergedLaw[]; version: string; now: () => Date },
  by: Actor,
): Promise<boolean> {
  const saved = await allOrNone(db, async (tx) => {
    for (const each of merged) {
      if (each.kind !== 'draft') continue
      const { key, value: data, version: seenVersion, english, words } = each
      const source = { ...(english as object), lawPack: { version, words } }
      const draft = { ...key, seenVersion, data, source, by }
      if ((await saveRecordDraft(tx, draft, now())) === null) throw new ChangedSince(key)
    }
    const event = {
      at: now(),
      by,
      act: 'fact.pack-opened',
      subjectId: version,
      subject: version,
    } as const
    await recordAuditEvent(tx, event)
  })
  return saved.ok
}

function reportOf({ version }: LawPack, merged: readonly MergedLaw[]): OpenedPack {
  return {
    version,
    drafts: merged.filter(({ kind }) => kind === 'draft').length,
    kept: merged.flatMap((each) => (each.kind === 'kept' ? [each] : [])),
    busy: merged.filter(({ kind }) => kind === 'busy').map(({ key, title }) => ({ key, title })),
  }
}

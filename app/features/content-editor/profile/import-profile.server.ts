import type { Kysely } from 'kysely'
import { type Publication, publishRecords } from '#app/features/content/content-records.server.ts'
import { readSiteContents } from '#app/features/content/content-book.server.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { factsOf } from '#app/features/content/facts-of-site.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import { checkBulletin } from '#app/features/content-editor/editing/check-bulletin.ts'
import { checkFact } from '#app/features/content-editor/editing/check-fact.ts'
import { checkSlug } from '#app/features/content-editor/editing/check-slug.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import { checkRecord } from '#app/features/content-editor/editing/check-record.ts'
import { listRecords } from '#app/features/content-editor/editing/open-record.server.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import { formOf } from '#app/features/content-editor/editing/form-of-record.ts'
import { isSame } from '#app/features/entries/form/form-field.ts'
import {
  placeOf,
  type ProfileRecord,
  readProfile,
} from '#app/features/content-editor/profile/profile-file.ts'
import { recordSchemas } from '#app/features/content/record-types.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'

const DRAFT = 'There is a draft in the dashboard. Please publish or discard it first.'

const OPERATOR: Actor = { id: null, name: 'operator' }

export type Imported = {
  /** Such as `people.maria-silva`; empty when the file says what the site says. */
  changed: string[]
  /** What the firm's rules warn of. */
  findings: string[]
}

type Import = { text: string; isDryRun: boolean }

/** All of it or nothing. @returns one line for each field that is refused */
export async function importProfile(
  db: Kysely<Schema>,
  { text, isDryRun }: Import,
  now: Date,
): Promise<Result<Imported, string[]>> {
  const known = await listRecords(db)
  const read = readProfile(text, known)
  if (!read.ok) return fail(read.problem)
  const changes = read.value.flatMap((record) => changeOf(record, known) ?? [])
  const { en: site } = await readSiteContents({
    db,
    log: { warn: () => {} },
    shipped: shippedInAll,
  })
  const { problems, findings, isBinding } = checkAll(changes, known, { site, now })
  // Publishing would end it.
  const drafts = changes
    .filter(({ hasDraft }) => hasDraft)
    .map(({ record }) => `${placeOf(record, [])}: ${DRAFT}`)
  if (problems.length > 0 || drafts.length > 0) return fail([...problems, ...drafts])
  if (isBinding && findings.length > 0) return fail(findings)
  if (!isDryRun && changes.length > 0) {
    const publications = changes.map(({ publication }) => publication)
    const published = await publishRecords(db, { publications, by: OPERATOR }, now)
    if (!published.ok)
      return fail([
        `${placeOf(published.problem.key, [])}: Somebody has changed this meanwhile. Please run the command again.`,
      ])
  }
  return ok({ changed: changes.map(({ record }) => placeOf(record, [])), findings })
}

type Change = {
  record: ProfileRecord
  live: Json
  publication: Publication
  hasDraft: boolean
}

/** Null where the site says the same. */
function changeOf(record: ProfileRecord, known: readonly OpenedRecord[]): Change | null {
  const { type, id, data } = record
  const stored = known.find(({ key }) => key.type === type && key.id === id)
  const parsed = data === null ? null : (recordSchemas[type].parse(data) as typeof data)
  if (isSame(parsed, stored?.live ?? null)) return null
  const key = { type, id, locale: 'en', seenVersion: stored?.version ?? 0 } as const
  const publication: Publication =
    parsed === null
      ? { ...key, to: 'removed' }
      : { ...key, to: 'published', data: parsed, review: null }
  const { live = null, hasDraft = false } = stored ?? {}
  return { record: { type, id, data: parsed }, live, publication, hasDraft }
}

function checkAll(
  changes: readonly Change[],
  known: readonly OpenedRecord[],
  { site, now }: { site: SiteContent; now: Date },
) {
  const firm = changes.find(({ record }) => record.type === 'firm')?.record.data
  const published = known.find(({ key }) => key.type === 'firm')?.live ?? null
  const { publishing } = recordSchemas.firm.parse(firm ?? published)
  const rules = { facts: factsOf(site), glossary: publishing.glossary }
  const together = changes.map(({ record: { data }, publication: key }) => ({ key, value: data }))
  const checks = changes.flatMap(({ record, live, publication: key }) => {
    const { type, data } = record
    if (data === null) return []
    const fact = { problems: checkFact(key, data, { site, now, together }), findings: [] }
    const own = [
      fact,
      checkBulletin(key, data, site),
      checkRecord({ type, form: formOf(type, data), value: data }, rules),
      checkSlug({ key, live }, data, { site, together }),
    ]
    const lines = (of: 'problems' | 'findings') =>
      own.flatMap((check) =>
        check[of].map(({ path, message }) => `${placeOf(record, path.split('.'))}: ${message}`),
      )
    return [{ problems: lines('problems'), findings: lines('findings') }]
  })
  return {
    problems: checks.flatMap(({ problems }) => problems),
    findings: checks.flatMap(({ findings }) => findings),
    isBinding: publishing.checklist === 'binding',
  }
}

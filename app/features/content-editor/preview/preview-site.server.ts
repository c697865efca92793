import type { Kysely } from 'kysely'
import { understood } from '#app/features/content/content-book.server.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import {
  type OwnRecord,
  type SiteContent,
  siteContents,
} from '#app/features/content/site-content.ts'
import { checkRecord } from '#app/features/content-editor/editing/check-record.ts'
import { listRecords } from '#app/features/content-editor/editing/open-record.server.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { LOCALES, type Locale } from '#app/platform/texts/locales.ts'
import type { Schema } from '#db/schema.ts'

type Services = { db: Kysely<Schema>; log: Logger }

export type PreviewedSite = {
  /** What readers would see if every draft were published. */
  site: (locale: Locale) => SiteContent
  /** Titles of the drafts that cannot be published yet; what readers see stands in for them. */
  unfinished: string[]
  /** Another number after every stored change. */
  version: number
}

/** Read for each request and kept nowhere; one query. */
export async function previewSite({ db, log }: Services): Promise<PreviewedSite> {
  const records = await listRecords(db, LOCALES)
  const facts = records.flatMap(({ key }) => (key.type === 'fact' ? { key: key.id } : []))
  const rules = { facts, glossary: NO_WORDS }
  const isFinished = ({ key, form, value }: OpenedRecord) =>
    checkRecord({ type: key.type, form, value }, rules).problems.length === 0
  const unfinished = records.filter((record) => record.hasDraft && !isFinished(record))
  const own = records.flatMap((record): OwnRecord[] => {
    const { key, state, live, value, review, hasDraft, translation } = record
    const { source, liveSource } = translation ?? { source: null, liveSource: null }
    if (hasDraft && !unfinished.includes(record))
      return understood({ ...key, data: value, review: null, source }, log)
    return state === 'shipped'
      ? []
      : understood({ ...key, data: live, review, source: liveSource }, log)
  })
  const sites = siteContents(shippedInAll, own)
  return {
    site: (locale) => sites[locale],
    unfinished: unfinished.map(({ title }) => title),
    version: records.reduce((sum, { version }) => sum + version, 0),
  }
}

// The firm's own words do not decide whether a draft can be shown.
const NO_WORDS = { forbidden: [], allowed: [] }

import type { Kysely } from 'kysely'
import {
  listPublishedRecords,
  type PublishedRecord,
} from '#app/features/content/stored-records.server.ts'
import { listPublicSlugs } from '#app/features/content/public-slugs.server.ts'
import { recordSchemas } from '#app/features/content/record-types.ts'
import {
  type OwnRecord,
  type ShippedRecords,
  type SiteContent,
  siteContents,
} from '#app/features/content/site-content.ts'
import type { Bus } from '#app/platform/bus.server.ts'
import { keepValue } from '#app/platform/kept-value.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import type { Schema } from '#db/schema.ts'

/** What readers see in each language from an instant on. */
export type SitesFrom = { from: Date; sites: Record<Locale, SiteContent> }

type ContentBookParts = {
  /** What readers see now, from any instant in the past, and after each planned change; the earliest first. */
  read: () => Promise<readonly SitesFrom[]>
  bus: Bus
  log: Logger
  now: () => Date
}

/** What readers see at this instant; read again when the bus says `records`. */
export async function openContentBook({ read, bus, log, now }: ContentBookParts) {
  const kept = await keepValue({ read, kind: 'records', bus, log })
  const current = () => {
    const at = now()
    const present = kept.current().findLast(({ from }) => from <= at)
    if (!present) throw new Error('Readers see something at every instant')
    return present.sites
  }
  return { current, reload: kept.reload }
}

type OwnRecordsParts = { db: Kysely<Schema>; log: Pick<Logger, 'warn'> }

/** What readers see while nothing planned is due. */
export async function readSiteContents({
  shipped,
  ...parts
}: OwnRecordsParts & { shipped: Record<Locale, ShippedRecords> }): Promise<
  Record<Locale, SiteContent>
> {
  const { own, slugs } = await readOwnRecords(parts)
  return siteContents(shipped, own, slugs)
}

/** Two queries. */
export async function readOwnRecords({ db, log }: OwnRecordsParts) {
  const [stored, slugs] = await Promise.all([listPublishedRecords(db), listPublicSlugs(db)])
  return { own: stored.flatMap((record) => understood(record, log)), slugs }
}

/** A record of another build may lack a field that this one needs; the shipped text stands in, and nothing stored is lost. */
export function understood(record: PublishedRecord, log: Pick<Logger, 'warn'>): OwnRecord[] {
  const { type, id } = record
  if (record.data === null) return [{ ...record, data: null }]
  const { data, error } = recordSchemas[type].safeParse(record.data)
  if (error === undefined) return [{ ...record, data } as OwnRecord]
  const at = error.issues.map(({ path }) => path.join('.')).join(', ')
  log.warn('a stored record does not fit this version; the shipped text is shown', { type, id, at })
  return []
}

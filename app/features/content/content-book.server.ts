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

type ContentBookParts = {
  db: Kysely<Schema>
  bus: Bus
  log: Logger
  shipped: Record<Locale, ShippedRecords>
}

/** What readers see in each language; read again when the bus says `records`. */
export async function openContentBook({ db, bus, log, shipped }: ContentBookParts) {
  const read = () => readSiteContents({ db, log, shipped })
  return keepValue({ read, kind: 'records', bus, log })
}

/** Two queries. */
export async function readSiteContents({
  db,
  log,
  shipped,
}: Pick<ContentBookParts, 'db' | 'shipped'> & { log: Pick<Logger, 'warn'> }): Promise<
  Record<Locale, SiteContent>
> {
  const [stored, slugs] = await Promise.all([listPublishedRecords(db), listPublicSlugs(db)])
  const own = stored.flatMap((record) => understood(record, log))
  return siteContents(shipped, own, slugs)
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

import type { Kysely } from 'kysely'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { siteContents } from '#app/features/content/site-content.ts'
import { createBus } from '#app/platform/bus.server.ts'
import { silentLog } from '#test/factories/silent-log.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import { textsInPlace } from '#app/platform/texts/text-worker.server.ts'
import type { Schema } from '#db/schema.ts'

const sites = siteContents(shippedInAll, [])

/** What the commands of the content editor are given, over what ships with the site. */
export function contentServices(db: Kysely<Schema>, now: () => Date) {
  return {
    db,
    now,
    bus: createBus(),
    log: silentLog,
    site: (locale: Locale) => sites[locale],
    reloadSite: async () => {},
    textWorker: textsInPlace,
  }
}

import type { SiteContent } from '#app/features/content/site-content.ts'
import type { Bulletin, Month } from '#app/features/tools/visa-bulletin/bulletin.ts'
import { readBulletin } from '#app/features/tools/visa-bulletin/read-bulletin.ts'
import { onceFor } from '#app/platform/once-for.ts'

const MONTHS_SHOWN = 12

/** The newest first. What ships cannot be removed, so that there always is one. */
export const bulletinsOf = onceFor((site: SiteContent) => {
  const newest = site.list('bulletin').toReversed().slice(0, MONTHS_SHOWN)
  return newest.map(({ id, data: { finalAction, filing, source, asOf } }): Bulletin => ({
    month: id as Month,
    finalAction: readBulletin(finalAction).cells,
    filing: readBulletin(filing).cells,
    source: source.name,
    asOf,
  })) as [Bulletin, ...Bulletin[]]
})

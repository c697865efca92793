import { pageAddress } from '#app/features/pages/page-addresses.ts'
import { namedPages } from '#app/features/pages/site-pages.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { findPostTitles } from '#app/features/posts/post-titles.server.ts'
import { type Period, periodRange } from '#app/features/visits/visit-report.ts'
import { listVisits } from '#app/features/visits/visits.server.ts'
import { localMoment } from '#app/platform/local-time.ts'
import type { Services } from '#app/server/services.server.ts'

/** Includes counts not yet written to the database. */
export async function readVisits({ db, visits, now, site, timeZone }: Services, period: Period) {
  await visits.flush()
  const slugOf = (path: string) => slugOfPath(pageAddress(path, site)?.path ?? path)
  const today = localMoment(now(), timeZone()).date
  const counts = await listVisits(db, periodRange(period, today))
  const paths = [...new Set(counts.map(({ path }) => path))]
  const slugs = paths.flatMap((path) => slugOf(path) ?? [])
  const posts = await findPostTitles(db, slugs)
  const named = namedPages(site('en'), interfaceTexts('en'))
  const pages = new Map(named.map(({ path, name }) => [path, name]))
  const nameOf = (path: string) => {
    const title = posts.get(slugOf(path) ?? '')
    if (title !== undefined) return { name: title, isPost: true }
    const name = pages.get(pageAddress(path, site)?.path ?? path)
    return name === undefined ? null : { name, isPost: false }
  }
  return { today, counts, nameOf }
}

/** Of a post. */
function slugOfPath(path: string): string | undefined {
  return /^\/blog\/([^/]+)$/.exec(path)?.[1]
}

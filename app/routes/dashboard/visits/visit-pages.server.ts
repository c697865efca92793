import { pageAddress } from '#app/features/pages/page-addresses.ts'
import { menuOf } from '#app/features/pages/site-pages.ts'
import { findPostTitles } from '#app/features/posts/post-titles.server.ts'
import { type Period, periodRange } from '#app/features/visits/visit-report.ts'
import { listVisits } from '#app/features/visits/visits.server.ts'
import { localMoment } from '#app/platform/local-time.ts'
import { shareCards } from '#app/server/pages/site-pages.server.ts'
import type { Services } from '#app/server/services.server.ts'

/** Includes counts not yet written to the database. */
export async function readVisits({ db, visits, now, site, timeZone }: Services, period: Period) {
  await visits.flush()
  const pathOf = (address: string) => pageAddress(address, site)?.path ?? address
  const today = localMoment(now(), timeZone()).date
  const counts = await listVisits(db, periodRange(period, today))
  const paths = new Set(counts.map(({ path }) => pathOf(path)))
  const slugs = [...paths].flatMap((path) => slugOfPath(path) ?? [])
  const posts = await findPostTitles(db, slugs)
  const pages = shareCards(site('en'))
  const home = menuOf(site('en'), 'main').find(({ path }) => path === '/')
  const nameOf = (address: string) => {
    const path = pathOf(address)
    const title = posts.get(slugOfPath(path) ?? '')
    if (title !== undefined) return { name: title, isPost: true }
    const name = (path === '/' ? home?.name : null) ?? pages.get(path)?.title
    return name === undefined ? null : { name, isPost: false }
  }
  return { today, counts, nameOf }
}

/** Of a post. */
function slugOfPath(path: string): string | undefined {
  return /^\/blog\/([^/]+)$/.exec(path)?.[1]
}

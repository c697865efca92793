import { findPostTitles } from '#app/features/posts/post-titles.server.ts'
import { menuOf } from '#app/features/content/site-content.ts'
import { type Period, periodRange } from '#app/features/visits/visit-report.ts'
import { listVisits } from '#app/features/visits/visits.server.ts'
import { pageAddress } from '#app/features/site/locales/localized-paths.ts'
import { localMoment } from '#app/platform/local-time.ts'
import type { Services } from '#app/server/services.server.ts'
import { sitePages } from '#app/server/pages/site-pages.server.ts'

/** Includes counts not yet written to the database. */
export async function readVisits({ db, visits, now, site, timeZone }: Services, period: Period) {
  await visits.flush()
  const today = localMoment(now(), timeZone()).date
  const counts = await listVisits(db, periodRange(period, today))
  const paths = [...new Set(counts.map(({ path }) => path))]
  const slugs = paths.flatMap((path) => slugOfPath(path) ?? [])
  const posts = await findPostTitles(db, slugs)
  const pages = new Map(sitePages(site('en')).map(({ path, card }) => [path, card.title]))
  const home = menuOf(site('en'), 'main').find(({ path }) => path === '/')
  if (home) pages.set('/', home.name)
  const nameOf = (path: string) => {
    const title = posts.get(slugOfPath(path) ?? '')
    if (title !== undefined) return { name: title, isPost: true }
    const name = pages.get(path)
    return name === undefined ? null : { name, isPost: false }
  }
  return { today, counts, nameOf }
}

/** Of a post, in every language. */
function slugOfPath(path: string): string | undefined {
  return /^\/blog\/([^/]+)$/.exec(pageAddress(path)?.path ?? path)?.[1]
}

import { fixedPath } from '#app/features/pages/local-path.ts'
import { searchPosts } from '#app/features/posts/search/search-posts.server.ts'
import {
  type ListAddress,
  type PostRows,
  ROWS_A_PAGE,
  toPostRow,
} from '#app/features/posts/post-list.ts'
import { listOldSlugs } from '#app/features/posts/post-address.server.ts'
import type { PostSummary } from '#app/features/posts/post.ts'
import { findReviewMarks } from '#app/features/posts/reviews/review-marks.server.ts'
import { findOutOfDate } from '#app/features/posts/translations/source.server.ts'
import { countsByPost, type ViewCount } from '#app/features/visits/visits.server.ts'
import { pathTo } from '#app/addresses.ts'
import { addDays, localMoment } from '#app/platform/local-time.ts'
import type { Services } from '#app/server/services.server.ts'

const VIEWS_DAYS = 30

export async function findPostRows(
  services: Pick<Services, 'db' | 'now' | 'timeZone' | 'publishing'>,
  address: ListAddress,
  userId: string,
): Promise<PostRows> {
  const { db } = services
  const [now, timeZone] = [services.now(), services.timeZone()]
  const { search, state, category, language, author, review, sort, after, pages } = address
  const page = await searchPosts(db, {
    viewer: 'staff',
    search,
    sort,
    limit: ROWS_A_PAGE * pages,
    ...(state !== null && { status: { is: state, at: now } }),
    ...(category !== null && { category }),
    ...(language !== null && { locale: language }),
    ...(author !== null && { author }),
    ...(review !== null && { review, userId, lawyers: services.publishing.reviewers() }),
    ...(after !== null && { after }),
  })
  const { posts, nextAfter, total } = page
  const { date: today } = localMoment(now, timeZone)
  const [since, before] = [addDays(today, 1 - VIEWS_DAYS), addDays(today, 1 - 2 * VIEWS_DAYS)]
  const ids = posts.map(({ id }) => id)
  const old = await listOldSlugs(db, ids)
  const pathsOf = ({ id, slug, locale: own }: PostSummary) =>
    [slug, ...(old.get(id) ?? [])].map((name) =>
      fixedPath(pathTo('/blog/:post', { post: name }), own),
    )
  const views = await countsByPost(db, posts.flatMap(pathsOf), { before, since })
  const outOfDate = await findOutOfDate(db, posts)
  const marks = await findReviewMarks(db, ids, userId)
  const rows = posts.map((post) => ({
    ...toPostRow(post, now, timeZone),
    isOutOfDate: outOfDate.has(post.id),
    review: marks.get(post.id),
    views: sumOf(pathsOf(post).flatMap((path) => views.get(path) ?? [])),
  }))
  return { rows, nextAfter, total }
}

function sumOf(counts: readonly ViewCount[]): ViewCount {
  const sum = (side: keyof ViewCount) => counts.reduce((all, count) => all + count[side], 0)
  return { now: sum('now'), before: sum('before') }
}

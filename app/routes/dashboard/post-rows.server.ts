import { type PostRows, ROWS_A_PAGE, toPostRow } from '#app/features/blog/post-list.ts'
import { countPosts, type Db, listPosts } from '#app/features/blog/posts.server.ts'

const LONGEST_SEARCH = 200

/** One page of the dashboard's list, as its address asks: `q` searches title and excerpt, `after` goes on. */
export async function findPostRows(db: Db, url: string): Promise<PostRows> {
  const query = new URL(url).searchParams
  const search = (query.get('q') ?? '').slice(0, LONGEST_SEARCH)
  const after = query.get('after')
  const [page, total] = await Promise.all([
    listPosts(db, {
      viewer: 'staff',
      search,
      limit: ROWS_A_PAGE,
      ...(after !== null && { after }),
    }),
    countPosts(db, { viewer: 'staff', search }),
  ])
  return { rows: page.posts.map(toPostRow), nextAfter: page.nextAfter, total }
}

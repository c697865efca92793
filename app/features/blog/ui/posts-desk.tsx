import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { fill } from '#app/features/blog/blog-words.ts'
import { BLOG_POSTS, fetchPostRows } from '#app/features/blog/desk-requests.ts'
import type { DeskWords } from '#app/features/blog/desk-words.ts'
import type { PostRows } from '#app/features/blog/post-list.ts'
import { DeletePostDialog } from '#app/features/blog/ui/delete-post-dialog.tsx'
import { PostTable } from '#app/features/blog/ui/post-table.tsx'
import { PostSearch } from '#app/features/blog/ui/post-search.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'

type PostsDeskProps = {
  /** The first page as the server found it; null when it could not. */
  rows: PostRows | null
  search: string
  email: string | null
  words: DeskWords
}

/** The dashboard: who is here, search, the table of posts, and the question before a deletion. */
export function PostsDesk({ rows, search, email, words }: PostsDeskProps) {
  const [query] = useSearchParams()
  const list = usePostRows(rows, search)
  const found = list.data?.pages.flatMap((page) => page.rows) ?? []
  const marked = found.find((row) => row.id === query.get('delete')) ?? null
  return (
    <div className="desk wrap">
      <header className="deskhead">
        <div>
          <h1>{words.list.title}</h1>
          <p className="muted">
            {words.list.loggedInAs} {email ?? words.list.unknownUser}
          </p>
        </div>
        <div className="btns">
          <form method="post" action="/logout">
            <Button type="submit" variant="secondary" icon="log-out">
              {words.list.logout}
            </Button>
          </form>
          <ButtonLink href="/dashboard/blog/new" icon="plus">
            {words.list.newPost}
          </ButtonLink>
        </div>
      </header>
      <div className="tools">
        <PostSearch search={search} words={words} />
      </div>
      <div className="panel" aria-busy={list.isFetching}>
        <ListBody list={list} search={search} words={words} />
      </div>
      <DeletePostDialog row={marked} words={words} />
    </div>
  )
}

// The server's first page is shown at once; after that the browser's copy is the truth, and it is fetched again whenever
// something was created, changed or deleted.
function usePostRows(rows: PostRows | null, search: string) {
  return useInfiniteQuery({
    queryKey: [BLOG_POSTS, search],
    queryFn: ({ pageParam }) => fetchPostRows(search, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextAfter,
    staleTime: 5_000,
    ...(rows && { initialData: { pages: [rows], pageParams: [null] } }),
  })
}

type ListProps = { list: ReturnType<typeof usePostRows>; search: string; words: DeskWords }

function ListBody({ list, search, words }: ListProps) {
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  if (list.isError || (!list.data && !list.isFetching)) {
    return (
      <Alert title={words.list.loadError}>
        <Button variant="secondary" size="small" onClick={() => void list.refetch()}>
          {words.list.tryAgain}
        </Button>
      </Alert>
    )
  }
  if (!list.data) {
    return (
      <p className="empty" role="status">
        {words.list.loading}
      </p>
    )
  }
  if (rows.length === 0) return <Nothing search={search} words={words} />
  return (
    <>
      <PostTable rows={rows} words={words} />
      <Pager list={list} shown={rows.length} words={words} />
    </>
  )
}

function Nothing({ search, words }: { search: string; words: DeskWords }) {
  return (
    <div className="empty" role="status">
      <p>{search === '' ? words.list.noneYet : words.list.noneMatch}</p>
      {search === '' ? (
        <ButtonLink href="/dashboard/blog/new" icon="plus">
          {words.list.newPost}
        </ButtonLink>
      ) : (
        <ButtonLink href="/dashboard" variant="secondary" size="small">
          {words.list.clearSearch}
        </ButtonLink>
      )}
    </div>
  )
}

function Pager({
  list,
  shown,
  words,
}: {
  list: ListProps['list']
  shown: number
  words: DeskWords
}) {
  const total = list.data?.pages.at(-1)?.total ?? shown
  return (
    <div className="pager">
      <span className="muted">{fill(words.list.shown, { shown, total })}</span>
      {list.hasNextPage && (
        <Button
          variant="secondary"
          size="small"
          busy={list.isFetchingNextPage}
          busyText={words.list.loading}
          onClick={() => void list.fetchNextPage()}
        >
          {words.list.older}
        </Button>
      )}
    </div>
  )
}

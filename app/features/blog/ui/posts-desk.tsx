import { lazy, Suspense, useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Category } from '#app/features/blog/category.ts'
import type { DeskWords } from '#app/features/blog/desk-words.ts'
import { type ListAddress, writeListAddress } from '#app/features/blog/post-list.ts'
import { BulkBar } from '#app/features/blog/ui/bulk-bar.tsx'
import { PostPager } from '#app/features/blog/ui/post-pager.tsx'
import { PostTable } from '#app/features/blog/ui/post-table.tsx'
import { PostTools } from '#app/features/blog/ui/post-tools.tsx'
import { useListAddress } from '#app/features/blog/ui/use-list-address.ts'
import { type FirstRows, usePostRows } from '#app/features/blog/ui/use-post-rows.ts'
import { useSelection } from '#app/features/blog/ui/use-selection.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'

const loadQuestion = () => import('#app/features/blog/ui/delete-post-dialog.tsx')
const DeletePostDialog = lazy(async () => ({ default: (await loadQuestion()).DeletePostDialog }))

type PostsDeskProps = {
  /** The first page as the server found it, and for which address. */
  first: FirstRows
  categories: readonly Pick<Category, 'slug' | 'name'>[]
  email: string | null
  words: DeskWords
}

/** The dashboard: who is here, search and filters, the table of posts, and the question before a deletion. */
export function PostsDesk({ first, categories, email, words }: PostsDeskProps) {
  const [query] = useSearchParams()
  const address = useListAddress()
  const list = usePostRows(address, first)
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  const asked = query.get('delete')
  // Fetched while nobody waits, so that the question can also be asked when the connection is gone.
  useEffect(() => void loadQuestion(), [])
  return (
    <div className="desk wrap">
      <DeskHead email={email} words={words} />
      {list.data?.pages.at(0)?.hasSamples && <SamplesNote words={words} />}
      <PostTools address={address} categories={categories} words={words} />
      <div className="panel" aria-busy={list.isFetching}>
        <ListBody list={list} address={address} words={words} />
      </div>
      {asked !== null && (
        <Suspense>
          <DeletePostDialog
            key={asked}
            row={rows.find((row) => row.id === asked) ?? null}
            words={words}
          />
        </Suspense>
      )}
    </div>
  )
}

function DeskHead({ email, words }: Pick<PostsDeskProps, 'email' | 'words'>) {
  return (
    <header className="deskhead">
      <div>
        <h1>{words.list.title}</h1>
        <p className="muted">
          {words.list.loggedInAs} {email ?? words.list.unknownUser}
        </p>
      </div>
      <div className="btns">
        {/* The copy of a browser has no trash (decision 20). */}
        {import.meta.env.SITE_BACKEND !== 'none' && (
          <Link className="btn sec" to="/dashboard/trash">
            {words.more.trash}
          </Link>
        )}
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
  )
}

function SamplesNote({ words: { list } }: { words: DeskWords }) {
  return (
    <div className="samples">
      <p>{list.samplesNote}</p>
      <ButtonLink href="/dashboard/samples" variant="secondary" size="small">
        {list.removeSamples}
      </ButtonLink>
    </div>
  )
}

type ListProps = { list: ReturnType<typeof usePostRows>; address: ListAddress; words: DeskWords }

function ListBody({ list, address, words }: ListProps) {
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  const selection = useSelection(rows)
  const hasFailed = list.isError || (!list.data && !list.isFetching)
  if (!list.data && !hasFailed) {
    return (
      <p className="empty" role="status">
        {words.list.loading}
      </p>
    )
  }
  return (
    <>
      {hasFailed && (
        <Alert title={words.list.loadError}>
          <Button variant="secondary" size="small" onClick={() => void list.refetch()}>
            {words.list.tryAgain}
          </Button>
        </Alert>
      )}
      {list.data && rows.length === 0 && <Nothing address={address} words={words} />}
      {rows.length > 0 && (
        <>
          <BulkBar selection={selection} shown={rows.length} words={words} />
          <PostTable rows={rows} address={address} selection={selection} words={words} />
          <PostPager list={list} address={address} shown={rows.length} words={words} />
        </>
      )}
      <p className="vh" role="status">
        {list.isPlaceholderData ? words.list.loading : ''}
      </p>
    </>
  )
}

function Nothing({ address, words }: { address: ListAddress; words: DeskWords }) {
  const { search, after, sort } = address
  const isAll =
    writeListAddress({ ...address, after: null, sort }) === writeListAddress(allOf(address))
  const unfiltered = isAll ? words.list.noneYet : words.more.noneInFilter
  const said = search === '' ? unfiltered : words.list.noneMatch
  return (
    <div className="empty" role="status">
      <p>{after === null ? said : words.more.noneInFilter}</p>
      {isAll && after === null ? (
        <ButtonLink href="/dashboard/blog/new" icon="plus">
          {words.list.newPost}
        </ButtonLink>
      ) : (
        <Link className="btn sec sm" to="/dashboard">
          {search === '' ? words.more.filters.clear : words.list.clearSearch}
        </Link>
      )}
    </div>
  )
}

function allOf({ sort }: ListAddress): ListAddress {
  return { search: '', state: null, category: null, after: null, sort }
}

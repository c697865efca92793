import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link, useActionData, useSearchParams } from 'react-router'
import type { Category } from '#app/features/posts/category.ts'
import { listTexts } from '#app/features/posts/list-texts.ts'
import {
  type ListAddress,
  type ListedLanguage,
  type ListResult,
  NEWEST_FIRST,
  type PostRows,
  writeFilter,
  writeListAddress,
} from '#app/features/posts/post-list.ts'
import { BulkBar } from '#app/features/posts/ui/dashboard/bulk-bar.tsx'
import { ListAddressForm, PostPager } from '#app/features/posts/ui/dashboard/post-pager.tsx'
import { PostTable } from '#app/features/posts/ui/dashboard/post-table.tsx'
import { PostTools } from '#app/features/posts/ui/dashboard/post-tools.tsx'
import {
  useComingLocation,
  useListAddress,
} from '#app/features/posts/ui/dashboard/use-list-address.ts'
import { useSelection } from '#app/ui/form/use-selection.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useIsHydrated } from '#app/ui/form/use-is-hydrated.ts'
import { loadPart } from '#app/platform/load-part.ts'
import { Screen } from '#app/ui/page/screen.tsx'

const loadQuestion = () => import('#app/features/posts/ui/dashboard/delete-post-dialog.tsx')
const DeletePostDialog = lazy(() => loadPart(async () => (await loadQuestion()).DeletePostDialog))

export type PostsData = {
  /** Null when they could not be read. */
  blogPosts: PostRows | null
  address: ListAddress
  categories: readonly Pick<Category, 'slug' | 'name'>[]
  /** Of the posts. */
  languages: readonly ListedLanguage[]
  authors: readonly string[]
  /** Null where none are kept (decision 20). */
  email: string | null
  /** Others see no button that would need it. */
  mayPublish: boolean
  mayImport?: boolean | undefined
  /** What waits, above the list. */
  strip?: ReactNode
}

export function PostsPage(data: PostsData) {
  const [query] = useSearchParams()
  const address = useListAddress()
  const isLoading = useComingLocation() !== null
  const { email, categories, languages, authors, posts, mayPublish, mayImport } = useLastRead(data)
  const requested = query.get('delete')
  // Loaded early, so that the dialog also opens after the connection is lost.
  useEffect(() => void loadQuestion(), [])
  return (
    <Screen
      title={listTexts.title}
      about={listTexts.about}
      actions={<Actions {...{ mayPublish, mayImport }} />}
      under={
        <p className="muted">
          {listTexts.loggedInAs} {email ?? listTexts.unknownUser}
        </p>
      }
    >
      {data.strip}
      <PostTools {...{ address, categories, languages, authors }} />
      <PrintedFailure />
      <div className="panel" aria-busy={isLoading}>
        <ListBody {...{ data, posts, address, mayPublish }} />
      </div>
      {mayPublish && requested !== null && (
        <Suspense>
          <DeletePostDialog
            key={requested}
            row={posts?.rows.find((row) => row.id === requested) ?? null}
          />
        </Suspense>
      )}
    </Screen>
  )
}

// For browsers without JavaScript; with it a toast reports the failure.
function PrintedFailure() {
  const result = useActionData<ListResult>()
  const [printed] = useState(useIsHydrated() ? undefined : result)
  return printed && 'failed' in printed ? <Alert title={printed.failed} /> : null
}

// A list that cannot be reloaded stays, with a message; another that cannot be loaded replaces it.
function useLastRead(data: PostsData) {
  const [last, setLast] = useState(data)
  if (data.blogPosts !== null && data !== last) setLast(data)
  const { blogPosts, address, ...rest } = last
  const isSame = writeListAddress(address) === writeListAddress(data.address)
  return { ...rest, posts: isSame ? blogPosts : data.blogPosts }
}

function Actions({ mayPublish, mayImport }: Pick<PostsData, 'mayPublish' | 'mayImport'>) {
  return (
    <div className="btns">
      {/* The browser's store has neither (decision 20). */}
      {import.meta.env.SITE_BACKEND !== 'none' && mayPublish && (
        <>
          <Link className="quiet" to="/dashboard/categories">
            {listTexts.categories}
          </Link>
          <Link className="quiet" to="/dashboard/trash">
            {listTexts.trash}
          </Link>
        </>
      )}
      {mayImport === true && (
        <Link className="quiet" to="/dashboard/import">
          {listTexts.import}
        </Link>
      )}
      <form method="post" action="/logout">
        <Button type="submit" variant="secondary" size="small" icon="log-out">
          {listTexts.logout}
        </Button>
      </form>
      <NewPostLink />
    </div>
  )
}

function NewPostLink() {
  return (
    <Link className="btn sm" to="/dashboard/blog/new">
      <Icon name="plus" />
      {listTexts.newPost}
    </Link>
  )
}

type ListBodyProps = Pick<PostsData, 'mayPublish'> & {
  data: PostsData
  posts: PostRows | null
  address: ListAddress
}

function ListBody({ data, posts, address, mayPublish }: ListBodyProps) {
  const rows = posts?.rows ?? []
  const selection = useSelection(rows)
  const isComing = writeListAddress(address) !== writeListAddress(data.address)
  return (
    <>
      {data.blogPosts === null && (
        <Alert title={listTexts.loadError}>
          <ListAddressForm address={data.address}>
            <Button type="submit" variant="secondary" size="small">
              {listTexts.tryAgain}
            </Button>
          </ListAddressForm>
        </Alert>
      )}
      {posts?.rows.length === 0 && <Nothing address={data.address} />}
      {posts && rows.length > 0 && (
        <>
          {mayPublish && <BulkBar selection={selection} shown={rows.length} />}
          <PostTable rows={rows} address={address} selection={mayPublish ? selection : null} />
          <PostPager
            posts={posts}
            address={data.address}
            isGrowing={address.pages > data.address.pages}
          />
        </>
      )}
      <p className="vh" role="status">
        {isComing ? listTexts.loading : ''}
      </p>
    </>
  )
}

function Nothing({ address }: { address: ListAddress }) {
  const { search, after } = address
  const isAll = writeFilter({ ...address, sort: NEWEST_FIRST }) === ''
  const unfiltered = isAll ? listTexts.noneYet : listTexts.noneInFilter
  const text = search === '' ? unfiltered : listTexts.noneMatch
  return (
    <div className="empty" role="status">
      <p>{after === null ? text : listTexts.noneInFilter}</p>
      {isAll && after === null ? (
        <NewPostLink />
      ) : (
        <Link className="btn sec sm" to="/dashboard">
          {search === '' ? listTexts.filters.clear : listTexts.clearSearch}
        </Link>
      )}
    </div>
  )
}

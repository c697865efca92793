import { fillText } from '#app/platform/fill-text.ts'
import { Form, Link } from 'react-router'
import type { DeskWords } from '#app/features/blog/desk-words.ts'
import { type ListAddress, writeListAddress } from '#app/features/blog/post-list.ts'
import type { usePostRows } from '#app/features/blog/ui/use-post-rows.ts'
import { Button } from '#app/ui/button.tsx'

type PostPagerProps = {
  list: ReturnType<typeof usePostRows>
  address: ListAddress
  shown: number
  words: DeskWords
}

/** How many posts there are, and the way to more: appended to the list, or without JavaScript a page of its own. */
export function PostPager({ list, address, shown, words }: PostPagerProps) {
  const last = list.data?.pages.at(-1)
  const total = last?.total ?? { count: shown, isMore: false }
  const after = last?.nextAfter ?? null
  const text = total.isMore ? words.more.shownMore : words.list.shown
  return (
    <div className="pager">
      <span className="muted">
        {fillText(text, { shown, total: total.count.toLocaleString('en-US') })}
      </span>
      {address.after !== null && (
        <Link to={`/dashboard?${writeListAddress({ ...address, after: null })}`}>
          {words.more.start}
        </Link>
      )}
      {after !== null && (
        <Form
          method="get"
          action="/dashboard"
          onSubmit={(event) => {
            event.preventDefault()
            void list.fetchNextPage()
          }}
        >
          {[...new URLSearchParams(writeListAddress({ ...address, after }))].map(
            ([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ),
          )}
          <Button
            type="submit"
            variant="secondary"
            size="small"
            busy={list.isFetchingNextPage}
            busyText={words.list.loading}
          >
            {words.list.older}
          </Button>
        </Form>
      )}
    </div>
  )
}

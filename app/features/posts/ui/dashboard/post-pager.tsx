import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { listTexts } from '#app/features/posts/list-texts.ts'
import {
  type ListAddress,
  type PostRows,
  withMore,
  writeFilter,
  writeListAddress,
} from '#app/features/posts/post-list.ts'
import { WITHIN_THE_LIST } from '#app/features/posts/ui/dashboard/use-list-address.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button } from '#app/ui/button.tsx'

type PostPagerProps = { posts: PostRows; address: ListAddress; isGrowing: boolean }

export function PostPager({ posts, address, isGrowing }: PostPagerProps) {
  const { rows, total, nextAfter } = posts
  const text = total.isMore ? listTexts.shownMore : listTexts.shown
  return (
    <div className="pager">
      <span className="muted">
        {fillText(text, { shown: rows.length, total: total.count.toLocaleString('en-US') })}
      </span>
      {address.after !== null && (
        <Link to={`/dashboard?${writeFilter(address)}`}>{listTexts.start}</Link>
      )}
      {nextAfter !== null && (
        <ListAddressForm address={withMore(address, nextAfter)}>
          <Button
            type="submit"
            variant="secondary"
            size="small"
            busy={isGrowing}
            busyText={listTexts.loading}
          >
            {listTexts.older}
          </Button>
        </ListAddressForm>
      )}
    </div>
  )
}

type ListAddressFormProps = { address: ListAddress; children: ReactNode }

export function ListAddressForm({ address, children }: ListAddressFormProps) {
  return (
    <Form method="get" action="/dashboard" replace {...WITHIN_THE_LIST}>
      {[...new URLSearchParams(writeListAddress(address))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  )
}

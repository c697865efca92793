import { Link } from 'react-router'
import { listTexts } from '#app/features/posts/list-texts.ts'
import {
  type ListAddress,
  type PostRows,
  withMore,
  writeListAddress,
} from '#app/features/posts/post-list.ts'
import { ListAddressForm } from '#app/features/posts/ui/list-address-form.tsx'
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
        <Link to={`/dashboard?${writeListAddress({ ...address, after: null, pages: 1 })}`}>
          {listTexts.start}
        </Link>
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

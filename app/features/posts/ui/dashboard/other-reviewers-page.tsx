import { Link } from 'react-router'
import { listTexts } from '#app/features/posts/list-texts.ts'
import type { BulkOutcome } from '#app/features/posts/post-list.ts'
import { otherReviewerTexts as texts } from '#app/features/posts/reviewers/other-reviewer-texts.ts'
import { RefusedPosts } from '#app/features/posts/ui/refused-posts.tsx'
import { pathTo } from '#app/addresses.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { FocusedResult } from '#app/ui/feedback/focused-result.tsx'
import { Options, SelectField, SubmitForm } from '#app/ui/form/form-field.tsx'
import { Screen } from '#app/ui/page/screen.tsx'
import { TableHead } from '#app/ui/page/table-head.tsx'

export type OtherReviewer = {
  id: string
  title: string
  name: string
  day: string
  /** As the form sends it. */
  chosen: string
}

/** `failed`: why nothing was changed. */
export type SettledReviewers =
  | { failed: string }
  | { done: string | null; refused: BulkOutcome['refused'] }

type OtherReviewersPageProps = {
  posts: readonly OtherReviewer[]
  hasMore: boolean
  lawyers: readonly string[]
  result: SettledReviewers | null
}

export function OtherReviewersPage({ posts, hasMore, lawyers, result }: OtherReviewersPageProps) {
  return (
    <Screen
      title={texts.title}
      about={posts.length === 0 ? texts.none : texts.about}
      back={{ href: '/dashboard', text: texts.back }}
    >
      <FocusedResult result={result}>{result && <Answer result={result} />}</FocusedResult>
      {posts.length > 0 && <Posts {...{ posts, lawyers }} />}
      {hasMore && <p>{texts.more}</p>}
    </Screen>
  )
}

function Answer({ result }: { result: SettledReviewers }) {
  if ('failed' in result) return <Alert title={texts.failed} text={result.failed} />
  return (
    <>
      {result.done !== null && <p role="status">{result.done}</p>}
      <RefusedPosts outcome={result} />
    </>
  )
}

function Posts({ posts, lawyers }: Pick<OtherReviewersPageProps, 'posts' | 'lawyers'>) {
  return (
    <SubmitForm className="panel card form">
      <table className="tbl">
        <TableHead columns={Object.values(texts.columns)} />
        <tbody>
          {posts.map((post) => (
            <PostRow key={post.id} {...post} />
          ))}
        </tbody>
      </table>
      <SelectField name="lawyer" label={texts.lawyer}>
        <option value="">{texts.nobody}</option>
        <Options of={lawyers.map((name) => [name, name])} />
      </SelectField>
      <div className="btns">
        <Button type="submit" name="act" value="choose">
          {texts.choose}
        </Button>
        <Button type="submit" name="act" value="remove" variant="secondary">
          {texts.remove}
        </Button>
      </div>
    </SubmitForm>
  )
}

function PostRow({ id, title, name, day, chosen }: OtherReviewer) {
  return (
    <tr>
      <td>
        <label className="pick">
          <input
            type="checkbox"
            name="post"
            value={chosen}
            aria-label={fillText(listTexts.select, { title })}
          />
        </label>
      </td>
      <td dir="auto">
        <Link className="t" to={pathTo('/dashboard/blog/edit/:id', { id })}>
          {title}
        </Link>
      </td>
      <td dir="auto" data-label={texts.columns.name}>
        {name}
      </td>
      <td data-label={texts.columns.day}>{day}</td>
    </tr>
  )
}

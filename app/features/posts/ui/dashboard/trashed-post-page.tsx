import { trashTexts } from '#app/features/posts/trash/trash-texts.ts'
import { TrashActions, TrashQuestion } from '#app/features/posts/ui/dashboard/trash-page.tsx'
import { pathTo } from '#app/addresses.ts'
import { MoreLink } from '#app/ui/button.tsx'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Chip, Status } from '#app/ui/page/badge.tsx'
import { ScreenHead } from '#app/ui/page/screen-head.tsx'

export type TrashedPostView = {
  id: string
  title: string
  /** "by Ana, November 21, 2026" */
  byline: string
  /** Who deleted it, when, and until when it can be restored. */
  deletion: string
  published: boolean
  categories: readonly string[]
  excerpt: string
  /** Comes from `renderContent` and is safe to print. */
  html: string
}

type TrashedPostPageProps = {
  /** Null when it is not in the trash. */
  post: TrashedPostView | null
  asksToDelete: boolean
}

export function TrashedPostPage({ post, asksToDelete }: TrashedPostPageProps) {
  return (
    <div className="desk wrap">
      <MoreLink href={pathTo('/dashboard/trash')} direction="back">
        {trashTexts.backToTrash}
      </MoreLink>
      {post ? (
        <Trashed {...{ post, asksToDelete }} />
      ) : (
        <>
          <title>{trashTexts.missing}</title>
          <Alert title={trashTexts.missing} />
        </>
      )}
    </div>
  )
}

function Trashed({ post, asksToDelete }: { post: TrashedPostView; asksToDelete: boolean }) {
  return (
    <>
      <ScreenHead title={post.title} about={post.deletion} actions={<TrashActions row={post} />} />
      {asksToDelete && <TrashQuestion row={post} />}
      <article className="panel card trashed">
        <p className="muted" dir="auto">
          {post.byline}{' '}
          <Status
            published={post.published}
            text={post.published ? trashTexts.wasPublished : trashTexts.wasDraft}
          />
        </p>
        <p>
          {post.categories.map((category) => (
            <Chip key={category}>{category}</Chip>
          ))}
        </p>
        <p className="stand" dir="auto">
          {post.excerpt}
        </p>
        {/* eslint-disable-next-line react/no-danger -- rendered through the allow-list of render-content.ts */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: post.html }} />
      </article>
    </>
  )
}

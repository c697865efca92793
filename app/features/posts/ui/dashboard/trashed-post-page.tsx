import { trashTexts } from '#app/features/posts/trash/trash-texts.ts'
import { TrashActions, TrashQuestion } from '#app/features/posts/ui/dashboard/trash-page.tsx'
import { MoreLink } from '#app/ui/button.tsx'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Chip, Status } from '#app/ui/page/badge.tsx'
import { Screen } from '#app/ui/page/screen.tsx'

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

const back = { href: '/dashboard/trash', text: trashTexts.backToTrash }

export function TrashedPostPage({ post, asksToDelete }: TrashedPostPageProps) {
  if (post) return <Trashed {...{ post, asksToDelete }} />
  return (
    <div className="desk wrap">
      <MoreLink href={back.href} direction="back">
        {back.text}
      </MoreLink>
      <title>{trashTexts.missing}</title>
      <Alert title={trashTexts.missing} />
    </div>
  )
}

function Trashed({ post, asksToDelete }: { post: TrashedPostView; asksToDelete: boolean }) {
  return (
    <Screen
      title={post.title}
      about={post.deletion}
      back={back}
      actions={<TrashActions row={post} />}
    >
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
    </Screen>
  )
}

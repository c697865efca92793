import { Link } from 'react-router'
import { editorTexts } from '#app/features/post-editor/editor-texts.ts'
import { parsePublication } from '#app/features/posts/publication/publication.ts'
import { statusTexts } from '#app/features/posts/publication/publication-texts.ts'
import type { PostForm } from '#app/features/posts/post.ts'
import { statusOf } from '#app/features/posts/publication/post-schedule.ts'
import type { PublicationContext } from '#app/features/post-editor/ui/publication-fields.tsx'
import { zonedText } from '#app/platform/zoned-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Status } from '#app/ui/page/badge.tsx'

type EditorHeadProps = { id: string | null; form: PostForm; publicationContext: PublicationContext }

export function EditorHead({ id, form, publicationContext }: EditorHeadProps) {
  return (
    <header className="deskhead">
      <div>
        <Link className="more" to="/dashboard">
          <Icon name="arrow-left" />
          <span>{editorTexts.back}</span>
        </Link>
        <h1>{id === null ? editorTexts.createTitle : editorTexts.editTitle}</h1>
        {import.meta.env.SITE_BACKEND !== 'none' && id !== null && (
          <p>
            <Link className="more" to={`/dashboard/blog/edit/${id}/revisions`}>
              <Icon name="history" />
              <span>Revisions</span>
            </Link>
          </p>
        )}
      </div>
      {id !== null && <PostStatus form={form} publicationContext={publicationContext} />}
    </header>
  )
}

function PostStatus({
  form,
  publicationContext,
}: Pick<EditorHeadProps, 'form' | 'publicationContext'>) {
  const times = parsePublication(form, publicationContext)
  const planned = times.ok ? times.value : { publishAt: null, unpublishAt: null }
  const { now, timeZone } = publicationContext
  const status = statusOf({ published: form.published, ...planned }, now)
  const since = status === 'scheduled' ? planned.publishAt : planned.unpublishAt
  const time = status === 'draft' || status === 'published' ? null : since
  return (
    <p className="poststatus">
      <Status published={status === 'published'} text={statusTexts[status]} />
      {time && <span className="small"> {zonedText(time, timeZone)}</span>}
    </p>
  )
}

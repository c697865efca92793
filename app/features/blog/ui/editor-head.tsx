import { Link } from 'react-router'
import { autosaveTexts } from '#app/features/blog/autosave-texts.ts'
import { editorTexts } from '#app/features/blog/editor-texts.ts'
import { parsePublication } from '#app/features/blog/publication.ts'
import { standingTexts } from '#app/features/blog/publication-texts.ts'
import type { PostForm } from '#app/features/blog/post.ts'
import { standingOf } from '#app/features/blog/post-schedule.ts'
import type { PublicationDesk } from '#app/features/blog/ui/publication-fields.tsx'
import { MoreLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Status } from '#app/ui/badge.tsx'

type EditorHeadProps = { id: string | null; form: PostForm; desk: PublicationDesk }

export function EditorHead({ id, form, desk }: EditorHeadProps) {
  return (
    <header className="deskhead">
      <div>
        <MoreLink href="/dashboard" direction="back">
          {editorTexts.back}
        </MoreLink>
        <h1>{id === null ? editorTexts.createTitle : editorTexts.editTitle}</h1>
        {import.meta.env.SITE_BACKEND !== 'none' && id !== null && (
          <p>
            <Link className="more" to={`/dashboard/blog/edit/${id}/revisions`}>
              <Icon name="history" />
              <span>{autosaveTexts.earlierTexts}</span>
            </Link>
          </p>
        )}
      </div>
      {id !== null && <PostStatus form={form} desk={desk} />}
    </header>
  )
}

function PostStatus({ form, desk }: Pick<EditorHeadProps, 'form' | 'desk'>) {
  const times = parsePublication(form, desk)
  const planned = times.ok ? times.value : { publishAt: null, unpublishAt: null }
  const standing = standingOf({ published: form.published, ...planned }, desk.now)
  return <Status published={standing === 'published'} text={standingTexts[standing]} />
}

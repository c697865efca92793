import type { PostForm } from '#app/features/blog/post.ts'
import { PostStatus } from '#app/features/blog/ui/post-status.tsx'
import type { PublicationDesk } from '#app/features/blog/ui/publication-fields.tsx'
import type { EditorWords } from '#app/features/blog/editor-words.ts'
import { RevisionsLink } from '#app/features/blog/ui/revisions-link.tsx'
import { MoreLink } from '#app/ui/button.tsx'

type EditorHeadProps = {
  id: string | null
  form: PostForm
  desk: PublicationDesk
  words: EditorWords
  /** The words of the link to the earlier texts. */
  link: string
}

/** What is being edited, and the ways back from it. */
export function EditorHead({ id, form, desk, words: { editor }, link }: EditorHeadProps) {
  return (
    <header className="deskhead">
      <div>
        <MoreLink href="/dashboard" direction="back">
          {editor.back}
        </MoreLink>
        <h1>{id === null ? editor.createTitle : editor.editTitle}</h1>
        {import.meta.env.SITE_BACKEND !== 'none' && id !== null && (
          <RevisionsLink id={id} text={link} />
        )}
      </div>
      {id !== null && <PostStatus form={form} desk={desk} />}
    </header>
  )
}

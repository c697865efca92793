import type { EditorWords } from '#app/features/blog/editor-words.ts'
import { RevisionsLink } from '#app/features/blog/ui/revisions-link.tsx'
import { MoreLink } from '#app/ui/button.tsx'
import { Status } from '#app/ui/status.tsx'

type EditorHeadProps = {
  id: string | null
  published: boolean
  words: EditorWords
  /** The words of the link to the earlier texts. */
  link: string
}

/** What is being edited, and the ways back from it. */
export function EditorHead({ id, published, words: { editor, list }, link }: EditorHeadProps) {
  return (
    <header className="deskhead">
      <div>
        <MoreLink href="/dashboard" direction="back">
          {editor.back}
        </MoreLink>
        <h1>{id === null ? editor.createTitle : editor.editTitle}</h1>
        {id !== null && <RevisionsLink id={id} text={link} />}
      </div>
      {id !== null && (
        <Status published={published} text={published ? list.published : list.draft} />
      )}
    </header>
  )
}

import { Link } from 'react-router'
import { editorTexts } from '#app/features/post-editor/editor-texts.ts'
import { pathTo } from '#app/addresses.ts'
import { Icon } from '#app/ui/icon.tsx'

/** `id`: null for a new post. */
export function EditorHead({ id }: { id: string | null }) {
  const title = id === null ? editorTexts.createTitle : editorTexts.editTitle
  return (
    <header className="deskhead editorhead">
      <div>
        <Link className="more" to={pathTo('/dashboard')}>
          <Icon name="arrow-left" />
          <span>{editorTexts.back}</span>
        </Link>
        <title>{title}</title>
        <h1>{title}</h1>
      </div>
      {import.meta.env.SITE_BACKEND !== 'none' && id !== null && (
        <Link className="more" to={pathTo('/dashboard/blog/edit/:id/revisions', { id })}>
          <Icon name="history" />
          <span>Revisions</span>
        </Link>
      )}
    </header>
  )
}

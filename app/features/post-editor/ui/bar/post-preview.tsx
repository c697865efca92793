import { lazy, type RefObject, Suspense, useState } from 'react'
import { editorTexts } from '#app/features/post-editor/editor-texts.ts'
import { previewPath } from '#app/features/post-editor/unsaved-post.ts'
import { loadPart } from '#app/platform/load-part.ts'
import { Icon } from '#app/ui/icon.tsx'

const PreviewDialog = lazy(() =>
  loadPart(
    async () => (await import('#app/features/post-editor/ui/bar/preview-dialog.tsx')).PreviewDialog,
  ),
)

type PostPreviewProps = { id: string | null; form: RefObject<HTMLFormElement | null> }

const texts = editorTexts.preview

/** Without JavaScript the form itself is sent, into a new tab. */
export function PostPreview({ id, form }: PostPreviewProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="submit"
        className="btn quiet"
        formAction={previewPath(id)}
        formTarget="_blank"
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <Icon name="eye" />
        <span>{texts.open}</span>
      </button>
      {isOpen && (
        <Suspense>
          <PreviewDialog id={id} form={form} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

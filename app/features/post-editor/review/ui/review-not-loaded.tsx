import { editorTexts } from '#app/features/post-editor/editor-texts.ts'

/** In place of the part whose scripts did not arrive; the editor goes on without it. */
export function ReviewNotLoaded() {
  return (
    <p id="review" className="card hint" role="status">
      {editorTexts.reviewNotLoaded}
    </p>
  )
}

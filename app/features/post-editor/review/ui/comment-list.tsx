import { useEffect } from 'react'
import { reviewPartTexts } from '#app/features/post-editor/review/review-texts.ts'
import type { ReviewView, ShownThread } from '#app/features/post-editor/review/review-view.ts'
import { CommentThread } from '#app/features/post-editor/review/ui/comment-thread.tsx'
import { shortened } from '#app/features/post-editor/review/ui/shortened.ts'
import {
  COMMENT_TEXT,
  NEW_COMMENT,
  type Review,
} from '#app/features/post-editor/review/ui/use-review.ts'
import { REVIEW_LIMITS } from '#app/features/posts/reviews/review.ts'
import { countText } from '#app/platform/texts/counted-text.ts'
import { ActButton, Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/form-field.tsx'
import { useIsHydrated } from '#app/ui/form/use-is-hydrated.ts'

type CommentListProps = { review: Review; view: ReviewView }

const { comments: texts } = reviewPartTexts

export function CommentList({ review, view }: CommentListProps) {
  const open = view.threads.filter(({ resolved }) => resolved === null)
  const resolved = view.threads.filter((thread) => thread.resolved !== null)
  const [found, gone] = [open.filter(({ isGone }) => !isGone), open.filter((each) => each.isGone)]
  const list = (threads: readonly ShownThread[]) => (
    <ul className="threads">
      {threads.map((thread) => (
        <CommentThread key={thread.id} {...{ thread, review }} mayAct={view.mayAct} />
      ))}
    </ul>
  )
  return (
    <section className="card form" aria-labelledby="comments-title">
      <div>
        <b id="comments-title">{texts.title}</b>
        <p className="hint">{texts.about}</p>
      </div>
      {view.threads.length === 0 ? <p className="hint">{texts.none}</p> : list(found)}
      {gone.length > 0 && (
        <div>
          <b>{texts.gone}</b>
          {list(gone)}
        </div>
      )}
      {view.mayAct && <NewComment review={review} />}
      {resolved.length > 0 && (
        <details className="resolved">
          <summary>{countText(texts.resolved, resolved.length)}</summary>
          {list(resolved)}
        </details>
      )}
    </section>
  )
}

function NewComment({ review }: { review: Review }) {
  const { anchor, answered, hasNoCursor, commentHere, setAnchor } = review
  const isHydrated = useIsHydrated()
  useCommentShortcut(commentHere)
  const problem = answered?.form === NEW_COMMENT ? (answered.problem ?? undefined) : undefined
  return (
    <>
      {isHydrated && (
        <div className="btns">
          <Button variant="secondary" size="small" title={texts.takeHint} onClick={commentHere}>
            {texts.take}
          </Button>
        </div>
      )}
      <Field
        multiline
        id={COMMENT_TEXT}
        name="text"
        form={NEW_COMMENT}
        label={texts.comment}
        hint={
          <span role="status">
            {hasNoCursor && `${texts.noCursor} `}
            {anchor === null ? texts.whole : `${texts.on} “${shortened(anchor.quote)}”`}
          </span>
        }
        rows={3}
        maxLength={REVIEW_LIMITS.comment}
        error={problem}
      />
      <div className="btns">
        <ActButton act="comment" form={NEW_COMMENT}>
          {texts.send}
        </ActButton>
        {anchor !== null && (
          <Button variant="secondary" size="small" onClick={() => setAnchor(null)}>
            {texts.leave}
          </Button>
        )}
      </div>
    </>
  )
}

function useCommentShortcut(commentHere: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, code } = event
      if (ctrlKey === metaKey || !altKey || code !== 'KeyM') return
      event.preventDefault()
      commentHere()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [commentHere])
}

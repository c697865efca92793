import { useState } from 'react'
import { reviewPartTexts } from '#app/features/post-editor/review/review-texts.ts'
import type { ShownThread } from '#app/features/post-editor/review/review-view.ts'
import { threadForm } from '#app/features/post-editor/review/ui/review-forms.tsx'
import { shortened } from '#app/features/post-editor/review/ui/shortened.ts'
import type { Review } from '#app/features/post-editor/review/ui/use-review.ts'
import { REVIEW_LIMITS } from '#app/features/posts/reviews/review.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { ActButton, Button } from '#app/ui/button.tsx'
import { Field, FieldError } from '#app/ui/form/form-field.tsx'
import { useIsHydrated } from '#app/ui/form/use-is-hydrated.ts'

type CommentThreadProps = { thread: ShownThread; review: Review; mayAct: boolean }

const { comments: texts } = reviewPartTexts

export function CommentThread({ thread, review, mayAct }: CommentThreadProps) {
  const { id, quote, comments, resolved } = thread
  const { answered } = review
  const problem = answered?.form === threadForm(id) ? (answered.problem ?? undefined) : undefined
  return (
    <li>
      <p className="hint">{quote === '' ? texts.whole : `“${shortened(quote)}”`}</p>
      {comments.map((comment) => (
        <div key={comment.id} className="comment">
          <p className="small">
            <b>
              <bdi>{comment.author}</bdi>
            </b>{' '}
            <span className="muted">{comment.at}</span>
          </p>
          <p dir="auto">{comment.text}</p>
        </div>
      ))}
      {resolved && <p className="hint">{fillText(texts.resolvedBy, resolved)}</p>}
      {mayAct && <Answer {...{ thread, problem }} />}
      <div className="btns">
        <ShowButton {...{ thread, review }} />
        {mayAct && <Resolve thread={thread} />}
      </div>
    </li>
  )
}

/** Folded, so that the list is one of comments and not of empty fields. */
function Answer({
  thread: { id, resolved },
  problem,
}: {
  thread: ShownThread
  problem: string | undefined
}) {
  const form = threadForm(id)
  if (resolved) return <FieldError id={`${form}-problem`} text={problem} />
  return (
    <details className="replying" open={problem !== undefined}>
      <summary>{texts.reply}</summary>
      <Field
        multiline
        id={`${form}-text`}
        name="text"
        form={form}
        label={<span className="vh">{texts.reply}</span>}
        rows={2}
        maxLength={REVIEW_LIMITS.comment}
        error={problem}
      />
      <ActButton act="comment" form={form}>
        {texts.sendReply}
      </ActButton>
    </details>
  )
}

function Resolve({ thread: { id, comments, resolved } }: { thread: ShownThread }) {
  const text = resolved ? texts.reopen : texts.resolve
  return (
    <ActButton
      act={resolved ? 'reopen' : 'resolve'}
      form={threadForm(id)}
      aria-label={fillText(texts.spoken, {
        action: text,
        text: shortened(comments[0]?.text ?? ''),
      })}
    >
      {text}
    </ActButton>
  )
}

// The text is not where it was saved while somebody writes, so the place is looked up at the press.
function ShowButton({ thread, review }: Omit<CommentThreadProps, 'mayAct'>) {
  const [isMissing, setMissing] = useState(false)
  if (!useIsHydrated() || thread.quote === '') return null
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setMissing(!review.show(thread))}>
        {texts.show}
        <span className="vh"> {texts.inText}</span>
      </Button>
      <span role="status" className="small">
        {isMissing && texts.notShown}
      </span>
    </>
  )
}

import type { ReactNode } from 'react'
import { reviewPartTexts } from '#app/features/post-editor/review/review-texts.ts'
import type { ReviewView } from '#app/features/post-editor/review/review-view.ts'
import { CommentList } from '#app/features/post-editor/review/ui/comment-list.tsx'
import { REQUEST } from '#app/features/post-editor/review/ui/review-forms.tsx'
import type { Review } from '#app/features/post-editor/review/ui/use-review.ts'
import { REVIEW_LIMITS } from '#app/features/posts/reviews/review.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { ActButton } from '#app/ui/button.tsx'
import { Field, FieldError, Options, SelectField } from '#app/ui/form/form-field.tsx'

const { request: texts, done, readOnly } = reviewPartTexts

/** What is typed here is no part of the post, and does not make an unsaved copy of it. */
export function ReviewPart({ review }: { review: Review }) {
  const { view, answered } = review
  if (!view) return null
  return (
    <div id="review" className="review" onInput={(event) => event.stopPropagation()}>
      {!view.mayAct && <p className="card hint">{readOnly}</p>}
      <RequestPart view={view} problem={problemOf(review, REQUEST)} />
      <CommentList review={review} view={view} />
      <p className="card hint" role="status">
        {answered?.problem === null && done}
      </p>
    </div>
  )
}

function problemOf({ answered }: Review, form: string): string | undefined {
  return answered?.form === form ? (answered.problem ?? undefined) : undefined
}

type RequestPartProps = { view: ReviewView; problem: string | undefined }

function RequestPart({ view, problem }: RequestPartProps) {
  const { request, mayAct } = view
  return (
    <section className="card form" aria-labelledby="request-title">
      <div>
        <b id="request-title">{texts.title}</b>
        <p className="hint">{stateSentence(request)}</p>
        {request !== null && request.note !== '' && (
          <blockquote
            className="reviewnote"
            aria-label={fillText(texts.noteOf, { by: request.by })}
          >
            <bdi>{request.note}</bdi>
          </blockquote>
        )}
      </div>
      {mayAct && <RequestFields view={view} problem={problem} />}
    </section>
  )
}

function stateSentence(request: ReviewView['request']): string {
  if (request === null) return texts.none
  const { state, at, by, writer, assignee } = request
  const values = { at, by, writer, assignee: assignee?.name ?? texts.anybody }
  if (state === 'writing') return fillText(texts.writing, values)
  return fillText(assignee === null ? texts.ready : texts.readyFor, values)
}

function RequestFields({ view, problem }: RequestPartProps) {
  const { request, colleagues, ownId } = view
  const isReady = request?.state === 'ready'
  const most = REVIEW_LIMITS.note
  return (
    <>
      <SelectField
        // Another turn; what is typed into the note stays.
        key={view.turn}
        id="review-assignee"
        name="assignee"
        form={REQUEST}
        defaultValue={isReady ? (request.assignee?.id ?? '') : ''}
        label={texts.assignee}
      >
        <option value="">{texts.anybody}</option>
        <Options
          of={colleagues.map(({ id, name }) => [
            id,
            id === ownId ? fillText(texts.you, { name }) : name,
          ])}
        />
      </SelectField>
      <Field
        multiline
        id="review-note"
        name="note"
        form={REQUEST}
        label={texts.note}
        hint={fillText(texts.noteHint, { most })}
        rows={2}
        maxLength={most}
      />
      <FieldError id="review-problem" text={problem} />
      <div className="btns">
        <RequestButtons request={request} />
      </div>
    </>
  )
}

function RequestButtons({ request }: Pick<ReviewView, 'request'>) {
  if (request === null) return <Act act="ready">{texts.ask}</Act>
  if (request.state === 'writing')
    return (
      <>
        <Act act="ready">{texts.ask}</Act>
        <Act act="end">{texts.end}</Act>
      </>
    )
  return (
    <>
      {request.isWriter ? (
        <Act act="end">{texts.takeBack}</Act>
      ) : (
        <Act act="hand-back">{fillText(texts.handBack, { writer: request.writer })}</Act>
      )}
      <Act act="ready">{texts.reassign}</Act>
    </>
  )
}

function Act(props: { act: string; children: ReactNode }) {
  return <ActButton form={REQUEST} {...props} />
}

import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { useFetcher, useFetchers } from 'react-router'
import { reviewPartTexts } from '#app/features/post-editor/review/review-texts.ts'
import type { ReviewAnswer } from '#app/features/post-editor/review/review-view.ts'
import type { FormDraft } from '#app/features/entries/ui/use-autosave.ts'
import { NEW_COMMENT, type Review } from '#app/features/post-editor/review/ui/use-review.ts'
import { pathTo } from '#app/addresses.ts'

export const REQUEST = 'review-request'
export const threadForm = (id: string) => `thread-${id}`

type ReviewFormsProps = { id: string | null; review: Review; draft: Pick<FormDraft, 'state'> }

/** Outside of the editor's form, because forms cannot be nested; the fields name the form that they belong to. */
export function ReviewForms({ id, review, draft }: ReviewFormsProps) {
  const { view, anchor, take, say } = review
  if (id === null || !view?.mayAct) return null
  const isUnsaved = draft.state.server.kind !== 'untouched'
  const shared = { action: pathTo('/dashboard/blog/edit/:id/review', { id }), take }
  const holdUnsaved = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    const { submitter } = event.nativeEvent
    if (!isUnsaved || !(submitter instanceof HTMLButtonElement) || submitter.value !== 'ready')
      return
    event.preventDefault()
    say({ form: REQUEST, problem: reviewPartTexts.request.unsaved })
  }
  return (
    <>
      <ReviewForm {...shared} id={REQUEST} onSubmit={holdUnsaved}>
        <input type="hidden" name="seen" value={view.turn} />
      </ReviewForm>
      <ReviewForm {...shared} id={NEW_COMMENT}>
        <input type="hidden" name="id" value={view.newId} />
        <input type="hidden" name="quote" value={anchor?.quote ?? ''} />
        <input type="hidden" name="place" value={anchor?.place ?? 0} />
      </ReviewForm>
      {view.threads.map((thread) => (
        <ReviewForm {...shared} key={thread.id} id={threadForm(thread.id)}>
          <input type="hidden" name="id" value={view.newId} />
          <input type="hidden" name="thread" value={thread.id} />
        </ReviewForm>
      ))}
    </>
  )
}

type ReviewFormProps = {
  id: string
  action: string
  take: Review['take']
  onSubmit?: (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => void
  children: ReactNode
}

function ReviewForm({ id, action, take, onSubmit, children }: ReviewFormProps) {
  const fetcher = useFetcher<ReviewAnswer>()
  // All of them name the next comment by one id.
  const isSending = useFetchers().some((each) => each.formAction === action)
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef('')
  const { data } = fetcher
  useEffect(() => {
    if (data === undefined || !form.current) return
    const isDone = data.problem === undefined && data.failed === undefined
    if (isDone && typedIn(form.current) === sent.current) form.current.reset()
    take(id, data)
  }, [data, id, take])
  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    if (isSending) event.preventDefault()
    else onSubmit?.(event)
    if (!event.defaultPrevented) sent.current = typedIn(event.currentTarget)
  }
  return (
    <fetcher.Form id={id} ref={form} method="post" action={action} onSubmit={submit} hidden>
      {children}
    </fetcher.Form>
  )
}

function typedIn(form: HTMLFormElement): string {
  const fields = new FormData(form)
  return JSON.stringify(['text', 'note', 'assignee'].map((name) => fields.get(name)))
}

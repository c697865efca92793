import { useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { fillText } from '#app/platform/fill-text.ts'
import { BLOG_POSTS } from '#app/features/blog/desk-requests.ts'
import type { Office } from '#app/features/blog/editor-form.ts'
import { savingToasts as toasts } from '#app/features/blog/editor-texts.ts'
import type { KeptForm } from '#app/features/blog/kept-form.ts'
import { IMAGE_REQUIRED, type PostProblems, type SavedMeanwhile } from '#app/features/blog/post.ts'
import { type SubmissionOutcome, submitPost } from '#app/features/blog/submit-post.ts'
import { type FormKeeping, readFormText } from '#app/features/blog/ui/use-keeping.ts'
import { showToast, type ToastMessage } from '#app/ui/show-toast.ts'

/** Where a submission stands. The form itself keeps every text, whatever happens. */
export type PostSubmission = {
  busy: boolean
  /** How much of the chosen file has been sent, from 0 to 1; null while nothing is on its way. */
  sent: number | null
  problems: PostProblems
  /** The post as somebody else saved it meanwhile. */
  current: SavedMeanwhile | null
  /** What one had sent then. */
  mine: KeptForm | null
  submit: (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => void
}

type Shown = Omit<PostSubmission, 'submit' | 'sent'>

/** Submits the editor's form and says what came of it: by toast, beside the fields, and by going back to the list. */
export function usePostSubmission(
  id: string | null,
  office: Office,
  sent: { problems: PostProblems; current?: SavedMeanwhile | null },
  { keeping, saved }: Pick<FormKeeping, 'keeping' | 'saved'>,
): PostSubmission {
  const { problems, current = null } = sent
  const [state, setState] = useState<Shown>({ busy: false, problems, current, mine: null })
  const [share, setShare] = useState<number | null>(null)
  const queries = useQueryClient()
  const navigate = useNavigate()

  async function save(form: HTMLFormElement): Promise<void> {
    const [pressed, texts] = [new FormData(form), readFormText(form)]
    await keeping.hold()
    const told = { office: atThisMoment(office), onProgress: setShare }
    const outcome = await submitPost(id, pressed, told)
      .catch(failed)
      .finally(() => setShare(null))
    showToasts(outcome, id)
    setState((before) => stateAfter(before, outcome, texts.fields))
    if (outcome.kind === 'refused') focusFirst(form, outcome.problems)
    if (outcome.kind !== 'saved') return keeping.release()
    saved(texts)
    await queries.invalidateQueries({ queryKey: [BLOG_POSTS] })
    await navigate('/dashboard')
  }

  return {
    ...state,
    sent: share,
    submit(event) {
      event.preventDefault()
      if (state.busy) return
      setState({ ...state, busy: true, problems: {} })
      void save(event.currentTarget)
    },
  }
}

// What somebody else has saved stays in sight until the post is saved: one has read it by then.
function stateAfter(before: Shown, outcome: SubmissionOutcome, mine: KeptForm): Shown {
  return {
    // Saved, the page is being left: a second press would save again.
    busy: outcome.kind === 'saved',
    problems: outcome.kind === 'refused' ? outcome.problems : {},
    ...(outcome.kind === 'changed'
      ? { current: outcome.current, mine }
      : { current: before.current, mine: before.mine }),
  }
}

// A mistake of ours must not leave the form locked with somebody's text in it.
function failed(error: unknown): SubmissionOutcome {
  return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
}

// The page may be a day old. A browser whose clock is slow is not believed.
function atThisMoment(office: Office): Office {
  return { ...office, now: new Date(Math.max(Date.now(), office.now.getTime())) }
}

function showToasts(outcome: SubmissionOutcome, id: string | null): void {
  const isNew = id === null
  if (outcome.kind === 'saved')
    showToast({ ...(isNew ? toasts.created : toasts.updated), tone: 'normal' })
  if (outcome.kind === 'failed') {
    const title = fillText(isNew ? toasts.createFailed : toasts.updateFailed, {
      message: outcome.message,
    })
    showToast({ title, tone: 'destructive' })
  }
  if (outcome.kind === 'refused' && outcome.problems.image !== undefined) {
    showToast(imageToast(outcome.problems.image))
  }
}

function imageToast(message: string): ToastMessage {
  if (message === IMAGE_REQUIRED) return { ...toasts.imageRequired, tone: 'destructive' }
  const { title } = toasts.imageUploadFailed
  return { title, text: message.replace(`${title}: `, ''), tone: 'destructive' }
}

function focusFirst(form: HTMLFormElement, problems: PostProblems): void {
  const [first] = Object.keys(problems)
  const field = form.elements.namedItem(first === 'image' ? 'file' : (first ?? ''))
  if (field instanceof HTMLElement) field.focus()
}

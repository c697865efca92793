import { fillText } from '#app/platform/fill-text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { BLOG_POSTS } from '#app/features/blog/desk-requests.ts'
import type { EditorWords } from '#app/features/blog/editor-words.ts'
import { IMAGE_REQUIRED, type Post, type PostProblems } from '#app/features/blog/post.ts'
import { type SubmissionOutcome, submitPost } from '#app/features/blog/submit-post.ts'
import type { ToastMessage } from '#app/ui/toast-message.ts'
import { showToast } from '#app/ui/show-toast.ts'

/** Where a submission stands. The form itself keeps every text, whatever happens. */
export type PostSubmission = {
  busy: boolean
  /** How much of the chosen file has been sent, from 0 to 1; null while nothing is on its way. */
  sent: number | null
  problems: PostProblems
  /** The post as somebody else saved it meanwhile. */
  current: Post | null
  submit: (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => void
}

/** Submits the editor's form and says what came of it: by toast, beside the fields, and by going back to the list. */
export function usePostSubmission(
  id: string | null,
  words: EditorWords,
  sent: { problems: PostProblems; current?: Post | null },
  onSaved: () => void,
): PostSubmission {
  const [state, setState] = useState({
    busy: false,
    problems: sent.problems,
    current: sent.current ?? null,
  })
  const [share, setShare] = useState<number | null>(null)
  const queries = useQueryClient()
  const navigate = useNavigate()

  async function save(form: HTMLFormElement): Promise<void> {
    const outcome = await submitPost(id, new FormData(form), setShare).catch(failed)
    setShare(null)
    showToasts(outcome, id, words)
    setState(stateAfter(outcome))
    if (outcome.kind === 'refused') focusFirst(form, outcome.problems)
    if (outcome.kind !== 'saved') return
    onSaved()
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

function stateAfter(outcome: SubmissionOutcome) {
  return {
    // Saved, the page is being left: a second press would save again.
    busy: outcome.kind === 'saved',
    problems: outcome.kind === 'refused' ? outcome.problems : {},
    current: outcome.kind === 'changed' ? outcome.current : null,
  }
}

// A mistake of ours must not leave the form locked with somebody's text in it.
function failed(error: unknown): SubmissionOutcome {
  return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
}

function showToasts(outcome: SubmissionOutcome, id: string | null, { toasts }: EditorWords): void {
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
    showToast(imageToast(outcome.problems.image, toasts))
  }
}

function imageToast(message: string, toasts: EditorWords['toasts']): ToastMessage {
  if (message === IMAGE_REQUIRED) return { ...toasts.imageRequired, tone: 'destructive' }
  const { title } = toasts.imageUploadFailed
  return { title, text: message.replace(`${title}: `, ''), tone: 'destructive' }
}

function focusFirst(form: HTMLFormElement, problems: PostProblems): void {
  const [first] = Object.keys(problems)
  const field = form.elements.namedItem(first === 'image' ? 'file' : (first ?? ''))
  if (field instanceof HTMLElement) field.focus()
}

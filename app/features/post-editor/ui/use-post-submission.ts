import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { Office } from '#app/features/posts/publication/publication.ts'
import { useFetcher, useNavigation } from 'react-router'
import { savingToasts as toasts } from '#app/features/post-editor/editor-texts.ts'
import type { FormText } from '#app/features/entries/drafts/draft.ts'
import { differingFields, storedFieldsOf } from '#app/features/posts/form-of-post.ts'
import { IMAGE_REQUIRED, type PostProblems } from '#app/features/posts/post.ts'
import { preparePost } from '#app/features/post-editor/prepare-post.ts'
import type { ScheduleQuestion } from '#app/features/posts/publication/schedule-question.ts'
import type { MergedSave, SaveResult } from '#app/features/post-editor/save-result.ts'
import { fillField } from '#app/features/entries/ui/fill-form.ts'
import { type FormDraft, readFormText } from '#app/features/entries/ui/use-autosave.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { type ToastMessage, showToast } from '#app/ui/feedback/show-toast.ts'

type Shown = {
  busy: boolean
  problems: PostProblems
  merged: MergedSave | null
  question: ScheduleQuestion | null
}

type Listeners = Pick<FormDraft, 'autosave' | 'saved'> & {
  onMerged: (merged: MergedSave) => void
}

type Press = { form: HTMLFormElement; texts: FormText }

export function usePostSubmission(
  id: string | null,
  office: Office,
  given: SaveResult | null,
  { autosave, saved, onMerged }: Listeners,
) {
  const [share, setShare] = useState<number | null>(null)
  const { shown, settle, begin } = useShown(id, given, onMerged)
  const press = useRef<Press | null>(null)
  const finish = (result: SaveResult) => {
    settle(result, press.current)
    autosave.release()
  }
  const send = useSending(given, {
    onResult: finish,
    onSaved: () => press.current && saved(press.current.texts),
  })

  async function save(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
    const pressed = new FormData(form, button)
    press.current = { form, texts: readFormText(form) }
    await autosave.hold()
    const prepared = await prepare(pressed, { office: atThisMoment(office), onProgress: setShare })
    setShare(null)
    if (prepared instanceof FormData) void send(prepared)
    else finish(prepared)
  }

  return {
    ...shown,
    /** Share of the file that has been sent, from 0 to 1; null when nothing is being sent. */
    sent: share,
    submit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
      event.preventDefault()
      if (shown.busy) return
      begin()
      void save(event.currentTarget, event.nativeEvent.submitter)
    },
  }
}

function useShown(
  id: string | null,
  given: SaveResult | null,
  onMerged: (merged: MergedSave) => void,
) {
  const { problems = {}, merged = null, question = null } = given ?? {}
  const [shown, setShown] = useState<Shown>({ busy: false, problems, merged, question })
  const wrong = useRef<HTMLFormElement | null>(null)
  // After the list of problems is rendered, which moves every field down.
  useEffect(() => {
    if (wrong.current) focusFirst(wrong.current, shown.problems)
    wrong.current = null
  }, [shown])
  return {
    shown,
    // Busy also after the save, until the page is left: a second press would save again.
    begin: () => setShown({ ...shown, busy: true, problems: {}, question: null }),
    settle(result: SaveResult, press: Press | null) {
      showToasts(result, id)
      const { problems: found = {}, merged: answer = null, question: asked = null } = result
      // The answer lacks what was typed since the press: the next press merges again.
      const canFill = answer !== null && press !== null && !hasChanged(press)
      const isShown = canFill || (answer?.conflicts.length ?? 0) > 0
      setShown((before) => ({
        busy: false,
        problems: found,
        merged: isShown ? answer : before.merged,
        question: asked,
      }))
      if (canFill) {
        onMerged(answer)
        fillMerged(press, answer)
      }
      wrong.current = result.problems && press ? press.form : null
    },
  }
}

function hasChanged({ form, texts }: Press): boolean {
  return JSON.stringify(readFormText(form).fields) !== JSON.stringify(texts.fields)
}

function fillMerged({ form, texts }: Press, merged: MergedSave): void {
  const fields = storedFieldsOf(merged.form)
  for (const name of differingFields(merged.form, texts.fields)) fillField(form, name, fields)
}

async function prepare(
  pressed: FormData,
  options: Parameters<typeof preparePost>[1],
): Promise<FormData | SaveResult> {
  try {
    const prepared = await preparePost(pressed, options)
    return prepared.ok ? prepared.value : { problems: prepared.problem }
  } catch (error) {
    // An unexpected error must not leave the form locked with unsaved text.
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}

/** The response comes to the fetcher or, after a re-authentication, to the page. */
function useSending(
  given: SaveResult | null,
  { onResult, onSaved }: { onResult: (result: SaveResult) => void; onSaved: () => void },
) {
  const fetcher = useFetcher<SaveResult>()
  const navigation = useNavigation()
  const result = fetcher.data ?? given
  const isSending = fetcher.state !== 'idle' || navigation.formMethod === 'POST'
  const isLeaving =
    isSending && fetcher.state !== 'submitting' && navigation.location?.pathname === '/dashboard'
  const seen = useRef(result)
  useEffect(() => {
    if (isSending || result === seen.current) return
    seen.current = result
    if (result) onResult(result)
  })
  useEffect(() => {
    if (isLeaving) onSaved()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each departure
  }, [isLeaving])
  return (form: FormData) =>
    fetcher.submit(form, { method: 'post', encType: 'multipart/form-data' })
}

// The page may be a day old; a browser whose clock is slow is not trusted.
function atThisMoment(office: Office): Office {
  return { ...office, now: new Date(Math.max(Date.now(), office.now.getTime())) }
}

function showToasts({ failed, problems }: SaveResult, id: string | null): void {
  if (failed !== undefined) showToast({ title: failureTitle(id, failed), tone: 'destructive' })
  if (problems?.image !== undefined) showToast(imageToast(problems.image))
}

export function failureTitle(id: string | null, message: string): string {
  return fillText(id === null ? toasts.createFailed : toasts.updateFailed, { message })
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

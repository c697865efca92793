import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigation, useSubmit } from 'react-router'
import {
  originOf,
  tellRecordDraft,
  valueOfDraft,
} from '#app/features/content-editor/editing/tell-draft.ts'
import type { RecordPageProps } from '#app/features/content-editor/ui/record-view.ts'
import { useListEdits } from '#app/features/content-editor/ui/use-list-edits.ts'
import type { FormText } from '#app/features/entries/drafts/draft.ts'
import { useRecoverableDrafts } from '#app/features/entries/ui/recoverable-drafts.tsx'
import { type FormDraft, readFormText, useAutosave } from '#app/features/entries/ui/use-autosave.ts'
import { useOrigin } from '#app/features/entries/ui/use-origin.tsx'

type Press = SyntheticEvent<HTMLFormElement, SubmitEvent>

export function useRecordForm(
  form: RefObject<HTMLFormElement | null>,
  { record, draftSession, answer }: RecordPageProps,
) {
  const { entry, saved } = draftSession
  // A later response of the server has other ids.
  const [start] = useState(draftSession.start)
  const opened = { ...record.opened, ...(answer && originOf(answer)) }
  const { hidden, begin } = useOrigin(opened, start, answer ?? record.version)
  const edits = useListEdits({ ...record, answer, key: String(opened.version) })
  const draft = useAutosave(form, entry, start)
  const savedForm = { form: record.form, value: saved }
  const drafts = useRecoverableDrafts({
    form,
    entry,
    start,
    draft,
    tell: () => tellRecordDraft(savedForm),
    begin(taken) {
      begin(taken)
      edits.show(valueOfDraft(savedForm, taken.fields))
    },
  })
  const send = useSending(draft)
  const { shown } = edits
  return {
    hidden,
    shown,
    draft,
    drafts,
    /** The fields hold what is not saved as if they had come with it. */
    isEdited: shown.isEdited || start.resumed !== null || answer !== null,
    submit(event: Press) {
      event.preventDefault()
      // The autosave reads the form as it is then.
      if (flushSync(() => edits.tryEdit(event))) draft.autosave.changed()
      else send(event)
    },
  }
}

/** A press waits for the autosave that is under way, so that no older copy outlives what is saved. @returns what sends the form */
function useSending({ autosave }: Pick<FormDraft, 'autosave'>) {
  const { state, formMethod } = useNavigation()
  const submit = useSubmit()
  const pressed = useRef<FormText | 'waits' | null>(null)
  useLayoutEffect(() => {
    if (pressed.current === null || pressed.current === 'waits') return
    // A form that was not taken is answered without loading the page again.
    if (state === 'loading' && formMethod === 'POST') autosave.saved(pressed.current)
    if (state !== 'idle') return
    pressed.current = null
    autosave.release()
  }, [state, formMethod, autosave])

  async function send(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
    pressed.current = 'waits'
    await autosave.hold()
    pressed.current = readFormText(form)
    await submit(new FormData(form, button), { method: 'post', preventScrollReset: true })
  }

  return ({ currentTarget, nativeEvent: { submitter } }: Press) => {
    if (pressed.current === null) void send(currentTarget, submitter)
  }
}

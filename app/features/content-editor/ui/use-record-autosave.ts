import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  type AutosaveStatus,
  type Opened,
  RecordAutosave,
} from '#app/features/content-editor/autosave/record-autosave.ts'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import { sendInBackground } from '#app/platform/session-guard.ts'
import { judgeForm } from '#app/ui/form/unsaved-input.ts'

const { autosave: texts } = contentTexts

type AutosaveProps = { opened: Opened; address: string }

/** @returns what the form is saved over, and what to say of it */
export function useRecordAutosave(
  form: RefObject<HTMLFormElement | null>,
  { opened, address }: AutosaveProps,
) {
  const [autosaved, setAutosaved] = useState<{ over: number; saved: Opened } | null>(null)
  const [status, setStatus] = useState<AutosaveStatus>('idle')
  const autosave = useRef<RecordAutosave>(null)
  useEffect(() => {
    const element = form.current
    if (!element) return
    const created = new RecordAutosave({
      send: () => sendDraft(address, element),
      onStatus: setStatus,
      onSaved: (saved) => setAutosaved({ over: opened.version, saved }),
    })
    autosave.current = created
    judgeForm(element, () => (created.isUnsaved() ? texts.leave : null))
    return () => created.stop()
  }, [form, address, opened.version])
  return {
    saved: autosaved?.over === opened.version ? autosaved.saved : opened,
    status: status === 'idle' ? '' : texts.states[status],
    autosave,
  }
}

async function sendDraft(address: string, form: HTMLFormElement) {
  const body = new FormData(form)
  const response = await sendInBackground(address, { method: 'POST', body })
  if (response?.status === 409) return 'conflict'
  return response?.ok === true ? (response.data as Opened) : null
}

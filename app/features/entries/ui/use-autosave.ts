import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Autosave, createAutosave, UNTOUCHED } from '#app/features/entries/drafts/autosave.ts'
import { createBrowserDrafts } from '#app/features/entries/drafts/browser-drafts.ts'
import type { DraftStart, FormText } from '#app/features/entries/drafts/draft.ts'
import { lockForm } from '#app/features/entries/ui/open-forms.ts'
import { readStoredFields } from '#app/features/entries/drafts/stored-fields.ts'
import { SIGNED_IN } from '#app/ui/dashboard-events.ts'
import { type Departure, judgeForm } from '#app/ui/form/unsaved-input.ts'

export type FormDraft = ReturnType<typeof useAutosave>

export function readFormText(form: HTMLFormElement): FormText {
  const data = new FormData(form)
  const [version, drafts] = [data.get('version'), data.get('drafts')]
  return {
    fields: readStoredFields(data),
    version: Number(version) || 0,
    drafts: typeof drafts === 'string' ? drafts.split(' ') : [],
  }
}

export function useAutosave(
  form: RefObject<HTMLFormElement | null>,
  entry: string | null,
  { userId, draftId }: DraftStart,
) {
  const [state, onState] = useState(UNTOUCHED)
  const [{ autosave, drafts }] = useState(() => {
    const stored = createBrowserDrafts(findStorage(), userId)
    const read = () => form.current && readFormText(form.current)
    const place = { id: draftId, entry }
    return { drafts: stored, autosave: createAutosave({ place, drafts: stored, read, onState }) }
  })
  useLayoutEffect(() => {
    drafts.expire()
    const unlock = lockForm(draftId)
    const unfollow = followPage(autosave)
    return () => {
      unfollow()
      unlock()
    }
  }, [draftId, autosave, drafts])
  useLayoutEffect(() => {
    const element = form.current
    // Drafts are offered after a reload; a browser that restores the fields as well would make a second draft.
    element?.setAttribute('autocomplete', 'off')
    if (element) judgeForm(element, (way) => reasonToStay(autosave, element, way))
  }, [form, autosave])
  return {
    autosave,
    drafts,
    state,
    saved(text: FormText) {
      if (form.current) judgeForm(form.current, () => null)
      autosave.saved(text)
    },
  }
}

// The server has no storage, and a browser may forbid it.
function findStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

function followPage({ release, leave, retry, stop }: Autosave): () => void {
  release()
  const end = new AbortController()
  const { signal } = end
  const hide = () => document.visibilityState === 'hidden' && leave()
  document.addEventListener('visibilitychange', hide, { signal })
  window.addEventListener('pagehide', leave, { signal })
  window.addEventListener('online', retry, { signal })
  window.addEventListener(SIGNED_IN, retry, { signal })
  return () => {
    end.abort()
    stop()
  }
}

function reasonToStay(autosave: Autosave, form: HTMLFormElement, way: Departure): string | null {
  if (autosave.wouldLose(way))
    return 'What you changed has not been saved, and no copy could be kept.'
  const hasFile = [...form.querySelectorAll<HTMLInputElement>('[type="file"]')].some(
    ({ files }) => files?.length,
  )
  return hasFile ? 'The file that you chose has not been uploaded. Your text is kept.' : null
}

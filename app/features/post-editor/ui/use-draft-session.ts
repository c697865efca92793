import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { autosaveTexts } from '#app/features/post-editor/autosave-texts.ts'
import { discardSentDraft, sendDraft } from '#app/features/post-editor/drafts/draft-requests.ts'
import type { DraftStart } from '#app/features/post-editor/drafts/recoverable-drafts.ts'
import {
  createDraftSession,
  type FormText,
  type DraftSession,
} from '#app/features/post-editor/drafts/draft-session.ts'
import { readStoredFields } from '#app/features/posts/stored-fields.ts'
import {
  createBrowserDrafts,
  type BrowserDrafts,
} from '#app/features/post-editor/drafts/browser-drafts.ts'
import { lockForm } from '#app/features/post-editor/ui/open-forms.ts'
import { SIGNED_IN } from '#app/ui/dashboard-events.ts'
import { judgeForm } from '#app/ui/form/unsaved-input.ts'

export type FormDraft = ReturnType<typeof useDraftSession>

export function readFormText(form: HTMLFormElement): FormText {
  const entries = [...new FormData(form)]
  const version = entries.find(([name]) => name === 'version')?.[1]
  return { fields: readStoredFields(entries), version: Number(version) || 0 }
}

export function useDraftSession(
  form: RefObject<HTMLFormElement | null>,
  postId: string | null,
  start: DraftStart,
) {
  const isSaved = useRef(false)
  const [{ draftSession, drafts }] = useState(() => openDraftSession(postId, start, form))
  useLayoutEffect(
    () => followPage(start.draftId, draftSession, drafts),
    [start.draftId, draftSession, drafts],
  )
  useLayoutEffect(() => {
    // Drafts are offered after a reload; a browser that restores the fields as well would make a second draft.
    form.current?.setAttribute('autocomplete', 'off')
  }, [form])
  useLayoutEffect(() => {
    if (!form.current) return
    judgeForm(form.current, (way) => {
      if (isSaved.current) return null
      if (draftSession.wouldLose(way)) return autosaveTexts.leave.text
      return hasFile(form.current) ? autosaveTexts.leave.file : null
    })
  }, [form, draftSession])
  return {
    draftSession,
    drafts,
    state: useSyncExternalStore(draftSession.watch, draftSession.state, draftSession.state),
    discard(id: string) {
      drafts.discard({ id, postId })
      void discardSentDraft(id)
    },
    saved(texts: FormText) {
      isSaved.current = true
      draftSession.saved(texts)
    },
  }
}

function openDraftSession(
  postId: string | null,
  { userId, draftId, resumed }: DraftStart,
  form: RefObject<HTMLFormElement | null>,
) {
  const drafts = createBrowserDrafts(findStorage(), userId)
  const draftSession = createDraftSession({
    place: { id: draftId, postId },
    continues: resumed ? [resumed.id] : [],
    drafts,
    read: () => form.current && readFormText(form.current),
    send: (note, fields, options) => sendDraft(draftId, note, fields, options),
  })
  return { draftSession, drafts }
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

function followPage(
  draftId: string,
  draftSession: DraftSession,
  drafts: BrowserDrafts,
): () => void {
  drafts.expire()
  const letGo = lockForm(draftId)
  draftSession.release()
  const stop = new AbortController()
  const { signal } = stop
  const { leave, retry } = draftSession
  const hide = () => document.visibilityState === 'hidden' && leave()
  document.addEventListener('visibilitychange', hide, { signal })
  window.addEventListener('pagehide', leave, { signal })
  window.addEventListener('online', retry, { signal })
  window.addEventListener(SIGNED_IN, retry, { signal })
  return () => {
    stop.abort()
    draftSession.stop()
    letGo()
  }
}

function hasFile(form: HTMLFormElement | null): boolean {
  const fields = [...(form?.elements ?? [])]
  return fields.some((field) => field instanceof HTMLInputElement && (field.files?.length ?? 0) > 0)
}

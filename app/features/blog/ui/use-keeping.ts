import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { discardSentCopy, sendCopy } from '#app/features/blog/copy-requests.ts'
import type { KeepingStart } from '#app/features/blog/found-copies.ts'
import {
  createKeeping,
  type FormText,
  type Keeping,
  type KeepingState,
} from '#app/features/blog/keeping.ts'
import { keepForm } from '#app/features/blog/kept-form.ts'
import { createLocalCopies, type LocalCopies } from '#app/features/blog/local-copies.ts'
import { holdForm } from '#app/features/blog/ui/living-forms.ts'
import { SIGNED_IN } from '#app/ui/desk-events.ts'

export type FormKeeping = {
  keeping: Keeping
  state: KeepingState
  copies: LocalCopies
  /** Why to ask before the form is left, or null. */
  reasonToStay: (way: 'within-desk' | 'closing') => 'text' | 'file' | null
  /** Discards one of the offered copies, here and on the server. */
  discard: (id: string) => void
  /** The post was saved: nothing is asked any more. */
  saved: (texts: FormText) => void
}

export function readFormText(form: HTMLFormElement): FormText {
  const entries = [...new FormData(form)]
  const version = entries.find(([name]) => name === 'version')?.[1]
  return { fields: keepForm(entries), version: Number(version) || 0 }
}

/** Autosaves what is typed into the editor's form, in this browser and on the server. */
export function useKeeping(
  form: RefObject<HTMLFormElement | null>,
  postId: string | null,
  start: KeepingStart,
): FormKeeping {
  const isSaved = useRef(false)
  const [{ keeping, copies }] = useState(() => openKeeping(postId, start, form))
  useLayoutEffect(() => followPage(start.copyId, keeping, copies), [start.copyId, keeping, copies])
  useLayoutEffect(() => {
    // Copies are offered after a reload; a browser that restored the fields as well would make a second copy.
    form.current?.setAttribute('autocomplete', 'off')
  }, [form])
  const reasonToStay: FormKeeping['reasonToStay'] = (way) => {
    if (isSaved.current) return null
    if (keeping.wouldLose(way)) return 'text'
    return hasFile(form.current) ? 'file' : null
  }
  useWarning(() => reasonToStay('closing') !== null)
  return {
    keeping,
    copies,
    state: useSyncExternalStore(keeping.watch, keeping.state, keeping.state),
    reasonToStay,
    discard(id) {
      copies.discard({ id, postId })
      void discardSentCopy(id)
    },
    saved(texts) {
      isSaved.current = true
      keeping.saved(texts)
    },
  }
}

function openKeeping(
  postId: string | null,
  { userId, copyId, resumed }: KeepingStart,
  form: RefObject<HTMLFormElement | null>,
) {
  const now = () => new Date()
  const copies = createLocalCopies(findStorage(), { userId, now })
  const keeping = createKeeping({
    place: { id: copyId, postId },
    continues: resumed ? [resumed.id] : [],
    copies,
    read: () => form.current && readFormText(form.current),
    send: (note, fields, options) => sendCopy(copyId, note, fields, options),
    now,
    steady: () => performance.now(),
    setTimeout: (work, ms) => setTimeout(work, ms),
    clearTimeout: (timer) => clearTimeout(timer as number),
  })
  return { keeping, copies }
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

function followPage(copyId: string, keeping: Keeping, copies: LocalCopies): () => void {
  copies.expire(new Date())
  const letGo = holdForm(copyId)
  keeping.release()
  const stop = new AbortController()
  const { signal } = stop
  const leave = () => keeping.leave()
  const retry = () => keeping.retry()
  const hide = () => document.visibilityState === 'hidden' && keeping.leave()
  document.addEventListener('visibilitychange', hide, { signal })
  window.addEventListener('pagehide', leave, { signal })
  window.addEventListener('online', retry, { signal })
  window.addEventListener(SIGNED_IN, retry, { signal })
  return () => {
    stop.abort()
    keeping.stop()
    letGo()
  }
}

function useWarning(isNeeded: () => boolean): void {
  const asked = useRef(isNeeded)
  useLayoutEffect(() => {
    asked.current = isNeeded
  })
  useLayoutEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (asked.current()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
}

function hasFile(form: HTMLFormElement | null): boolean {
  const fields = [...(form?.elements ?? [])]
  return fields.some((field) => field instanceof HTMLInputElement && (field.files?.length ?? 0) > 0)
}

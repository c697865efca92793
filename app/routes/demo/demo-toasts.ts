import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { loginToasts } from '#app/features/auth/sign-in/login-texts.ts'
import { takeNote } from '#app/features/demo/demo-store.ts'
import { savingToasts } from '#app/features/post-editor/editor-texts.ts'
import { listToasts } from '#app/features/posts/changes/change-texts.ts'
import { showToast } from '#app/ui/feedback/show-toast.ts'

const toastsOfNotes = {
  'signed-in': loginToasts.success,
  'signed-out': loginToasts.loggedOut,
  'post-created': savingToasts.created,
  'post-updated': savingToasts.updated,
  'post-deleted': listToasts.deleted,
}

/** After each navigation, as the server's flash message: one shown before would go with the page that is left. */
export function useDemoToasts(): void {
  const { key } = useLocation()
  const shownAt = useRef<string | null>(null)
  // Not at any other rendering: one between the note and the navigation would show it too early.
  useEffect(() => {
    if (shownAt.current === key) return
    shownAt.current = key
    const note = takeNote()
    if (note !== null) showToast({ ...toastsOfNotes[note], tone: 'normal' })
  })
}

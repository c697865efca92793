import { useEffect, useState } from 'react'
import type { Autosave } from '#app/features/post-editor/drafts/autosave.ts'
import { isShortcut } from '#app/ui/form/is-shortcut.ts'

/** Ctrl+S saves the draft at once, never the post. @returns whether the user asked since the last input */
export function useSaveShortcut({ retry }: Pick<Autosave, 'retry'>): boolean {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event, 's')) return
      // The browser would save the page as a file.
      event.preventDefault()
      setAsked(true)
      retry()
    }
    window.addEventListener('keydown', onKey, { signal })
    window.addEventListener('input', () => setAsked(false), { signal })
    return () => stop.abort()
  }, [retry])
  return isAsked
}

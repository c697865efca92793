import { useEffect, useLayoutEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/feedback/dialog.tsx'
import { findReasonToStay, followSubmits } from '#app/ui/form/unsaved-input.ts'

type LeaveQuestionProps = {
  texts: { title: string; text: string; stay: string; leave: string }
}

/** Once a page: asks before another page or a closed tab takes unsaved input away. */
export function LeaveQuestion({ texts }: LeaveQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false
    return findReasonToStay(document, 'within-dashboard', texts.text) !== null
  })
  useWarning()
  const isAsking = blocker.state === 'blocked'
  useEffect(() => {
    if (isAsking) dialog.current?.showModal()
  }, [isAsking])
  if (!isAsking) return null
  return (
    <Dialog
      id="leave"
      ref={dialog}
      title={texts.title}
      onClose={() => blocker.reset()}
      actions={
        <>
          <Button variant="secondary" autoFocus onClick={() => blocker.reset()}>
            {texts.stay}
          </Button>
          <Button variant="destructive" onClick={() => blocker.proceed()}>
            {texts.leave}
          </Button>
        </>
      }
    >
      <p>{findReasonToStay(document, 'within-dashboard', texts.text)}</p>
    </Dialog>
  )
}

// The browser asks in its own words.
function useWarning(): void {
  useLayoutEffect(() => {
    const stopFollowing = followSubmits()
    const warn = (event: BeforeUnloadEvent) => {
      if (findReasonToStay(document, 'closing', '') !== null) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      stopFollowing()
      window.removeEventListener('beforeunload', warn)
    }
  }, [])
}

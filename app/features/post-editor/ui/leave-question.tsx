import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { autosaveTexts } from '#app/features/post-editor/autosave-texts.ts'
import type { FormDraft } from '#app/features/post-editor/ui/use-draft-session.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/feedback/dialog.tsx'

const { leave } = autosaveTexts

export function LeaveQuestion({ reasonToStay }: Pick<FormDraft, 'reasonToStay'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && reasonToStay('within-desk') !== null,
  )
  const isAsking = blocker.state === 'blocked'
  useEffect(() => {
    if (isAsking) dialog.current?.showModal()
  }, [isAsking])
  if (!isAsking) return null
  return (
    <Dialog
      id="leave"
      ref={dialog}
      title={leave.title}
      onClose={() => blocker.reset()}
      actions={
        <>
          <Button variant="secondary" autoFocus onClick={() => blocker.reset()}>
            {leave.stay}
          </Button>
          <Button variant="destructive" onClick={() => blocker.proceed()}>
            {leave.leave}
          </Button>
        </>
      }
    >
      <p>{reasonToStay('within-desk') === 'file' ? leave.file : leave.text}</p>
    </Dialog>
  )
}

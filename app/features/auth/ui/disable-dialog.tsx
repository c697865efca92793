import { useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { StaffMember } from '#app/features/auth/staff-member.ts'
import { staffTexts } from '#app/features/auth/staff-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'

type DisableDialogProps = { member: StaffMember; ownId: string }

/** Open while the address names a member (`?disable=…`). */
export function DisableDialog({ member, ownId }: DisableDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Rendered open, so that it also works without JavaScript; hydrated, an open dialog would take the focus before it is
  // modal.
  const [isPrinted] = useState(!useIsHydrated())
  const [, setQuery] = useSearchParams()
  const { disabling } = staffTexts
  const { question, consequence } = member.id === ownId ? disabling.own : disabling
  useLayoutEffect(() => {
    // Closing it would count as an answer.
    dialog.current?.removeAttribute('open')
    dialog.current?.showModal()
  }, [])

  return (
    <Dialog
      id="disable-account"
      open={isPrinted}
      title={fillText(question, { name: member.name || member.email })}
      ref={dialog}
      onClose={() => setQuery({}, { replace: true, preventScrollReset: true })}
      actions={
        <>
          <form method="dialog">
            <Button type="submit" variant="secondary" autoFocus>
              {disabling.keep}
            </Button>
          </form>
          <form method="post" action="/dashboard/staff">
            <input type="hidden" name="do" value="disable" />
            <input type="hidden" name="id" value={member.id} />
            <Button type="submit" variant="destructive">
              {disabling.confirm}
            </Button>
          </form>
        </>
      }
    >
      <p>{consequence}</p>
    </Dialog>
  )
}

import { useSearchParams } from 'react-router'
import { accountNames } from '#app/features/auth/staff/account-names.ts'
import type { StaffMember } from '#app/features/auth/staff/staff-member.ts'
import { staffTexts } from '#app/features/auth/staff/staff-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { countText } from '#app/platform/texts/counted-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, usePrintedModal } from '#app/ui/feedback/dialog.tsx'
import { Options, SelectField } from '#app/ui/form/form-field.tsx'

/** Of an account. */
export type AssignedWork = { posts: number; messages: number }

type DisableDialogProps = {
  member: StaffMember
  ownId: string
  work: AssignedWork
  staff: readonly StaffMember[]
}

const FORM = 'disable-form'

/** Open while the address names a member (`?disable=…`). */
export function DisableDialog({ member, ownId, work, staff }: DisableDialogProps) {
  const modal = usePrintedModal()
  const [, setQuery] = useSearchParams()
  const { disabling } = staffTexts
  const { question, consequence } = member.id === ownId ? disabling.own : disabling
  const names = accountNames(staff.filter(({ state }) => state === 'active'))
  return (
    <Dialog
      {...modal}
      id="disable-account"
      title={fillText(question, { name: names.get(member.id) ?? '' })}
      onClose={() => setQuery({}, { replace: true, preventScrollReset: true })}
      actions={
        <>
          <form method="dialog">
            <Button type="submit" variant="secondary" autoFocus>
              {disabling.keep}
            </Button>
          </form>
          <form id={FORM} method="post" action="/dashboard/staff">
            <input type="hidden" name="act" value="disable" />
            <input type="hidden" name="id" value={member.id} />
            <Button type="submit" variant="destructive">
              {disabling.confirm}
            </Button>
          </form>
        </>
      }
    >
      <p>{consequence}</p>
      <HandOver work={work} successors={[...names].filter(([id]) => id !== member.id)} />
    </Dialog>
  )
}

type HandOverProps = { work: AssignedWork; successors: readonly [id: string, name: string][] }

function HandOver({ work: { posts, messages }, successors }: HandOverProps) {
  const { disabling: texts } = staffTexts
  if (posts + messages === 0) return null
  return (
    <>
      <p>
        {posts > 0 && countText(texts.posts, posts)}{' '}
        {messages > 0 && countText(texts.messages, messages)}
      </p>
      <SelectField name="successor" form={FORM} label={texts.successor} hint={texts.handOver}>
        <option value="">{texts.nobody}</option>
        <Options of={successors} />
      </SelectField>
    </>
  )
}

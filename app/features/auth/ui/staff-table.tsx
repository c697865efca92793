import { Form, Link } from 'react-router'
import type { ShownMember } from '#app/features/auth/staff/staff-member.ts'
import { staffTexts } from '#app/features/auth/staff/staff-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Status } from '#app/ui/page/badge.tsx'

type StaffTableProps = {
  staff: readonly ShownMember[]
  ownId: string
}

export function StaffTable({ staff, ownId }: StaffTableProps) {
  const { columns } = staffTexts
  return (
    <table className="tbl" aria-label={staffTexts.listLabel}>
      <thead>
        <tr>
          <th scope="col">{columns.person}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col">{columns.since}</th>
          <th scope="col">{columns.lastSignIn}</th>
          <th scope="col">{columns.secondFactor}</th>
          <th scope="col">{columns.actions}</th>
        </tr>
      </thead>
      <tbody>
        {staff.map((member) => (
          <StaffRow key={member.id} member={member} isOwn={member.id === ownId} />
        ))}
      </tbody>
    </table>
  )
}

type StaffRowProps = { member: ShownMember; isOwn: boolean }

function StaffRow({ member, isOwn }: StaffRowProps) {
  const { columns } = staffTexts
  const isInvitation = 'until' in member
  return (
    <tr>
      <th scope="row">
        <span className="t">
          {member.name || member.email}
          {isOwn && <span className="own"> ({staffTexts.you})</span>}
        </span>
        {member.name !== '' && <span className="mail">{member.email}</span>}
        {isInvitation && (
          <span className="mail">
            {fillText(staffTexts.invitedBy, {
              inviter: member.invitedBy,
              until: member.shown.until,
            })}
          </span>
        )}
      </th>
      <td>
        <Status published={member.state === 'active'} text={staffTexts.states[member.state]} />
      </td>
      <td data-label={columns.since}>
        <time dateTime={member.since}>{member.shown.since}</time>
      </td>
      <td data-label={columns.lastSignIn}>
        {isInvitation ? (
          <Nothing />
        ) : (
          <LastSignIn
            at={member.lastSignIn}
            text={member.shown.lastSignIn}
            never={staffTexts.never}
          />
        )}
      </td>
      <td data-label={columns.secondFactor}>
        {isInvitation && <Nothing />}
        {!isInvitation && (member.hasSecondFactor ? staffTexts.yes : staffTexts.no)}
      </td>
      <td>
        <RowActions member={member} />
      </td>
    </tr>
  )
}

function Nothing() {
  return <span aria-hidden="true">–</span>
}

type LastSignInProps = { at: string | null; text: string; never: string }

function LastSignIn({ at, text, never }: LastSignInProps) {
  return at === null ? never : <time dateTime={at}>{text}</time>
}

type RowActionsProps = { member: ShownMember }

function RowActions({ member }: RowActionsProps) {
  const { id, email } = member
  const name = member.name || email
  switch (member.state) {
    case 'active':
      return (
        <div className="rowacts">
          <Act does="reset-link" values={{ id }} texts={staffTexts.actions.resetLink} name={name} />
          <Act
            does="end-sessions"
            values={{ id }}
            texts={staffTexts.actions.endSessions}
            name={name}
          />
          {/* A link, so that the dialog has an address: it works without JavaScript, and Back closes it. */}
          <Link
            className="act del"
            to={`?disable=${id}`}
            preventScrollReset
            aria-label={fillText(staffTexts.actions.disable.spoken, { name })}
            aria-haspopup="dialog"
          >
            {staffTexts.actions.disable.text}
          </Link>
        </div>
      )
    case 'disabled':
      return (
        <div className="rowacts">
          <Act does="enable" values={{ id }} texts={staffTexts.actions.enable} name={name} />
        </div>
      )
    case 'invited':
    case 'expired':
      return (
        <div className="rowacts">
          <Act
            does="invite"
            values={{ email, name: member.name }}
            texts={staffTexts.actions.newLink}
            name={name}
          />
          <Act does="withdraw" values={{ id }} texts={staffTexts.actions.withdraw} name={name} />
        </div>
      )
  }
}

type ActProps = {
  does: string
  values: Record<string, string>
  texts: { text: string; spoken: string }
  name: string
}

const MAKES_LINK = ['invite', 'reset-link']

// Actions that only change the list answer with a whole page and its toast, which live news would otherwise overtake.
function Act({ does, values, texts, name }: ActProps) {
  return (
    <Form
      method="post"
      action="/dashboard/staff"
      preventScrollReset
      reloadDocument={!MAKES_LINK.includes(does)}
    >
      <input type="hidden" name="do" value={does} />
      {Object.entries(values).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <button type="submit" className="act" aria-label={fillText(texts.spoken, { name })}>
        {texts.text}
      </button>
    </Form>
  )
}

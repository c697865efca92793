import { Link } from 'react-router'
import { roleTexts } from '#app/features/auth/roles/role-texts.ts'
import { mayDo, ROLES } from '#app/features/auth/roles/roles.ts'
import type { ShownMember } from '#app/features/auth/staff/staff-member.ts'
import { staffTexts } from '#app/features/auth/staff/staff-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Status } from '#app/ui/page/badge.tsx'
import { Options, SubmitForm } from '#app/ui/form/form-field.tsx'
import { TableHead } from '#app/ui/page/table-head.tsx'

export function StaffTable({ staff, ownId }: { staff: readonly ShownMember[]; ownId: string }) {
  const { columns } = staffTexts
  return (
    <table className="tbl" aria-label={staffTexts.listLabel}>
      <TableHead columns={Object.values(columns)} />
      <tbody>
        {staff.map((member) => (
          <StaffRow key={member.id} member={member} isOwn={member.id === ownId} />
        ))}
      </tbody>
    </table>
  )
}

function StaffRow({ member, isOwn }: { member: ShownMember; isOwn: boolean }) {
  const { columns } = staffTexts
  const isInvitation = 'until' in member
  return (
    <tr>
      <th scope="row">
        <span className="t">
          <bdi>{member.name || member.email}</bdi>
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
        <Status published={member.state === 'active'} text={staffTexts.states[member.state]} />{' '}
        <small className="muted">
          {staffTexts.since} <time dateTime={member.since}>{member.shown.since}</time>
        </small>
      </td>
      <td data-label={columns.role}>
        {isInvitation ? roleTexts.names[member.role] : <RoleForm member={member} />}
        {!isInvitation && member.readsRestricted && (
          <small className="muted">{staffTexts.readsRestricted}</small>
        )}
      </td>
      <td data-label={columns.lastSignIn}>
        {isInvitation && <Nothing />}
        {!isInvitation && member.lastSignIn === null && staffTexts.never}
        {!isInvitation && member.lastSignIn !== null && (
          <time dateTime={member.lastSignIn}>{member.shown.lastSignIn}</time>
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

const ACTIONS = {
  active: ['reset-link', 'end-sessions'],
  disabled: ['enable'],
  invited: ['invite', 'withdraw'],
  expired: ['invite', 'withdraw'],
} as const

function RowActions({ member }: { member: ShownMember }) {
  const { disable } = staffTexts.actions
  return (
    <div className="rowacts">
      {ACTIONS[member.state].map((action) => (
        <ActionForm key={action} action={action} member={member} />
      ))}
      {member.state === 'active' && mayDo(member.role, 'work-on-messages') && (
        <ActionForm
          action={member.readsRestricted ? 'take-restricted' : 'give-restricted'}
          member={member}
        />
      )}
      {/* A link, so that the dialog has an address: it works without JavaScript, and Back closes it. */}
      {member.state === 'active' && (
        <Link
          className="act del"
          to={`?disable=${member.id}`}
          preventScrollReset
          aria-label={fillText(disable.spoken, { name: member.name || member.email })}
          aria-haspopup="dialog"
        >
          {disable.text}
        </Link>
      )}
    </div>
  )
}

type ActionFormProps = {
  action: (typeof ACTIONS)[ShownMember['state']][number] | 'give-restricted' | 'take-restricted'
  member: ShownMember
}

function RoleForm({ member: { id, name, email, role } }: { member: ShownMember }) {
  const { label, change } = staffTexts.role
  const person = { name: name || email }
  return (
    <SubmitForm className="roleform" action="/dashboard/staff" reloadDocument>
      <input type="hidden" name="act" value="role" />
      <input type="hidden" name="id" value={id} />
      {/* Anew after a change by another owner. */}
      <select
        key={role}
        className="in"
        name="role"
        defaultValue={role}
        aria-label={fillText(label, person)}
      >
        <Options of={ROLES.map((each) => [each, roleTexts.names[each]])} />
      </select>
      <button type="submit" className="act" aria-label={fillText(change.spoken, person)}>
        {change.text}
      </button>
    </SubmitForm>
  )
}

const MAKES_LINK = ['invite', 'reset-link']

// Actions that only change the list answer with a whole page and its toast, which live news would otherwise overtake.
function ActionForm({ action, member: { id, email, name, role } }: ActionFormProps) {
  const { text, spoken } = staffTexts.actions[action]
  const fields = { act: action, ...(action === 'invite' ? { email, name, role } : { id }) }
  return (
    <SubmitForm
      action="/dashboard/staff"
      preventScrollReset
      reloadDocument={!MAKES_LINK.includes(action)}
    >
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button type="submit" className="act" aria-label={fillText(spoken, { name: name || email })}>
        {text}
      </button>
    </SubmitForm>
  )
}

import { useEffect, useState } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import type {
  InvitationProblems,
  TypedInvitation,
} from '#app/features/auth/account-links/invitation.ts'
import { roleTexts } from '#app/features/auth/roles/role-texts.ts'
import { ROLES } from '#app/features/auth/roles/roles.ts'
import type { ShownMember } from '#app/features/auth/staff/staff-member.ts'
import { staffTexts } from '#app/features/auth/staff/staff-texts.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field, FieldError, SubmitForm } from '#app/ui/form/form-field.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { MadeLink } from '#app/ui/frame/made-link.tsx'
import { useFocusOnProblem } from '#app/features/auth/ui/account-task.tsx'
import { type AssignedWork, DisableDialog } from '#app/features/auth/ui/disable-dialog.tsx'
import { ProofPanel, type Waiting } from '#app/features/auth/ui/proof-form.tsx'
import { StaffTable } from '#app/features/auth/ui/staff-table.tsx'
import { Screen } from '#app/ui/page/screen.tsx'

export type StaffResult = {
  link: ShownLink | null
  /** As typed into the invitation's form that was refused. */
  typed: TypedInvitation
  problems: InvitationProblems
  refusal: string | null
  waiting: Waiting | null
}

type StaffPageProps = {
  staff: readonly ShownMember[]
  ownId: string
  result: StaffResult | null
  /** Of whoever may be disabled. */
  work: AssignedWork
}

export function StaffPage({ staff, ownId, result, work }: StaffPageProps) {
  const [query] = useSearchParams()
  const requested = staff.find(({ id, state }) => id === query.get('disable') && state === 'active')
  const link = useShownLink(result, staff)
  const refusal = result?.refusal ?? null
  return (
    <Screen
      className="staffdesk"
      title={staffTexts.title}
      about={staffTexts.intro}
      actions={
        <ButtonLink href="#invite-heading" variant="secondary" size="small">
          {staffTexts.invite.heading}
        </ButtonLink>
      }
    >
      {refusal !== null && <Alert title={refusal} />}
      {result?.waiting && <ProofPanel {...result.waiting} />}
      {link && <MadeLinkPanel key={link.url} link={link} />}
      <div className="panel">
        <StaffTable staff={staff} ownId={ownId} />
      </div>
      <InviteForm
        invited={result?.link?.email ?? null}
        typed={result?.typed ?? { name: '', email: '', role: '' }}
        problems={result?.problems ?? {}}
      />
      {requested && (
        <DisableDialog key={requested.id} member={requested} {...{ ownId, work, staff }} />
      )}
    </Screen>
  )
}

// The link is shown nowhere else, so it stays when the list reloads, until another one is made or its purpose is gone.
function useShownLink(result: StaffResult | null, staff: readonly ShownMember[]): ShownLink | null {
  const [link, setLink] = useState(result?.link ?? null)
  if (result?.link && result.link.url !== link?.url) setLink(result.link)
  return staff.some(({ email }) => email === link?.email) ? link : null
}

type InviteFormProps = {
  /** Email of the link that was made last. */
  invited: string | null
  typed: TypedInvitation
  problems: InvitationProblems
}

function InviteForm({ invited, typed, problems }: InviteFormProps) {
  const form = useFocusOnProblem(problems)
  // Not after a link for somebody else, made in the list.
  useEffect(() => {
    const email = form.current?.elements.namedItem('email')
    if (!(email instanceof HTMLInputElement)) return
    if (email.value.trim().toLowerCase() === invited) form.current?.reset()
  }, [form, invited])
  const isBusy = useNavigation().formData?.get('act') === 'invite'
  return (
    <section className="invite" aria-labelledby="invite-heading">
      <h2 id="invite-heading">{staffTexts.invite.heading}</h2>
      <p className="muted">{staffTexts.invite.text}</p>
      <SubmitForm className="form" ref={form} preventScrollReset>
        <input type="hidden" name="act" value="invite" />
        <Field
          name="name"
          label={staffTexts.invite.name}
          autoComplete="off"
          defaultValue={typed.name}
          error={problems.name}
        />
        <Field
          name="email"
          type="email"
          label={staffTexts.invite.email}
          autoComplete="off"
          required
          defaultValue={typed.email}
          error={problems.email}
        />
        <RoleChoice chosen={typed.role} problem={problems.role} />
        <div>
          <Button type="submit" icon="mail" busy={isBusy} busyText={staffTexts.invite.submit}>
            {staffTexts.invite.submit}
          </Button>
        </div>
      </SubmitForm>
    </section>
  )
}

// No role is chosen beforehand, because each of them could be a mistake.
function RoleChoice({ chosen, problem }: { chosen: string; problem: string | undefined }) {
  return (
    <fieldset className="f rolechoice" aria-describedby={problem && 'role-error'}>
      <legend>{staffTexts.invite.role}</legend>
      {ROLES.map((role) => (
        <label key={role} className="check">
          <input type="radio" name="role" value={role} required defaultChecked={role === chosen} />
          <span>
            {roleTexts.names[role]}: {roleTexts.about[role]}
          </span>
        </label>
      ))}
      <FieldError id="role-error" text={problem} />
    </fieldset>
  )
}

type ShownLink = {
  kind: 'invitation' | 'password-reset'
  url: string
  email: string
  /** In the firm's time zone. */
  until: string
  isMailed: boolean
}

/** The link is shown once. */
function MadeLinkPanel({ link }: { link: ShownLink }) {
  const { title, text } = staffTexts.link[link.kind]
  const told = fillText(text, { email: link.email, until: link.until })
  return (
    <MadeLink
      title={fillText(title, { email: link.email })}
      text={link.isMailed ? `${told} ${staffTexts.link.mailed}` : told}
      address={link.url}
      label={staffTexts.link.label}
    />
  )
}

import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CredentialProblems } from '#app/features/auth/credentials.ts'
import type { ShownMember } from '#app/features/auth/staff-member.ts'
import { staffTexts } from '#app/features/auth/staff-texts.ts'
import { DisableDialog } from '#app/features/auth/ui/disable-dialog.tsx'
import { InviteForm } from '#app/features/auth/ui/invite-form.tsx'
import { MadeLinkPanel, type ShownLink } from '#app/features/auth/ui/made-link-panel.tsx'
import { StaffTable } from '#app/features/auth/ui/staff-table.tsx'
import { Alert } from '#app/ui/alert.tsx'

export type StaffAnswer = {
  link: ShownLink | null
  /** As typed into the invitation's form that was refused. */
  typed: { name: string; email: string }
  problems: CredentialProblems
  refusal: string | null
}

type StaffPageProps = {
  staff: readonly ShownMember[]
  ownId: string
  answer: StaffAnswer | null
}

export function StaffPage({ staff, ownId, answer }: StaffPageProps) {
  const [query] = useSearchParams()
  const asked = staff.find(({ id, state }) => id === query.get('disable') && state === 'active')
  const link = useShownLink(answer, staff)
  const refusal = answer?.refusal ?? null
  return (
    <div className="desk wrap staffdesk">
      <header className="deskhead">
        <div>
          <h1>{staffTexts.title}</h1>
          <p className="muted">{staffTexts.intro}</p>
        </div>
      </header>
      {refusal !== null && <Alert title={refusal} />}
      {link && <MadeLinkPanel key={link.url} link={link} />}
      <div className="panel">
        <StaffTable staff={staff} ownId={ownId} />
      </div>
      <InviteForm
        // Empties the form after a success.
        key={`after ${answer?.link?.url ?? ''}`}
        typed={answer?.typed ?? { name: '', email: '' }}
        problems={answer?.problems ?? {}}
      />
      {asked && <DisableDialog key={asked.id} member={asked} ownId={ownId} />}
    </div>
  )
}

// The link is shown nowhere else, so it stays when the list reloads, until another one is made or its purpose is gone.
function useShownLink(answer: StaffAnswer | null, staff: readonly ShownMember[]): ShownLink | null {
  const [link, setLink] = useState(answer?.link ?? null)
  if (answer?.link && answer.link.url !== link?.url) setLink(answer.link)
  return staff.some(({ email }) => email === link?.email) ? link : null
}

import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { CredentialProblems } from '#app/features/auth/credentials.ts'
import { staffTexts } from '#app/features/auth/staff-texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form-field.tsx'

type InviteFormProps = {
  typed: { name: string; email: string }
  problems: CredentialProblems
}

export function InviteForm({ typed, problems }: InviteFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const navigation = useNavigation()
  const isBusy = navigation.formData?.get('do') === 'invite'
  useEffect(() => {
    const [wrong] = Object.keys(problems)
    const field = wrong === undefined ? null : form.current?.elements.namedItem(wrong)
    if (field instanceof HTMLElement) field.focus()
  }, [problems])

  return (
    <section className="invite" aria-labelledby="invite-heading">
      <h2 id="invite-heading">{staffTexts.invite.heading}</h2>
      <p className="muted">{staffTexts.invite.text}</p>
      <Form className="form" method="post" ref={form} preventScrollReset>
        <input type="hidden" name="do" value="invite" />
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
        <div>
          <Button type="submit" icon="mail" busy={isBusy} busyText={staffTexts.invite.submit}>
            {staffTexts.invite.submit}
          </Button>
        </div>
      </Form>
    </section>
  )
}

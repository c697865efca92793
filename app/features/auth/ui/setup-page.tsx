import type { CredentialProblems } from '#app/features/auth/credentials.ts'
import { setupTexts } from '#app/features/auth/setup-texts.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form-field.tsx'
import { Letter } from '#app/ui/letter.tsx'

type SetupPageProps = {
  linkIsGood: boolean
  email: string
  name: string
  problems: CredentialProblems
  /** A refusal that belongs to no field. */
  refusal: string | null
}

export function SetupPage({ linkIsGood, ...form }: SetupPageProps) {
  return (
    <section className="login">
      <Letter>{linkIsGood ? <SetupForm {...form} /> : <BadLink />}</Letter>
    </section>
  )
}

function BadLink() {
  return (
    <>
      <h1>{setupTexts.invalidLink.title}</h1>
      <p>{setupTexts.invalidLink.text}</p>
      <ButtonLink href="/login">Login</ButtonLink>
    </>
  )
}

function SetupForm({ email, name, problems, refusal }: Omit<SetupPageProps, 'linkIsGood'>) {
  return (
    <>
      <h1>{setupTexts.heading}</h1>
      <p className="muted">{setupTexts.intro}</p>
      {refusal !== null && <Alert title={refusal} />}
      <form className="form" method="post">
        <Field
          name="name"
          label={setupTexts.name}
          hint={setupTexts.nameHint}
          autoComplete="name"
          defaultValue={name}
          error={problems.name}
        />
        <Field
          name="email"
          type="email"
          label={setupTexts.email}
          autoComplete="username"
          required
          defaultValue={email}
          error={problems.email}
        />
        <Field
          name="password"
          type="password"
          label={setupTexts.password}
          hint={setupTexts.passwordHint}
          autoComplete="new-password"
          required
          error={problems.password}
        />
        <Button type="submit">{setupTexts.submit}</Button>
      </form>
    </>
  )
}

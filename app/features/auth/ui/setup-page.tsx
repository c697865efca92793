import type { CredentialProblems } from '#app/features/auth/credentials.ts'
import type { SetupWords } from '#app/features/auth/setup-words.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form-field.tsx'
import { Letter } from '#app/ui/letter.tsx'

type SetupPageProps = {
  words: SetupWords
  linkIsGood: boolean
  email: string
  name: string
  problems: CredentialProblems
  /** A refusal that belongs to no field. */
  refusal: string | null
}

/** Makes the first administrator. A plain form. */
export function SetupPage({ words, linkIsGood, ...form }: SetupPageProps) {
  return (
    <section className="login">
      <Letter>
        {linkIsGood ? <SetupForm words={words} {...form} /> : <BadLink words={words} />}
      </Letter>
    </section>
  )
}

function BadLink({ words }: { words: SetupWords }) {
  return (
    <>
      <h1>{words.invalidLink.title}</h1>
      <p>{words.invalidLink.text}</p>
      <ButtonLink href="/login">Login</ButtonLink>
    </>
  )
}

function SetupForm({ words, email, name, problems, refusal }: Omit<SetupPageProps, 'linkIsGood'>) {
  return (
    <>
      <h1>{words.heading}</h1>
      <p className="muted">{words.intro}</p>
      {refusal !== null && <Alert title={refusal} />}
      <form className="form" method="post">
        <Field
          name="name"
          label={words.name}
          hint={words.nameHint}
          autoComplete="name"
          defaultValue={name}
          error={problems.name}
        />
        <Field
          name="email"
          type="email"
          label={words.email}
          autoComplete="username"
          required
          defaultValue={email}
          error={problems.email}
        />
        <Field
          name="password"
          type="password"
          label={words.password}
          hint={words.passwordHint}
          autoComplete="new-password"
          required
          error={problems.password}
        />
        <Button type="submit">{words.submit}</Button>
      </form>
    </>
  )
}

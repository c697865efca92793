import { fillText } from '#app/platform/fill-text.ts'
import { accountLinkTexts } from '#app/features/auth/account-links/account-link-texts.ts'
import type { CredentialProblems } from '#app/features/auth/credentials.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/form-field.tsx'
import { Letter } from '#app/ui/feedback/notice.tsx'
import { setupTexts } from '#app/features/auth/account-links/setup-texts.ts'

export type OpenedLink =
  | { kind: 'good'; email: string; name: string }
  | { kind: 'bad' }
  | { kind: 'limited'; minutes: number }

type AccountLinkPageProps = {
  kind: 'invitation' | 'reset'
  link: OpenedLink
  problems: CredentialProblems
  /** A refusal that belongs to no field. */
  refusal: string | null
}

export function AccountLinkPage({ kind, link, ...form }: AccountLinkPageProps) {
  return (
    <section className="login">
      <Letter>
        {link.kind === 'good' ? (
          <LinkForm kind={kind} link={link} {...form} />
        ) : (
          <NoForm kind={kind} link={link} />
        )}
      </Letter>
    </section>
  )
}

type NoFormProps = Pick<AccountLinkPageProps, 'kind'> & {
  link: Exclude<OpenedLink, { kind: 'good' }>
}

function NoForm({ kind, link }: NoFormProps) {
  const { limited, login, [kind]: texts } = accountLinkTexts
  const { title, text } = link.kind === 'limited' ? limited : texts.invalid
  return (
    <>
      <h1>{title}</h1>
      <p>{link.kind === 'limited' ? fillText(text, { minutes: link.minutes }) : text}</p>
      <ButtonLink href="/login" variant="secondary">
        {login}
      </ButtonLink>
    </>
  )
}

type LinkFormProps = Pick<AccountLinkPageProps, 'kind' | 'problems' | 'refusal'> & {
  link: { email: string; name: string }
}

function LinkForm({ kind, link, problems, refusal }: LinkFormProps) {
  const { invitation, [kind]: texts } = accountLinkTexts
  return (
    <>
      <h1>{texts.heading}</h1>
      <p className="muted">{texts.intro}</p>
      {refusal !== null && <Alert title={refusal} />}
      <form
        className="form"
        method="post"
        data-behaviour={kind === 'reset' ? 'announce-recovery' : undefined}
      >
        {/* Not sent: password managers look for it. */}
        <Field
          name=""
          id="email"
          type="email"
          label={texts.email}
          autoComplete="username"
          readOnly
          defaultValue={link.email}
        />
        {kind === 'invitation' && (
          <Field
            name="name"
            label={invitation.name}
            hint={invitation.nameHint}
            autoComplete="name"
            defaultValue={link.name}
            error={problems.name}
          />
        )}
        <Field
          name="password"
          type="password"
          label={texts.password}
          hint={texts.passwordHint}
          autoComplete="new-password"
          required
          error={problems.password}
        />
        <Button type="submit">{texts.submit}</Button>
      </form>
    </>
  )
}

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

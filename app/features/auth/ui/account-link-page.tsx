import { fillText } from '#app/platform/fill-text.ts'
import { accountLinkTexts } from '#app/features/auth/account-links/account-link-texts.ts'
import type { CredentialProblems } from '#app/features/auth/credentials.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/form-field.tsx'
import { Letter } from '#app/ui/feedback/notice.tsx'

type GoodLink = { kind: 'good'; email: string; name: string }

export type OpenedLink = GoodLink | { kind: 'bad' } | { kind: 'limited'; minutes: number }

type AccountLinkPageProps = {
  kind: 'invitation' | 'reset' | 'email' | 'setup'
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

type NoFormProps = Pick<AccountLinkPageProps, 'kind'> & { link: Exclude<OpenedLink, GoodLink> }

function NoForm({ kind, link }: NoFormProps) {
  const { limited, login, [kind]: texts } = accountLinkTexts
  const { title, text } = link.kind === 'limited' ? limited : texts.invalid
  return (
    <>
      <h1>{title}</h1>
      <p>{link.kind === 'limited' ? fillText(text, { minutes: link.minutes }) : text}</p>
      <ButtonLink href="/login" variant={kind === 'setup' ? 'default' : 'secondary'}>
        {login}
      </ButtonLink>
    </>
  )
}

function LinkForm({ kind, link, problems, refusal }: AccountLinkPageProps & { link: GoodLink }) {
  const { passwordHint, [kind]: texts } = accountLinkTexts
  const isSetup = kind === 'setup'
  const nameField = 'name' in texts && (
    <Field
      name="name"
      label={texts.name}
      hint={texts.nameHint}
      autoComplete="name"
      defaultValue={link.name}
      error={problems.name}
    />
  )
  return (
    <>
      <h1>{texts.heading}</h1>
      <p className="muted">{fillText(texts.intro, { email: link.email })}</p>
      {refusal !== null && <Alert title={refusal} />}
      <form
        className="form"
        method="post"
        data-behaviour={kind === 'reset' ? 'announce-recovery' : undefined}
      >
        {isSetup && nameField}
        {'email' in texts && (
          <Field
            // The email of an existing link is not sent: password managers look for it.
            name={isSetup ? 'email' : ''}
            id="email"
            type="email"
            label={texts.email}
            autoComplete="username"
            required={isSetup}
            readOnly={!isSetup}
            defaultValue={link.email}
            error={problems.email}
          />
        )}
        {!isSetup && nameField}
        {'password' in texts && (
          <Field
            name="password"
            type="password"
            label={texts.password}
            hint={passwordHint}
            autoComplete="new-password"
            required
            error={problems.password}
          />
        )}
        <Button type="submit">{texts.submit}</Button>
      </form>
    </>
  )
}

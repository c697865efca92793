import { fillText } from '#app/platform/fill-text.ts'
import type { AccountLinkWords, LinkPageWords } from '#app/features/auth/account-link-words.ts'
import type { CredentialProblems } from '#app/features/auth/credentials.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form-field.tsx'
import { Letter } from '#app/ui/letter.tsx'

/** What became of the link that somebody opened. */
export type OpenedLink =
  | { kind: 'good'; email: string; name: string }
  | { kind: 'bad' }
  | { kind: 'limited'; minutes: number }

type AccountLinkPageProps = {
  words: LinkPageWords & { name?: string; nameHint?: string }
  shared: Pick<AccountLinkWords, 'limited' | 'login'>
  link: OpenedLink
  problems: CredentialProblems
  /** A refusal that belongs to no field. */
  refusal: string | null
}

/** The page behind a one-time link: one letter with a plain form. It asks for a name where its words have one. */
export function AccountLinkPage({ words, shared, link, ...form }: AccountLinkPageProps) {
  return (
    <section className="login">
      <Letter>
        {link.kind === 'good' ? (
          <LinkForm words={words} link={link} {...form} />
        ) : (
          <NoForm words={words} shared={shared} link={link} />
        )}
      </Letter>
    </section>
  )
}

type NoFormProps = Pick<AccountLinkPageProps, 'words' | 'shared'> & {
  link: Exclude<OpenedLink, { kind: 'good' }>
}

function NoForm({ words, shared, link }: NoFormProps) {
  const { title, text } = link.kind === 'limited' ? shared.limited : words.invalid
  return (
    <>
      <h1>{title}</h1>
      <p>{link.kind === 'limited' ? fillText(text, { minutes: link.minutes }) : text}</p>
      <ButtonLink href="/login" variant="secondary">
        {shared.login}
      </ButtonLink>
    </>
  )
}

type LinkFormProps = Pick<AccountLinkPageProps, 'words' | 'problems' | 'refusal'> & {
  link: { email: string; name: string }
}

function LinkForm({ words, link, problems, refusal }: LinkFormProps) {
  return (
    <>
      <h1>{words.heading}</h1>
      <p className="muted">{words.intro}</p>
      {refusal !== null && <Alert title={refusal} />}
      <form
        className="form"
        method="post"
        // Whoever asks for no name replaces a lost password.
        data-behaviour={words.name === undefined ? 'announce-recovery' : undefined}
      >
        {/* Not sent: the link says whose account it is. Password managers look for it. */}
        <Field
          name=""
          id="email"
          type="email"
          label={words.email}
          autoComplete="username"
          readOnly
          defaultValue={link.email}
        />
        {words.name !== undefined && (
          <Field
            name="name"
            label={words.name}
            hint={words.nameHint}
            autoComplete="name"
            defaultValue={link.name}
            error={problems.name}
          />
        )}
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

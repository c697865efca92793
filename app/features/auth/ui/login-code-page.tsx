import { loginTexts } from '#app/features/auth/sign-in/login-texts.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Letter } from '#app/ui/feedback/notice.tsx'
import { Field } from '#app/ui/form/form-field.tsx'

type LoginCodePageProps = {
  kind: CodeKind
  isAsked: boolean
  toast: { title: string; text: string } | null
}

/** For browsers without JavaScript. */
export function LoginCodePage({ kind, isAsked, toast }: LoginCodePageProps) {
  const texts = loginTexts.code
  if (!isAsked) {
    return (
      <section className="login">
        <Letter>
          <h1>{texts.over.title}</h1>
          {toast ? <Alert title={toast.title} text={toast.text} /> : <p>{texts.over.text}</p>}
          <p>
            <ButtonLink href="/login">{texts.again}</ButtonLink>
          </p>
        </Letter>
      </section>
    )
  }
  return (
    <section className="login">
      <Letter>
        <h1>{texts.heading}</h1>
        <p className="muted">{texts[kind].intro}</p>
        {toast && <Alert title={toast.title} text={toast.text} />}
        <form className="form" method="post">
          <SignInCodeField kind={kind} />
          <Button type="submit">{texts.submit}</Button>
        </form>
        <p>
          <a href={kind === 'app' ? '/login/code?recovery' : '/login/code'}>{texts[kind].other}</a>
        </p>
        <p>
          <a href="/login">{texts.again}</a>
        </p>
      </Letter>
    </section>
  )
}

export type CodeKind = 'app' | 'recovery'

export function SignInCodeField({ kind, error }: { kind: CodeKind; error?: string | undefined }) {
  const { label, hint } = loginTexts.code[kind]
  return (
    <Field
      key={kind}
      name="code"
      label={label}
      hint={hint}
      // A recovery code is no number, and nothing a phone could fill in.
      inputMode={kind === 'app' ? 'numeric' : 'text'}
      autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
      autoCapitalize="none"
      spellCheck={false}
      required
      error={error}
    />
  )
}

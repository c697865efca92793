import type { ReactNode } from 'react'
import { loginTexts } from '#app/features/auth/login-texts.ts'
import { LoginForm, type LoginFormProps } from '#app/features/auth/ui/login-form.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Letter } from '#app/ui/letter.tsx'

type LoginPageProps = LoginFormProps & {
  /** For a form sent without JavaScript. */
  toast: { title: string; text: string; tone: 'normal' | 'destructive' } | null
  children?: ReactNode
}

export function LoginPage({ email, problems, toast, children }: LoginPageProps) {
  return (
    <section className="login">
      <Letter>
        <h1>{loginTexts.heading}</h1>
        <p className="muted">{loginTexts.intro}</p>
        {toast && <Alert title={toast.title} text={toast.text} />}
        <LoginForm email={email} problems={problems} />
        {children ?? <BackendNotes />}
      </Letter>
    </section>
  )
}

function BackendNotes() {
  return (
    <>
      <p className="muted small">{loginTexts.externalNote}</p>
      <details className="forgotten">
        <summary>{loginTexts.forgotten.question}</summary>
        <p>{loginTexts.forgotten.answer}</p>
        <p>
          <code>{loginTexts.forgotten.command}</code>
        </p>
      </details>
    </>
  )
}

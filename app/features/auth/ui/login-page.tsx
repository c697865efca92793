import type { ReactNode } from 'react'
import { loginTexts } from '#app/features/auth/login-texts.ts'
import { LoginForm, type LoginFormProps } from '#app/features/auth/ui/login-form.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Letter } from '#app/ui/letter.tsx'

type LoginPageProps = LoginFormProps & {
  /** Why a form that was sent without JavaScript was refused. */
  toast: { title: string; text: string; tone: 'normal' | 'destructive' } | null
  /** What is said where no backend is configured, in place of the note on the backend. */
  children?: ReactNode
}

/** The Login page: one letter, alone. */
export function LoginPage({ toast, children, ...form }: LoginPageProps) {
  return (
    <section className="login">
      <Letter>
        <h1>{loginTexts.heading}</h1>
        <p className="muted">{loginTexts.intro}</p>
        {toast && <Alert title={toast.title} text={toast.text} />}
        <LoginForm {...form} />
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

import type { ReactNode } from 'react'
import type { LoginWords } from '#app/features/auth/login-words.ts'
import { LoginForm, type LoginFormProps } from '#app/features/auth/ui/login-form.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Letter } from '#app/ui/letter.tsx'

type LoginPageProps = Omit<LoginFormProps, 'words'> & {
  words: LoginWords
  /** Why a form that was sent without JavaScript was refused. */
  toast: { title: string; text: string; tone: 'normal' | 'destructive' } | null
  /** What is said where no backend is configured, in place of the note on the backend. */
  children?: ReactNode
}

/** The Login page: one letter, alone. */
export function LoginPage({ words, email, problems, toast, children }: LoginPageProps) {
  return (
    <section className="login">
      <Letter>
        <h1>{words.heading}</h1>
        <p className="muted">{words.intro}</p>
        {toast && <Alert title={toast.title} text={toast.text} />}
        <LoginForm words={words} email={email} problems={problems} />
        {children ?? <BackendNotes words={words} />}
      </Letter>
    </section>
  )
}

function BackendNotes({ words }: { words: LoginWords }) {
  return (
    <>
      <p className="muted small">{words.externalNote}</p>
      <details className="forgotten">
        <summary>{words.forgotten.question}</summary>
        <p>{words.forgotten.answer}</p>
        <p>
          <code>{words.forgotten.command}</code>
        </p>
      </details>
    </>
  )
}

import { type SyntheticEvent, useState } from 'react'
import type { LoginFormWords } from '#app/features/auth/login-words.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form-field.tsx'
import { showToast } from '#app/ui/show-toast.ts'

/** What the form starts with; `problems` are those of a form that came back without JavaScript. */
export type LoginFormProps = {
  words: LoginFormWords
  email: string
  problems: { email?: string; password?: string }
}

type Refusal = {
  toast: { title: string; text: string; tone: 'destructive' } | null
  problems?: LoginFormProps['problems']
}

/** The sign-in form. By itself a plain POST; awake, it says that it is at work and keeps the page on a refusal. */
export default function LoginForm({ words, email, problems: sent }: LoginFormProps) {
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState(sent)
  const [shown, setShown] = useState(false)

  async function signIn(element: HTMLFormElement) {
    const answer = await fetch('/session', {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(formTexts(element)),
    })
    if (answer.ok) {
      window.location.replace('/dashboard')
      return
    }
    const refusal = (await answer.json()) as Refusal
    setBusy(false)
    setProblems(refusal.problems ?? {})
    if (refusal.toast) showToast(refusal.toast)
    const wrong = refusal.problems?.email !== undefined ? 'email' : 'password'
    const field = element.elements.namedItem(wrong)
    if (field instanceof HTMLElement) field.focus()
  }

  function submit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault()
    setBusy(true)
    // No network, or an answer that is not ours.
    signIn(event.currentTarget).catch(() => {
      setBusy(false)
      showToast({ ...words.toasts.unexpected, tone: 'destructive' })
    })
  }

  return (
    <form className="form" method="post" action="/login" onSubmit={submit}>
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
        type={shown ? 'text' : 'password'}
        label={words.password}
        autoComplete="current-password"
        required
        error={problems.password}
      />
      <button
        type="button"
        className="reveal"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? words.hidePassword : words.showPassword}
      </button>
      <Button type="submit" busy={busy} busyText={words.busy}>
        {words.submit}
      </Button>
    </form>
  )
}

function formTexts(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
}

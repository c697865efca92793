import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { LoginFormWords } from '#app/features/auth/login-words.ts'
import { CodeField, type CodeKind } from '#app/features/auth/ui/code-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form-field.tsx'
import { showToast } from '#app/ui/show-toast.ts'

/** What the form starts with; `problems` are those of a form that came back without JavaScript. */
export type LoginFormProps = {
  words: LoginFormWords
  email: string
  problems: { email?: string; password?: string }
}

type Problems = LoginFormProps['problems'] & { code?: string }

type Refusal = {
  toast: { title: string; text: string; tone: 'destructive' } | null
  problems?: LoginFormProps['problems']
  secondFactor?: true
}

/**
 * The sign-in form. By itself a plain POST; hydrated, it says that it is at work, keeps the page on a refusal, and asks for the
 * code of a second factor in place.
 */
export function LoginForm({ words, email, problems: sent }: LoginFormProps) {
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>(sent)
  const [code, setCode] = useState<CodeKind | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const isAsked = code !== null
  useEffect(() => {
    if (isAsked) focusField(form.current, 'code')
  }, [isAsked])

  async function signIn(element: HTMLFormElement) {
    const answer = await fetch('/session', {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(formTexts(element)),
    })
    if (answer.status === 204) {
      window.location.replace('/dashboard')
      return
    }
    const refusal = (await answer.json()) as Refusal
    setBusy(false)
    const asked = element.elements.namedItem('code') ? 'code' : 'password'
    setProblems(problemsOf(refusal, asked))
    if (refusal.toast) showToast(refusal.toast)
    if (refusal.secondFactor) setCode((kind) => kind ?? 'app')
    const isEmail = asked === 'password' && refusal.problems?.email !== undefined
    focusField(element, isEmail ? 'email' : asked)
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
    <form className="form" method="post" action="/login" onSubmit={submit} ref={form}>
      <PasswordStep words={words} email={email} problems={problems} isHidden={isAsked} />
      {isAsked && (
        <CodeStep
          kind={code}
          words={words.code}
          problem={problems.code}
          onOther={() => {
            setCode(code === 'app' ? 'recovery' : 'app')
            setProblems({})
          }}
        />
      )}
      <Button type="submit" busy={busy} busyText={words.busy}>
        {words.submit}
      </Button>
    </form>
  )
}

// The toast goes after a while; what it said stays beside the field that is asked for again.
function problemsOf({ problems, toast }: Refusal, asked: 'code' | 'password'): Problems {
  return { ...(toast && { [asked]: toast.text }), ...problems }
}

// Its fields stay in the form while the code is asked for: both are sent together.
function PasswordStep({
  words,
  email,
  problems,
  isHidden,
}: LoginFormProps & { isHidden: boolean }) {
  const [shown, setShown] = useState(false)
  return (
    <div className="form" hidden={isHidden}>
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
    </div>
  )
}

type CodeStepProps = {
  kind: CodeKind
  words: LoginFormWords['code']
  problem: string | undefined
  onOther: () => void
}

function CodeStep({ kind, words, problem, onOther }: CodeStepProps) {
  return (
    <>
      <p role="status">{words[kind].intro}</p>
      <CodeField kind={kind} words={words} error={problem} />
      <button type="button" className="reveal" onClick={onOther}>
        {words[kind].other}
      </button>
    </>
  )
}

function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

function formTexts(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
}

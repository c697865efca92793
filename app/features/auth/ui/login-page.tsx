import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { loginTexts, loginToasts } from '#app/features/auth/sign-in/login-texts.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Letter } from '#app/ui/feedback/notice.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/form-field.tsx'
import { showToast } from '#app/ui/feedback/show-toast.ts'
import { SignInCodeField, type CodeKind } from '#app/features/auth/ui/login-code-page.tsx'

type LoginPageProps = LoginFormProps & {
  /** For a form sent without JavaScript. */
  toast: { title: string; text: string; tone: 'normal' | 'destructive' } | null
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
      <p>{loginTexts.forStaff}</p>
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

/** `problems` are those of a form that came back without JavaScript. */
type LoginFormProps = {
  email: string
  problems: { email?: string; password?: string }
  /** Sends the form. @returns null for anyone who is signed in now */
  signIn?: (form: URLSearchParams) => Promise<Refusal | null>
}

type Problems = LoginFormProps['problems'] & { code?: string }

type Refusal = {
  toast: { title: string; text: string; tone: 'normal' | 'destructive' } | null
  problems?: LoginFormProps['problems']
  secondFactor?: true
}

/** A plain POST; hydrated, it stays on the page and asks for a second factor in place. */
function LoginForm({ email, problems: sent, signIn = requestSession }: LoginFormProps) {
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>(sent)
  const [code, setCode] = useState<CodeKind | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const isAsked = code !== null
  useEffect(() => {
    if (isAsked) focusField(form.current, 'code')
  }, [isAsked])

  async function send(element: HTMLFormElement) {
    const refusal = await signIn(new URLSearchParams(formTexts(element)))
    if (refusal === null) {
      window.location.replace('/dashboard')
      return
    }
    setBusy(false)
    const step = element.elements.namedItem('code') ? 'code' : 'password'
    setProblems(problemsOf(refusal, step))
    if (refusal.toast) showToast(refusal.toast)
    if (refusal.secondFactor) setCode((kind) => kind ?? 'app')
    const isEmail = step === 'password' && refusal.problems?.email !== undefined
    focusField(element, isEmail ? 'email' : step)
  }

  function submit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault()
    setBusy(true)
    // No network, or a response that is not ours.
    send(event.currentTarget).catch(() => {
      setBusy(false)
      showToast({ ...loginToasts.unexpected, tone: 'destructive' })
    })
  }

  return (
    <form className="form" method="post" action="/login" onSubmit={submit} ref={form}>
      <PasswordStep email={email} problems={problems} isHidden={isAsked} />
      {isAsked && (
        <CodeStep
          kind={code}
          problem={problems.code}
          onOther={() => {
            setCode(code === 'app' ? 'recovery' : 'app')
            setProblems({})
          }}
        />
      )}
      <Button type="submit" busy={busy} busyText={loginTexts.busy}>
        {loginTexts.submit}
      </Button>
    </form>
  )
}

async function requestSession(form: URLSearchParams): Promise<Refusal | null> {
  const headers = { Accept: 'application/json' }
  const answer = await fetch('/session', { method: 'POST', headers, body: form })
  return answer.status === 204 ? null : ((await answer.json()) as Refusal)
}

// The toast disappears; its text stays beside the field that is asked for again.
function problemsOf({ problems, toast }: Refusal, step: 'code' | 'password'): Problems {
  return { ...(toast && { [step]: toast.text }), ...problems }
}

// Its fields stay in the form while the code is asked for: both are sent together.
function PasswordStep({
  email,
  problems,
  isHidden,
}: Pick<LoginFormProps, 'email' | 'problems'> & { isHidden: boolean }) {
  const [shown, setShown] = useState(false)
  return (
    <div className="form" hidden={isHidden}>
      <Field
        name="email"
        type="email"
        label={loginTexts.email}
        autoComplete="username"
        required
        defaultValue={email}
        error={problems.email}
      />
      <Field
        name="password"
        type={shown ? 'text' : 'password'}
        label={loginTexts.password}
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
        {shown ? loginTexts.hidePassword : loginTexts.showPassword}
      </button>
    </div>
  )
}

type CodeStepProps = {
  kind: CodeKind
  problem: string | undefined
  onOther: () => void
}

function CodeStep({ kind, problem, onOther }: CodeStepProps) {
  return (
    <>
      <p role="status">{loginTexts.code[kind].intro}</p>
      <SignInCodeField kind={kind} error={problem} />
      <button type="button" className="reveal" onClick={onOther}>
        {loginTexts.code[kind].other}
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

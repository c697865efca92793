import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useNavigation } from 'react-router'
import { accountTexts } from '#app/features/auth/account-texts.ts'
import { PasswordField } from '#app/features/auth/ui/proof-fields.tsx'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Button, type ButtonVariant } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Field, SubmitForm } from '#app/ui/form/form-field.tsx'

/** `problems` are sentences by field, `refusal` belongs to none; secrets are never in `typed`. */
export type TaskResult = {
  problems: Partial<Record<string, string>>
  refusal: { title: string; reasons: string[] } | null
  typed: Partial<Record<string, string>>
}

type AccountTaskProps = {
  title: string
  back?: { to: string; text: string }
  intro?: string | undefined
  result?: Pick<TaskResult, 'refusal'> | null | undefined
  children: ReactNode
}

const ACCOUNT = { to: '/dashboard/account', text: accountTexts.back }

export function AccountTask({ title, back = ACCOUNT, intro, result, children }: AccountTaskProps) {
  const refusal = result?.refusal
  return (
    <div className="desk wrap accounttask">
      <p>
        <Link className="more" to={back.to}>
          <Icon name="arrow-left" />
          <span>{back.text}</span>
        </Link>
      </p>
      <title>{title}</title>
      <h1>{title}</h1>
      {intro !== undefined && <p className="muted">{intro}</p>}
      {refusal && (
        <Alert title={refusal.title}>
          {refusal.reasons.length > 0 && (
            <ul>
              {refusal.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
        </Alert>
      )}
      {children}
    </div>
  )
}

type TaskFormProps = {
  submit: string
  busy: string
  variant?: ButtonVariant | undefined
  problems: TaskResult['problems']
  children: ReactNode
}

export function TaskForm({ submit, busy, variant, problems, children }: TaskFormProps) {
  const form = useFocusOnProblem(problems)
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <SubmitForm className="form" ref={form} preventScrollReset>
      {children}
      <div>
        <Button type="submit" variant={variant} busy={isBusy} busyText={busy}>
          {submit}
        </Button>
      </div>
    </SubmitForm>
  )
}

/** @returns the ref of the form whose first wrong field takes the focus */
export function useFocusOnProblem(problems: TaskResult['problems']) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const [wrong] = Object.keys(problems)
    const found = wrong === undefined ? null : form.current?.elements.namedItem(wrong)
    const field = found instanceof RadioNodeList ? found[0] : found
    if (field instanceof HTMLElement) field.focus()
  }, [problems])
  return form
}

type ChangeEmailPageProps = { email: string; result: TaskResult | null }

export function ChangeEmailPage({ email, result }: ChangeEmailPageProps) {
  const { page } = accountTexts.email
  const problems = result?.problems ?? {}
  return (
    <AccountTask title={page.title} intro={page.intro} result={result}>
      <TaskForm submit={page.submit} busy={page.busy} problems={problems}>
        <Field
          name="email"
          type="email"
          label={page.email}
          autoComplete="off"
          required
          defaultValue={result?.typed['email']}
          error={problems['email']}
        />
        {/* Tells a password manager whose password is asked for. */}
        <input type="hidden" name="username" autoComplete="username" defaultValue={email} />
        <PasswordField error={problems['password']} />
      </TaskForm>
    </AccountTask>
  )
}

type ChangePasswordPageProps = { email: string; result: TaskResult | null }

export function ChangePasswordPage({ email, result }: ChangePasswordPageProps) {
  const [isShown, setShown] = useState(false)
  const { page } = accountTexts.password
  const problems = result?.problems ?? {}
  const type = isShown ? 'text' : 'password'
  return (
    <AccountTask title={page.title} intro={page.intro} result={result}>
      <TaskForm submit={page.submit} busy={page.busy} problems={problems}>
        {/* Tells a password manager whose password is changed. */}
        <input type="hidden" name="username" autoComplete="username" defaultValue={email} />
        <Field
          name="current"
          type={type}
          label={page.current}
          autoComplete="current-password"
          required
          error={problems['current']}
        />
        <Field
          name="next"
          type={type}
          label={page.next}
          hint={page.hint}
          autoComplete="new-password"
          required
          error={problems['next']}
        />
        <button
          type="button"
          className="reveal"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? page.hide : page.show}
        </button>
      </TaskForm>
    </AccountTask>
  )
}

import { useState } from 'react'
import { accountTexts } from '#app/features/auth/account-texts.ts'
import { AccountTask, type TaskAnswer, TaskForm } from '#app/features/auth/ui/account-task.tsx'
import { Field } from '#app/ui/form-field.tsx'

type ChangePasswordPageProps = { email: string; answer: TaskAnswer | null }

export function ChangePasswordPage({ email, answer }: ChangePasswordPageProps) {
  const [isShown, setShown] = useState(false)
  const { page } = accountTexts.password
  const problems = answer?.problems ?? {}
  const type = isShown ? 'text' : 'password'
  return (
    <AccountTask title={page.title} intro={page.intro} answer={answer}>
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

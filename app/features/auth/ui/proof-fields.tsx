import { accountTexts } from '#app/features/auth/account-texts.ts'
import { Field } from '#app/ui/form/form-field.tsx'

export function PasswordField({ error }: { error: string | undefined }) {
  return (
    <Field
      name="password"
      type="password"
      label={accountTexts.factor.password}
      autoComplete="current-password"
      required
      error={error}
    />
  )
}

export function CodeField({ hint, error }: { hint: string; error: string | undefined }) {
  return (
    <Field
      name="code"
      label={accountTexts.factor.code}
      hint={hint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      error={error}
    />
  )
}

import { loginTexts } from '#app/features/auth/login-texts.ts'
import { Field } from '#app/ui/form-field.tsx'

export type CodeKind = 'app' | 'recovery'

type CodeFieldProps = { kind: CodeKind; error?: string | undefined }

export function CodeField({ kind, error }: CodeFieldProps) {
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

import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { accountTexts } from '#app/features/auth/account-texts.ts'
import { CodeField, PasswordField } from '#app/features/auth/ui/proof-fields.tsx'
import { Button } from '#app/ui/button.tsx'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { SubmitForm } from '#app/ui/form/form-field.tsx'
import { Icon } from '#app/ui/icon.tsx'

export type ProofQuestion = {
  needs: 'password' | 'code'
  email: string
  /** The form that waits for the proof, as it was sent. */
  kept: readonly (readonly [name: string, value: string])[]
  problem: string | undefined
}

/** Above the page whose form waits. */
export function ProofPanel({ question }: { question: ProofQuestion }) {
  const { title, waiting } = accountTexts.proof
  return (
    <section className="prooffirst" aria-labelledby="proof-heading">
      <h2 id="proof-heading">{title}</h2>
      <p>{waiting[question.needs]}</p>
      <ProofForm question={question} />
    </section>
  )
}

type ProofPageProps = {
  /** The page that has the export. */
  back: string
  question: ProofQuestion
  refusal: string | null
}

export function ProofPage({ back, question, refusal }: ProofPageProps) {
  const { title, beforeExport, back: backText } = accountTexts.proof
  return (
    <div className="desk wrap accounttask">
      <p>
        <Link className="more" to={back}>
          <Icon name="arrow-left" />
          <span>{backText}</span>
        </Link>
      </p>
      <h1>{title}</h1>
      <p className="muted">{beforeExport[question.needs]}</p>
      {refusal !== null && <Alert title={refusal} />}
      <ProofForm question={question} />
    </div>
  )
}

// Answered with a whole page, because live news would overtake the toast of what was done.
function ProofForm({ question }: { question: ProofQuestion }) {
  const form = useRef<HTMLFormElement>(null)
  const { needs, email, kept, problem } = question
  // At each answer, so that it is heard.
  useEffect(() => {
    const field = form.current?.elements.namedItem(question.needs)
    if (field instanceof HTMLElement) field.focus()
  }, [question])
  return (
    <SubmitForm className="form" ref={form} preventScrollReset reloadDocument>
      {kept.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {/* Tells a password manager whose password is asked for. */}
      <input type="hidden" name="username" autoComplete="username" defaultValue={email} />
      {needs === 'password' ? (
        <PasswordField error={problem} />
      ) : (
        <CodeField hint={accountTexts.factor.anyCodeHint} error={problem} />
      )}
      <div>
        <Button type="submit">{accountTexts.proof.submit}</Button>
      </div>
    </SubmitForm>
  )
}

import { useEffect, useRef } from 'react'
import { accountTexts } from '#app/features/auth/account-texts.ts'
import { AccountTask, type TaskResult } from '#app/features/auth/ui/account-task.tsx'
import { CodeField, PasswordField } from '#app/features/auth/ui/proof-fields.tsx'
import { Button } from '#app/ui/button.tsx'
import { SubmitForm } from '#app/ui/form/form-field.tsx'
import { fillText } from '#app/platform/fill-text.ts'

export type ProofQuestion = {
  needs: 'password' | 'code'
  email: string
  /** The form that waits for the proof, as it was sent. */
  kept: readonly (readonly [name: string, value: string])[]
  problem: string | undefined
}

/** @property act after the word "To" */
export type Waiting = { act: string; question: ProofQuestion }

/** Above the page whose form waits. */
export function ProofPanel({ act, question }: Waiting) {
  const { title, waiting } = accountTexts.proof
  return (
    <section className="prooffirst" aria-labelledby="proof-heading">
      <h2 id="proof-heading">{title}</h2>
      <p>{fillText(waiting[question.needs], { act })}</p>
      <ProofForm question={question} />
    </section>
  )
}

type ProofPageProps = Waiting & {
  /** The page that has the export. */
  back: string
  refusal: TaskResult['refusal']
}

export function ProofPage({ act, back, question, refusal }: ProofPageProps) {
  const { title, waiting, afterThat, back: text } = accountTexts.proof
  return (
    <AccountTask
      title={title}
      back={{ to: back, text }}
      intro={`${fillText(waiting[question.needs], { act })} ${afterThat}`}
      result={{ refusal }}
    >
      <ProofForm question={question} />
    </AccountTask>
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

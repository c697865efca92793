import { redirect } from 'react-router'
import { accountTexts } from '#app/features/auth/account-texts.ts'
import type { ProofQuestion } from '#app/features/auth/ui/proof-form.tsx'
import { textOf } from '#app/platform/http/read-form.server.ts'
import {
  describeProblem,
  refusalOf,
} from '#app/routes/dashboard/account/account-problems.server.ts'
import { type Asked, currentUserOf } from '#app/routes/dashboard/account/account-results.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn } from '#app/server/session-context.server.ts'

export type Unproven = { question: ProofQuestion; status: number; headers: Record<string, string> }

const PROOFS = ['password', 'code']

/** An unlocked screen is not enough for `form`. @returns null when it may be carried out */
export async function askForProof(asked: Asked, form: FormData): Promise<Unproven | null> {
  const question = await findQuestion(asked, form)
  if (question === null) return null
  const { needs } = question
  const unproven = (problem?: string): Unproven => ({
    question: { ...question, problem },
    status: 422,
    headers: {},
  })
  if (!form.has(needs)) return unproven()
  const { passwordMissing, codeMissing } = accountTexts.problems
  const typed = textOf(form, needs)
  if (typed.trim() === '') return unproven(needs === 'code' ? codeMissing : passwordMissing)
  const { ownAccount } = asked.context.get(servicesContext)
  const proven = await ownAccount.proveAgain(currentUserOf(asked), typed)
  if (proven.ok) return null
  const { problems = {}, refusal } = describeProblem(proven.problem, 'password')
  return { ...unproven(problems[needs] ?? refusal?.title), ...refusalOf(proven.problem) }
}

/** @param form waits for the answer @returns null when nothing is to be asked */
export async function findQuestion(asked: Asked, form?: FormData): Promise<ProofQuestion | null> {
  const { ownAccount } = asked.context.get(servicesContext)
  const needs = await ownAccount.findProofNeeded(currentUserOf(asked))
  const email = getSignedIn(asked.context).user.email ?? ''
  return needs && { needs, email, kept: form ? keep(form) : [], problem: undefined }
}

/** For an export, which cannot show the question itself. @param page the one that has the export */
export async function leadToProof(asked: Asked, page: string): Promise<Response | null> {
  const { search } = new URL(asked.request.url)
  return (await findQuestion(asked)) && redirect(`${page}/proof${search}`, 303)
}

function keep(form: FormData): [string, string][] {
  return [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && name !== 'username' && !PROOFS.includes(name)
      ? [[name, value]]
      : [],
  )
}

import { data, redirect } from 'react-router'
import { useStored } from '#app/application/use-stored.ts'
import { accountTexts } from '#app/features/auth/account-texts.ts'
import { ProofPage } from '#app/features/auth/ui/proof-form.tsx'
import { reportDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { readForm } from '#app/platform/http/read-form.server.ts'
import { askForProof, findQuestion } from '#app/routes/dashboard/account/proof-question.server.ts'
import { redirectWithFlash } from '#app/server/flash.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Route } from './+types/export-proof.ts'

/** Where an export leads when the password or the code is too old; what was chosen stays in the address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const question = await findQuestion({ request, context })
  if (question === null) throw redirect(pageOf(request))
  return { question, back: pageOf(request) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { log } = context.get(servicesContext)
  const form = await readForm(request)
  const report = (message: string, init: ResponseInit) =>
    data({ question: null, refusal: { title: message, reasons: [] } }, init)
  return reportDatabaseProblems(log, report, async () => {
    const unproven = await askForProof({ request, context }, form)
    if (unproven === null) return redirectWithFlash(pageOf(request), 'proven')
    const { question, status, headers } = unproven
    return data({ question, refusal: null }, { status, headers })
  })
}

/** The page that has the export. */
function pageOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname.replace(/\/proof\/?$/, '') + search
}

export default function ExportProof({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useStored(actionData)
  const { back } = loaderData
  const { activity, visits, person } = accountTexts.proof.exports
  const other = back.startsWith('/dashboard/visits') ? visits : person
  return (
    <ProofPage
      act={back.startsWith('/dashboard/activity') ? activity : other}
      back={back}
      question={answer?.question ?? loaderData.question}
      refusal={answer?.refusal ?? null}
    />
  )
}

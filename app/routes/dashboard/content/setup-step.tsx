import { data, redirect } from 'react-router'
import { useStored } from '#app/application/use-stored.ts'
import type { RecordAnswer } from '#app/features/content-editor/editing/record-answer.ts'
import { openStep } from '#app/features/content-editor/setup/save-step.server.ts'
import { setupForm, setupValue } from '#app/features/content-editor/setup/setup-form.ts'
import { setupProgress } from '#app/features/content-editor/setup/setup-progress.server.ts'
import {
  pathOfStep,
  SETUP_STEPS,
  type SetupStep,
  stepAfter,
} from '#app/features/content-editor/setup/setup-steps.ts'
import { SetupPage } from '#app/features/content-editor/setup/ui/setup-page.tsx'
import { HomePage } from '#app/features/site/ui/home-page.tsx'
import { reportDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { readForm } from '#app/platform/http/read-form.server.ts'
import { readStep, takeStep } from '#app/routes/dashboard/content/setup-actions.server.ts'
import { homePage } from '#app/routes/site/home-page.server.ts'
import { readerPage, servicesContext } from '#app/server/services-context.server.ts'
import { getActor } from '#app/server/session-context.server.ts'
import imagesStyle from '#app/ui/styles/images.css?url'
import type { Route } from './+types/setup-step.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const step = stepOf(params)
  const sections = await openStep(services, step)
  return {
    step: { id: step.id, path: pathOfStep(step), number: SETUP_STEPS.indexOf(step) + 1 },
    progress: await setupProgress(services.db),
    sections: setupForm(sections).sections,
    value: setupValue(sections),
    home: homePage(readerPage(context)),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const step = stepOf(params)
  const form = await readForm(request)
  const sent = readStep(await openStep(services, step), form)
  const report = (failed: string, init: ResponseInit) =>
    data<RecordAnswer>({ ...sent.answer, failed }, init)
  return reportDatabaseProblems(services.log, report, async () => {
    const answer = await takeStep(services, { step, form, ...sent }, getActor(context))
    if (answer === null) return redirect(pathOfStep(stepAfter(step)), 303)
    return data<RecordAnswer>(answer.answer, { status: answer.status })
  })
}

/** @throws a 404 response */
function stepOf(params: { step: string }): SetupStep {
  const step = SETUP_STEPS.find(({ id }) => id === params.step)
  if (!step) throw data(null, { status: 404 })
  return step
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: imagesStyle }]

export default function SetupStepRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { home, ...page } = loaderData
  const { firm, ...shown } = home
  return (
    <SetupPage
      {...page}
      answer={useStored(actionData)}
      preview={<HomePage {...shown} founder={firm.founder} />}
    />
  )
}

import { redirect } from 'react-router'
import { stepsDone } from '#app/features/content-editor/setup/setup-progress.server.ts'
import { pathOfStep, SETUP_STEPS } from '#app/features/content-editor/setup/setup-steps.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Route } from './+types/setup.ts'

/** Leads on where somebody stopped. */
export async function loader({ context }: Route.LoaderArgs) {
  const done = await stepsDone(context.get(servicesContext).db)
  return redirect(pathOfStep(SETUP_STEPS.find(({ id }) => !done.has(id))))
}

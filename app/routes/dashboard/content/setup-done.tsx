import { sampleRows } from '#app/features/content-editor/setup/sample-rows.ts'
import { setupProgress } from '#app/features/content-editor/setup/setup-progress.server.ts'
import { SetupDonePage } from '#app/features/content-editor/setup/ui/setup-done-page.tsx'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Route } from './+types/setup-done.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, site } = context.get(servicesContext)
  return { progress: await setupProgress(db), samples: sampleRows(site('en')) }
}

export default function SetupDoneRoute({ loaderData }: Route.ComponentProps) {
  return <SetupDonePage {...loaderData} />
}

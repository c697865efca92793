import type { Route } from './+types/overview.ts'
import { OverviewPage } from '#app/features/overview/ui/overview-page.tsx'
import { loadOverview, rightsIn } from '#app/routes/dashboard/overview/load-overview.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { posts, content } = rightsIn(context)
  return { overview: await loadOverview(context), mayPlan: posts || content }
}

export default function OverviewRoute({ loaderData }: Route.ComponentProps) {
  return <OverviewPage {...loaderData} />
}

import type { Route } from './+types/help.ts'
import { HelpPage } from '#app/features/dashboard/ui/help-page.tsx'
import { sectionsFor } from '#app/server/access/require-right.server.ts'
import { getSignedIn } from '#app/server/session-context.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const sections = sectionsFor(getSignedIn(context).role, 0)
  return { sections: sections.map(({ href, label }) => ({ href, label })) }
}

export default function Help({ loaderData }: Route.ComponentProps) {
  return <HelpPage {...loaderData} />
}

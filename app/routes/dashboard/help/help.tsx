import type { Route } from './+types/help.ts'
import { unlistedMeta } from '#app/application/unlisted-meta.ts'
import { helpTexts } from '#app/features/dashboard/help/help-texts.ts'
import { HelpPage } from '#app/features/dashboard/ui/help-page.tsx'
import { sectionsFor } from '#app/server/access/require-right.server.ts'
import { getSignedIn } from '#app/server/session-context.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const sections = sectionsFor(getSignedIn(context).role, 0)
  return { sections: sections.map(({ href, label }) => ({ href, label })) }
}

export const meta: Route.MetaFunction = () => unlistedMeta(helpTexts.title)

export default function Help({ loaderData }: Route.ComponentProps) {
  return <HelpPage {...loaderData} />
}

import { namedPages } from '#app/features/pages/site-pages.ts'
import type { Route } from './+types/link-targets.ts'
import { findLinkTargets } from '#app/features/posts/link-targets.server.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { respondingToDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

const LONGEST = 200

export function loader({ request, context }: Route.LoaderArgs) {
  const { db, log, now, site } = context.get(servicesContext)
  return respondingToDatabaseProblems(log, async () => {
    const search = new URL(request.url).searchParams.get('q') ?? ''
    const pages = namedPages(site('en'), interfaceTexts('en'))
    return Response.json(await findLinkTargets(db, pages, search.slice(0, LONGEST), now()))
  })
}

import type { Route } from './+types/palette-data.ts'
import { LONGEST_PALETTE_SEARCH } from '#app/features/dashboard/palette/palette.ts'
import { respondingToDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { findEntries } from '#app/routes/dashboard/palette/find-entries.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  return respondingToDatabaseProblems(context.get(servicesContext).log, async () => {
    const search = (new URL(request.url).searchParams.get('q') ?? '').trim()
    return Response.json(await findEntries(context, search.slice(0, LONGEST_PALETTE_SEARCH)))
  })
}

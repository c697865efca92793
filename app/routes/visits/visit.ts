import type { Route } from './+types/visit.ts'
import { mayBeCounted, parseVisit } from '#app/features/visits/visit.ts'
import { addressGroup } from '#app/platform/http/client-address.server.ts'
import { readForm } from '#app/platform/http/read-form.server.ts'
import { clientContext, servicesContext } from '#app/server/services-context.server.ts'

/** The response is the same whether it was counted or not, for privacy. */
export async function action({ request, context }: Route.ActionArgs) {
  const { visits, countedPaths, log } = context.get(servicesContext)
  const visit = parseVisit((await readForm(request)).entries())
  if (visit === null) return new Response(null, { status: 400 })
  if (!mayBeCounted(request)) return notTold()
  if (!visits.isWithinLimit(addressGroup(context.get(clientContext).address))) return notTold()
  try {
    if (await countedPaths.has(visit.path)) visits.count(visit)
  } catch (error) {
    // A failed count must not reach the reader's page.
    log.error('a visit was not counted', error)
  }
  return notTold()
}

export function loader() {
  return new Response(null, { status: 404 })
}

function notTold(): Response {
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}

import type { Route } from './+types/visits.ts'
import { VisitsPage } from '#app/features/visits/ui/visits-page.tsx'
import { parseKind, parsePeriod, reportOf } from '#app/features/visits/visit-report.ts'
import { readVisits } from '#app/routes/dashboard/visits/visit-pages.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const query = new URL(request.url).searchParams
  const period = parsePeriod(query.get('period'))
  const report = await readVisits(services, period)
    .then(({ counts, today, nameOf }) => reportOf(counts, { period, today }, nameOf))
    .catch((error: unknown) => {
      services.log.error('counts could not be read', error)
      return null
    })
  return { report, period, kind: parseKind(query.get('kind')) }
}

export default function Visits({ loaderData }: Route.ComponentProps) {
  return <VisitsPage {...loaderData} />
}

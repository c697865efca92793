import type { Route } from './+types/visits.ts'
import { contentOf } from '#app/features/site/content.ts'
import { VisitsDesk } from '#app/features/visits/ui/visits-desk.tsx'
import { parseKind, parsePeriod, reportOf } from '#app/features/visits/visit-report.ts'
import { readVisits } from '#app/routes/dashboard/visit-pages.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { unlistedMeta } from '#app/unlisted-meta.ts'

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
  return { report, period, kind: parseKind(query.get('kind')), words: contentOf('en').visits }
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData.words.title)

export default function Visits({ loaderData }: Route.ComponentProps) {
  return <VisitsDesk {...loaderData} />
}

import { parsePeriod, visitsCsv } from '#app/features/visits/visit-report.ts'
import { respondingToDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { leadToProof } from '#app/routes/dashboard/account/proof-question.server.ts'
import { readVisits } from '#app/routes/dashboard/visits/visit-pages.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Route } from './+types/visits-export.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const period = parsePeriod(new URL(request.url).searchParams.get('period'))
  return respondingToDatabaseProblems(services.log, async () => {
    const unproven = await leadToProof({ request, context }, '/dashboard/visits')
    if (unproven) return unproven
    const { counts, today, nameOf } = await readVisits(services, period)
    const lines = counts.map((line) => ({ ...line, name: nameOf(line.path)?.name ?? '' }))
    return new Response(visitsCsv(lines), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="visits-${today}.csv"`,
      },
    })
  })
}

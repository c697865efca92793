import {
  actorName,
  actSentence,
  readActFilter,
  writeActQuery,
} from '#app/features/audit/audit-event.ts'
import { listActors, listActs } from '#app/features/audit/audit-log.server.ts'
import { ActivityPage } from '#app/features/audit/ui/activity-page.tsx'
import { zonedText } from '#app/platform/zoned-text.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Route } from './+types/activity.ts'

const ACTS_A_PAGE = 50
const HERE = '/dashboard/activity'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, timeZone } = context.get(servicesContext)
  const query = new URL(request.url).searchParams
  const filter = readActFilter(query)
  const before = query.get('before') ?? undefined
  const [{ acts, nextBefore }, actors] = await Promise.all([
    listActs(db, { ...filter, before, limit: ACTS_A_PAGE }),
    listActors(db),
  ])
  return {
    acts: acts.map((act) => ({
      id: act.id,
      at: act.at.toISOString(),
      when: zonedText(act.at, timeZone()),
      who: actorName(act.actor),
      what: actSentence(act),
    })),
    people: actors.map((actor): [string, string] => [actor, actorName(actor)]),
    person: filter.actor ?? '',
    kind: filter.kind ?? '',
    links: {
      older: nextBefore === null ? null : HERE + writeActQuery(filter, { before: nextBefore }),
      newest: before === undefined ? null : HERE + writeActQuery(filter),
      csv: `${HERE}.csv${writeActQuery(filter)}`,
    },
  }
}

export default function Activity({ loaderData }: Route.ComponentProps) {
  return <ActivityPage {...loaderData} />
}

import type { Route } from './+types/activity.ts'
import { readActFilter, writeActQuery } from '#app/features/audit/act-filter.ts'
import { actorName, actSentence } from '#app/features/audit/act-sentence.ts'
import { listActors, listActs } from '#app/features/audit/audit-log.server.ts'
import { ActivityPage } from '#app/features/audit/ui/activity-page.tsx'
import { contentOf } from '#app/features/site/content.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { unlistedMeta } from '#app/unlisted-meta.ts'

const ACTS_A_PAGE = 50
const HERE = '/dashboard/activity'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const words = contentOf('en').activity
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
      when: zonedText(act.at, firm.hours.timeZone),
      who: actorName(act.actor, words),
      what: actSentence(act, words),
    })),
    people: actors.map((actor) => ({ value: actor, text: actorName(actor, words) })),
    person: filter.actor ?? '',
    kind: filter.kind ?? '',
    links: {
      older: nextBefore === null ? null : HERE + writeActQuery(filter, { before: nextBefore }),
      newest: before === undefined ? null : HERE + writeActQuery(filter),
      csv: `${HERE}.csv${writeActQuery(filter)}`,
    },
    words,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData.words.title)

export default function Activity({ loaderData }: Route.ComponentProps) {
  return <ActivityPage {...loaderData} />
}

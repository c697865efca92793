import { Readable } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { actCsv, csvHead, readActFilter } from '#app/features/audit/audit-event.ts'
import { listActs } from '#app/features/audit/audit-log.server.ts'
import { PRIVATE_PAGE } from '#app/platform/http/cache-headers.ts'
import { respondingToDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { leadToProof } from '#app/routes/dashboard/account/proof-question.server.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Route } from './+types/activity-export.ts'

const ACTS_AT_ONCE = 1_000

export function loader({ request, context }: Route.LoaderArgs) {
  const { db, log, timeZone } = context.get(servicesContext)
  const filter = readActFilter(new URL(request.url).searchParams)
  const page = (before?: string) => listActs(db, { ...filter, before, limit: ACTS_AT_ONCE })
  const linesOf = ({ acts }: Awaited<ReturnType<typeof page>>) =>
    acts.map((act) => actCsv(act, zonedText(act.at, timeZone()))).join('')

  async function* chunks(first: Awaited<ReturnType<typeof page>>) {
    yield csvHead() + linesOf(first)
    for (let before = first.nextBefore; before !== null;) {
      const next = await page(before)
      yield linesOf(next)
      before = next.nextBefore
    }
  }

  return respondingToDatabaseProblems(log, async () => {
    const unproven = await leadToProof({ request, context }, '/dashboard/activity')
    if (unproven) return unproven
    // Read before the response begins, so that a database error can still be reported.
    const first = await page()
    const body = createReadableStreamFromReadable(Readable.from(chunks(first)))
    return new Response(body, {
      headers: {
        ...PRIVATE_PAGE,
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="activity.csv"',
      },
    })
  })
}

import { data } from 'react-router'
import { useStored } from '#app/application/use-stored.ts'
import { reviewersOf } from '#app/features/content/reviewers.ts'
import { readChosenPosts } from '#app/features/posts/list-form.ts'
import { ROWS_A_PAGE, writeChosen } from '#app/features/posts/post-list.ts'
import { otherReviewerTexts as texts } from '#app/features/posts/reviewers/other-reviewer-texts.ts'
import {
  listOtherReviews,
  settleReviewers,
} from '#app/features/posts/reviewers/other-reviewers.server.ts'
import {
  OtherReviewersPage,
  type SettledReviewers,
} from '#app/features/posts/ui/dashboard/other-reviewers-page.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { reportDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { longDate } from '#app/platform/local-time.ts'
import { countText } from '#app/platform/texts/count-text.ts'
import { postServices } from '#app/routes/dashboard/editor/post-services.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Route } from './+types/other-reviewers.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, site } = context.get(servicesContext)
  const lawyers = reviewersOf(site('en'))
  const found = await listOtherReviews(db, lawyers, ROWS_A_PAGE + 1)
  const posts = found.slice(0, ROWS_A_PAGE).map(({ id, version, title, review }) => ({
    id,
    title,
    name: review?.by ?? '',
    day: review === null ? '' : longDate(review.on),
    chosen: writeChosen({ id, version }),
  }))
  return { posts, hasMore: found.length > posts.length, lawyers }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = postServices(context)
  const form = await readForm(request)
  const chosen = readChosenPosts(form)
  const lawyer = textOf(form, 'act') === 'remove' ? null : textOf(form, 'lawyer')
  const refuse = (failed: string, init: ResponseInit) => data<SettledReviewers>({ failed }, init)
  if (chosen === null) return refuse(texts.noPost, { status: 422 })
  if (lawyer !== null && !reviewersOf(services.site('en')).includes(lawyer))
    return refuse(texts.noLawyer, { status: 422 })
  return reportDatabaseProblems(services.log, refuse, async () => {
    const { done, refused } = await settleReviewers(services, chosen, lawyer)
    const counted = countText(lawyer === null ? texts.removed : texts.chosen, done)
    const said = done === 0 ? null : fillText(counted, { lawyer: lawyer ?? '' })
    return data<SettledReviewers>({ done: said, refused })
  })
}

export default function OtherReviewers({ loaderData, actionData }: Route.ComponentProps) {
  return <OtherReviewersPage {...loaderData} result={useStored(actionData)} />
}

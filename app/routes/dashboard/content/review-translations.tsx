import { data } from 'react-router'
import { useStored } from '#app/application/use-stored.ts'
import { checkOpened, reviewIn } from '#app/features/content-editor/editing/record-form.server.ts'
import { reviewersOf } from '#app/features/content/reviewers.ts'
import { labelledProblem } from '#app/features/entries/form/field-label.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import {
  findToReview,
  reviewTranslations,
  seenTexts,
} from '#app/features/content-editor/translations/review-translations.server.ts'
import { sideBySide } from '#app/features/content-editor/translations/side-by-side.ts'
import { READ_AT_ONCE } from '#app/features/content-editor/translations/translation-filter.ts'
import { translationTexts } from '#app/features/content-editor/translations/translation-texts.ts'
import {
  type ReviewAnswer,
  ReviewPage,
  type ReviewedRecord,
} from '#app/features/content-editor/translations/ui/review-page.tsx'
import { reportDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { LOCALE_NAMES } from '#app/platform/texts/locales.ts'
import { todayOf } from '#app/routes/dashboard/content/content-services.server.ts'
import { redirectWithFlash } from '#app/server/flash.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Services } from '#app/server/services.server.ts'
import { getActor } from '#app/server/session-context.server.ts'
import type { Route } from './+types/review-translations.ts'

const { review: texts } = translationTexts

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const chosen = new Set(new URL(request.url).searchParams.getAll('record'))
  const records = await findToReview(services.db, [...chosen])
  const shown = records.slice(0, READ_AT_ONCE)
  return {
    records: shown.map((record) => shownRecord(services, record)),
    left: chosen.size - shown.length,
    reviewers: reviewersOf(services.site('en')),
    today: todayOf(services),
  }
}

function shownRecord(services: Services, record: OpenedRecord): ReviewedRecord {
  const { key, live } = record
  const rules = { site: services.site(key.locale), now: services.now() }
  const { problems, findings } = checkOpened(record, live, rules)
  return {
    ...key,
    title: record.title,
    lang: LOCALE_NAMES[key.locale].lang,
    seen: seenTexts(record),
    texts: sideBySide(record),
    findings: [...problems, ...findings].map((each) => labelledProblem(record.form, live, each)),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readForm(request)
  const [by, on] = [textOf(form, 'reviewedBy'), textOf(form, 'reviewedOn')]
  const isRead = textOf(form, 'read') === 'yes'
  const refuse = (message: string, init: ResponseInit) =>
    data<ReviewAnswer>({ message, by, on, isRead }, init)
  const review = reviewIn(form, services.site('en'), todayOf(services))
  if (!isRead) return refuse(texts.notRead, { status: 422 })
  if (!review.ok || review.value === null) return refuse(texts.noReviewer, { status: 422 })
  return reportDatabaseProblems(services.log, refuse, async () => {
    const seen = form.getAll('record').map(String)
    const done = await reviewTranslations(services, {
      seen,
      review: review.value,
      by: getActor(context),
    })
    if (!done.ok) return refuse(done.problem.message, { status: done.problem.status })
    return redirectWithFlash(
      '/dashboard/content/translations?show=review',
      'translations-reviewed',
      {
        done: new Set(seen).size,
      },
    )
  })
}

/** After a refusal, too: the texts are shown as they stand now. */
export const shouldRevalidate = () => true

export default function ReviewTranslations({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewPage {...loaderData} answer={useStored(actionData)} />
}

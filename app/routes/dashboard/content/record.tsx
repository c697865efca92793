import { namedPages } from '#app/features/pages/site-pages.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { data } from 'react-router'
import { useStored } from '#app/application/use-stored.ts'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import type { RecordAnswer } from '#app/features/content-editor/editing/record-answer.ts'
import { answerTo } from '#app/features/content-editor/editing/record-form.server.ts'
import { reviewersOf } from '#app/features/content/reviewers.ts'
import { RecordPage } from '#app/features/content-editor/ui/record-page.tsx'
import { deleteDraftsOf, openForm } from '#app/routes/dashboard/content/record-drafts.server.ts'
import { noticeMark } from '#app/features/content-editor/editing/notice-marks.ts'
import { scheduleView } from '#app/features/entries/publication/schedule-view.ts'
import { findTogether } from '#app/features/content-editor/editing/facts-together.server.ts'
import { pathOfRecord } from '#app/features/content-editor/record-paths.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { isNeeded } from '#app/features/content/site-content.ts'
import { openInLanguages } from '#app/features/content-editor/editing/open-record.server.ts'
import { isNew, type OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import { translationForm } from '#app/features/content-editor/translations/translation-form.ts'
import {
  languageOf,
  type LanguageOfRecord,
  translationView,
} from '#app/features/content-editor/translations/translation-view.ts'
import { offeredLocales } from '#app/features/site/locales/offered-locales.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { reportDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { zonedText, zoneName } from '#app/platform/zoned-text.ts'
import {
  openedRecord,
  readSentRecord,
  todayOf,
} from '#app/routes/dashboard/content/content-services.server.ts'
import { takeRecordForm } from '#app/routes/dashboard/content/record-actions.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Services } from '#app/server/services.server.ts'
import { may } from '#app/server/session-context.server.ts'
import imagesStyle from '#app/ui/styles/images.css?url'
import type { Route } from './+types/record.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const opened = await openedRecord(services, params)
  const { key, changed, live, shipped, title, version, state, review, form, hasDraft } = opened
  const { value, opened: over, typed, draftSession } = await openForm(request, context, opened)
  const who = changed && {
    who: changed.by,
    when: zonedText(changed.at, services.timeZone()),
  }
  return {
    record: {
      ...key,
      title,
      version,
      state,
      review,
      value,
      opened: over,
      form,
      hasDraft,
      isNew: isNew(opened),
      hasDefault: shipped !== null,
      schedule: scheduleView(opened, services.timeZone()),
      notice: noticeMark({ key, live }, todayOf(services)),
      translation: await translationView(services.textWorker, opened),
      languages: await languagesOf(services, opened),
      changed: who && fillText(contentTexts.changes.by, who),
    },
    publication: may(context, 'publish-content')
      ? {
          reviewers: reviewersOf(services.site('en')),
          today: todayOf(services),
          timeZone: services.timeZone(),
          zone: zoneName(services.timeZone()),
          typed,
        }
      : null,
    // Each language leads them to its own addresses.
    pages: namedPages(services.site(key.locale), interfaceTexts(key.locale)),
    mayRemove: !isNeeded(shippedInAll.en, key),
    draftSession,
    together: (await findTogether(services.db, opened)).map((other) => ({
      title: other.title,
      path: pathOfRecord(other.key),
      hasDraft: other.hasDraft,
    })),
    isRemoving: new URL(request.url).searchParams.has('remove'),
  }
}

async function languagesOf(services: Services, opened: OpenedRecord): Promise<LanguageOfRecord[]> {
  const offered = offeredLocales(services.site('en'))
  const { fields } = translationForm(opened.form, opened.key.type)
  if (offered.length === 1 || fields.length === 0) return []
  const all = await openInLanguages(services, opened.key, offered)
  return all.map((each) => languageOf(each, opened))
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const sent = await readSentRecord(request, params, context)
  const report = (failed: string, init: ResponseInit) =>
    data<RecordAnswer>(answerTo(sent.sent, { failed }), init)
  return reportDatabaseProblems(sent.services.log, report, async () => {
    const answer = await takeRecordForm(sent, context)
    if (answer instanceof Response) await deleteDraftsOf(sent, context)
    return answer
  })
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: imagesStyle }]

export default function RecordRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordPage {...loaderData} answer={useStored(actionData)} />
}

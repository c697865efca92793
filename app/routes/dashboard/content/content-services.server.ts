import { data, type RouterContextProvider } from 'react-router'
import type { Writer } from '#app/features/content/content-records.server.ts'
import { openRecord } from '#app/features/content-editor/editing/open-record.server.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import { parseRecordType } from '#app/features/content-editor/editing/record-names.ts'
import { readRecord } from '#app/features/content-editor/editing/record-form.server.ts'
import type { RecordKey, RecordType } from '#app/features/content/record-types.ts'
import { englishSeen } from '#app/features/content-editor/translations/english-seen.server.ts'
import { offeredLocales } from '#app/features/site/locales/offered-locales.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { type LocalDate, localMoment } from '#app/platform/local-time.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import type { Sent } from '#app/routes/dashboard/content/sent-record.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Services } from '#app/server/services.server.ts'
import { getActor, may } from '#app/server/session-context.server.ts'

/** @throws a 404 response for a type that the site does not have, or that has pages, and rights, of its own */
export function typeOf(params: { type: string }): RecordType {
  const type = parseRecordType(params.type)
  if (type === null || type === 'fact') throw data(null, { status: 404 })
  return type
}

/** `fact`: the key of a legal fact. */
export type RecordParams = ({ type: string; id: string } | { fact: string }) & {
  locale?: string | undefined
}

/** English where the address names none. @throws a 404 response for a language that the site is not in */
function localeOf(
  { site }: Pick<Services, 'site'>,
  { locale = 'en' }: Pick<RecordParams, 'locale'>,
): Locale {
  const found = offeredLocales(site('en')).find((offered) => offered === locale)
  if (found === undefined) throw data(null, { status: 404 })
  return found
}

/** @throws a 404 response */
export async function openedRecord(
  services: Services,
  params: RecordParams,
): Promise<OpenedRecord> {
  const locale = localeOf(services, params)
  const key: RecordKey =
    'fact' in params
      ? { type: 'fact', id: params.fact, locale }
      : { type: typeOf(params), id: params.id, locale }
  const opened = await openRecord(services, key)
  if (!opened) throw data(null, { status: 404 })
  return opened
}

export async function readSentRecord(
  request: Request,
  params: RecordParams,
  context: Readonly<RouterContextProvider>,
): Promise<Sent> {
  const services = context.get(servicesContext)
  const form = await readForm(request)
  const opened = await openedRecord(services, params)
  const english = await englishSeen(services.db, opened, Number(textOf(form, 'english')))
  return { services, form, opened, sent: readRecord(opened, form, english) }
}

export function getWriter(context: Readonly<RouterContextProvider>): Writer {
  return { ...getActor(context), mayPublish: may(context, 'publish-content') }
}

/** In the firm's zone. */
export function todayOf(services: Pick<Services, 'now' | 'timeZone'>): LocalDate {
  return localMoment(services.now(), services.timeZone()).date
}

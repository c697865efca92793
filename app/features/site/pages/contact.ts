import type { Office } from '#app/features/content/firm-profile.ts'
import { COUNTRIES_PAGE } from '#app/features/pages/page-notices.ts'
import { pageOfRecord } from '#app/features/pages/site-pages.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import { timeFormat } from '#app/platform/texts/time-format.ts'
import { zoneName } from '#app/platform/zoned-text.ts'
import { pageOf, type SiteContent } from '#app/features/content/site-content.ts'
import { isOpen, nextHoursChange, type OfficeHours } from '#app/features/site/firm.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import type { Country } from '#app/features/site/pages/country.ts'
import { questionsOn } from '#app/features/site/pages/question.ts'
import { fillText } from '#app/platform/fill-text.ts'
import {
  addDays,
  instantAt,
  type LocalDate,
  type LocalTime,
  localMoment,
  weekdayOf,
} from '#app/platform/local-time.ts'

export type ContactContent = ReturnType<typeof contactContent>

/** @param isKept whether messages are stored by the site itself */
export function contactContent(
  site: SiteContent,
  texts: InterfaceTexts['contact'],
  isKept: boolean,
) {
  const { data } = pageOf(site, 'contact', 'contact')
  const { title, description, subtitle, messageLead } = data
  const { spoken, other } = texts.message.answer
  const isSpoken = site.firm.languages.some(({ tag }) => tag.startsWith(site.locale))
  const inLanguage = isSpoken ? spoken : other
  // A form in a language lets its readers think that somebody answers in it.
  const answer = site.english === null ? '' : inLanguage
  const lead = [answer, messageLead, isKept ? texts.message.kept : ''].filter(Boolean).join(' ')
  return {
    ...texts,
    title,
    description,
    subtitle,
    message: { ...texts.message, lead },
    location: { ...texts.location, visit: data.visit },
    carousel: {
      ...texts.carousel,
      ...data.carousel,
      countries: site
        .list('country')
        .map((record) => {
          const { country, region } = record.data
          return {
            country,
            region,
            code: record.id,
            path: pageOfRecord(site, 'country', record.id)?.path ?? COUNTRIES_PAGE,
          }
        })
        .toSorted(byRegionAndName(site.locale)),
    },
    schedule: { ...texts.schedule, lead: `${data.scheduleLead} ${answer}`.trim() },
    questions: { title: data.questionsTitle, items: questionsOn(site, 'contact') },
  }
}

// Spec 2.107: South America, then Africa.
function byRegionAndName(locale: Locale) {
  return (one: Country, other: Country): number => {
    if (one.region !== other.region) return one.region === 'southAmerica' ? -1 : 1
    return one.country.localeCompare(other.country, locale)
  }
}

type HoursTexts = InterfaceTexts['contact']['hours']

/** "Monday-Friday", "9:00 AM - 5:00 PM". */
export type HoursAlways = { days: string; times: string; available: string }

/** True until `nextHoursChange`. */
export type HoursNow = HoursAlways & {
  isOpen: boolean
  /** Open or closed, and until when. */
  state: string
  /** When email is next read. */
  officeTime: string
  elsewhere: string[]
  /** The next holiday of the coming weeks, or null. */
  closedOn: string | null
}

/** For pages that are not rebuilt when the office opens or closes. */
export function hoursAlways(
  { firm: { hours }, locale }: SiteContent,
  texts: HoursTexts,
  now: Date,
): HoursAlways {
  const day = localMoment(now, hours.timeZone).date
  const times = timesOf(hours, day, locale)
  const nameOf = (weekday: number) => weekdayName(weekday, locale)
  return {
    days: weekdaysText(hours.weekdays, texts.days, nameOf),
    times: `${times.opens} - ${times.closes}`,
    available: fillText(texts.available, {
      days: weekdaysText(hours.weekdays, texts.dayRange, nameOf),
    }),
  }
}

export function hoursNow(site: SiteContent, texts: HoursTexts, now: Date): HoursNow {
  const { firm, locale } = site
  const { hours } = firm
  const open = isOpen(firm, now)
  const change = nextHoursChange(firm, now)
  const values = {
    time: clockTime(change, hours.timeZone, locale),
    day: dayText(change, hours.timeZone, locale),
    zone: zoneName(hours.timeZone, locale),
  }
  const day = localMoment(change, hours.timeZone).date
  const holiday = nextHoliday(hours, day)
  return {
    ...hoursAlways(site, texts, change),
    isOpen: open,
    state: fillText(open ? texts.openNow : texts.closedNow, values),
    officeTime: fillText(open ? texts.inTheOffice : texts.nextOfficeTime, values),
    elsewhere: texts.cities.map(({ name, timeZone }) =>
      fillText(texts.elsewhere, {
        city: name,
        ...timesOf(hours, day, locale, timeZone),
      }),
    ),
    closedOn:
      holiday &&
      fillText(texts.closedOn, {
        day: dayText(instantAt(holiday, '12:00', hours.timeZone), hours.timeZone, locale),
      }),
  }
}

/** One line, as maps and letters need it. */
export function addressLine({ street, city, state, zip }: Office): string {
  return `${street}, ${city}, ${state} ${zip}`
}

const HOLIDAY_NOTICE_DAYS = 30

// Counted from the next change of the hours, so that the line stays true until the page is rebuilt.
function nextHoliday({ closedOn, weekdays }: OfficeHours, from: LocalDate): LocalDate | null {
  const last = addDays(from, HOLIDAY_NOTICE_DAYS)
  const coming = closedOn.filter(
    (date) => date > from && date <= last && weekdays.includes(weekdayOf(date)),
  )
  return coming.toSorted()[0] ?? null
}

function timesOf(
  { opens, closes, timeZone: ownZone }: OfficeHours,
  day: LocalDate,
  locale: Locale,
  timeZone: string = ownZone,
): { opens: string; closes: string } {
  const clock = (time: LocalTime) => clockTime(instantAt(day, time, ownZone), timeZone, locale)
  return { opens: clock(opens), closes: clock(closes) }
}

function clockTime(instant: Date, timeZone: string, locale: Locale): string {
  const style = { timeZone, hour: 'numeric', minute: '2-digit' } as const
  const text = timeFormat(locale, style).format(instant)
  // The formatter puts a narrow space before AM and PM, which the text of spec 9.12 does not have.
  return text.replace(/\s/gu, ' ')
}

function dayText(instant: Date, timeZone: string, locale: Locale): string {
  const style = { timeZone, weekday: 'long', month: 'long', day: 'numeric' } as const
  return timeFormat(locale, style).format(instant)
}

// 2 January 2000 was a Sunday.
function weekdayName(day: number, locale: Locale): string {
  const style = { weekday: 'long', timeZone: 'UTC' } as const
  return timeFormat(locale, style).format(new Date(Date.UTC(2000, 0, 2 + day)))
}

/** Consecutive days become ranges: "Monday-Friday", or "Monday, Wednesday-Friday". */
function weekdaysText(
  weekdays: readonly number[],
  range: string,
  nameOf: (day: number) => string,
): string {
  const runs: number[][] = []
  for (const day of weekdays.toSorted((one, other) => one - other)) {
    const run = runs.at(-1)
    if (run && run.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return runs
    .map((run) => {
      const [first = '', last = ''] = [run[0] ?? 0, run.at(-1) ?? 0].map(nameOf)
      return run.length === 1 ? first : fillText(range, { first, last })
    })
    .join(', ')
}

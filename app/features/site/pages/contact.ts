import type { FirmProfile, Office } from '#app/features/content/firm-profile.ts'
import { pathOfCountry } from '#app/features/content/notices.ts'
import { pageOf, type SiteContent } from '#app/features/content/site-content.ts'
import { isOpen, nextHoursChange, type OfficeHours } from '#app/features/site/firm.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import type { Country } from '#app/features/site/pages/country.ts'
import { questionsOn } from '#app/features/site/pages/question.ts'
import { fillTexts } from '#app/features/site/fill-texts.ts'
import {
  addDays,
  instantAt,
  type LocalDate,
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
  const lead = isKept ? `${messageLead} ${texts.message.kept}` : messageLead
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
          return { country, region, code: record.id, path: pathOfCountry(record) }
        })
        .toSorted(byRegionAndName),
    },
    schedule: { ...texts.schedule, lead: data.scheduleLead },
    questions: { title: data.questionsTitle, items: questionsOn(site, 'contact') },
  }
}

// Spec 2.107: South America, then Africa.
function byRegionAndName(one: Country, other: Country): number {
  if (one.region !== other.region) return one.region === 'southAmerica' ? -1 : 1
  return one.country.localeCompare(other.country, 'en')
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
export function hoursAlways({ hours }: FirmProfile, texts: HoursTexts, now: Date): HoursAlways {
  const day = localMoment(now, hours.timeZone).date
  return {
    days: weekdaysText(hours.weekdays, '-'),
    times: `${wallTime(hours, 'opens', day)} - ${wallTime(hours, 'closes', day)}`,
    available: fillTexts(texts.available, { days: weekdaysText(hours.weekdays, ' to ') }),
  }
}

export function hoursNow(firm: FirmProfile, texts: HoursTexts, now: Date): HoursNow {
  const { hours } = firm
  const open = isOpen(firm, now)
  const change = nextHoursChange(firm, now)
  const values = {
    time: clockTime(change, hours.timeZone),
    day: dayText(change, hours.timeZone),
    zone: zoneName(hours.timeZone, now),
  }
  const day = localMoment(change, hours.timeZone).date
  const holiday = nextHoliday(hours, day)
  return {
    ...hoursAlways(firm, texts, change),
    isOpen: open,
    state: fillTexts(open ? texts.openNow : texts.closedNow, values),
    officeTime: fillTexts(open ? texts.inTheOffice : texts.nextOfficeTime, values),
    elsewhere: texts.cities.map(({ name, timeZone }) =>
      fillTexts(texts.elsewhere, {
        city: name,
        opens: wallTime(hours, 'opens', day, timeZone),
        closes: wallTime(hours, 'closes', day, timeZone),
      }),
    ),
    closedOn:
      holiday &&
      fillTexts(texts.closedOn, {
        day: dayText(instantAt(holiday, '12:00', hours.timeZone), hours.timeZone),
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

function wallTime(
  hours: OfficeHours,
  which: 'opens' | 'closes',
  day: LocalDate,
  timeZone: string = hours.timeZone,
): string {
  return clockTime(instantAt(day, hours[which], hours.timeZone), timeZone)
}

function clockTime(instant: Date, timeZone: string): string {
  const text = instant.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
  // The formatter puts a narrow space before AM and PM, which the text of spec 9.12 does not have.
  return text.replace(/\s/gu, ' ')
}

function dayText(instant: Date, timeZone: string): string {
  return instant.toLocaleDateString('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  })
}

function zoneName(timeZone: string, now: Date): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
  return format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

// 2 January 2000 was a Sunday.
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6].map((day) =>
  new Date(Date.UTC(2000, 0, 2 + day)).toLocaleDateString('en-US', {
    weekday: 'long',
    timeZone: 'UTC',
  }),
)

/** Consecutive days become ranges: "Monday-Friday", or "Monday, Wednesday-Friday". */
function weekdaysText(weekdays: readonly number[], joiner: string): string {
  const runs: number[][] = []
  for (const day of weekdays.toSorted((one, other) => one - other)) {
    const run = runs.at(-1)
    if (run && run.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return runs.map((run) => runText(run, joiner)).join(', ')
}

function runText(run: readonly number[], joiner: string): string {
  const ends = run.length > 1 ? [run[0], run.at(-1)] : run
  return ends.map((day) => WEEKDAYS[day ?? 0]).join(joiner)
}

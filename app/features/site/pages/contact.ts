import type { CarouselContent } from '#app/features/site/pages/country.ts'
import type { Question } from '#app/features/site/page-content.ts'
import {
  type FirmProfile,
  isOpen,
  nextHoursChange,
  type Office,
  type OfficeHours,
} from '#app/features/site/firm.ts'
import { fillTexts } from '#app/features/site/pages/plain-page.ts'
import {
  addDays,
  instantAt,
  type LocalDate,
  localMoment,
  weekdayOf,
} from '#app/platform/local-time.ts'

/** `{time}` and `{day}` are computed, `{zone}` is such as "Eastern Time". */
export type HoursTexts = {
  /** `{days}`, as in "Monday to Friday". */
  available: string
  openNow: string
  closedNow: string
  nextOfficeTime: string
  inTheOffice: string
  closedOn: string
  elsewhere: string
  /** Cities from which many call. */
  cities: readonly { name: string; timeZone: string }[]
}

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

type TwoWays = { title: string; text: string }

/** The states of an embedded page: loading, late, offline, refused, and shown. */
export type OutsideTexts = {
  loading: string
  slow: string
  offline: string
  refused: string
  /** Before the plain link and the telephone. */
  help: string
  helpLink: string
  helpCall: string
}

/** `{phone}` and `{email}` are the firm's. */
export type ContactContent = {
  title: string
  description: string
  subtitle: string
  call: { title: string }
  email: { title: string; promise: string }
  hours: { title: string } & HoursTexts
  message: {
    title: string
    lead: string
    /** Instead of the form on a site that can send nothing. */
    unavailable: { lead: string; text: string }
    /** What sending a message does not do (ABA Model Rule 1.18). */
    notice: {
      /** Stored with every message; a changed notice needs a new version, the day of the change. */
      version: string
      start: string
      text: string
    }
  }
  location: {
    title: string
    parking: string
    directions: string
    /** Spoken after "Get directions". `{office}` */
    directionsTo: string
    map: OutsideTexts & { text: string; show: string; frameTitle: string }
  }
  carousel: CarouselContent
  schedule: {
    title: string
    lead: string
    /** With an outside calendar, and without one. */
    calendar: TwoWays &
      OutsideTexts & {
        show: string
        newTab: string
        orCall: string
        frameTitle: string
        /** Beside a checkbox, once the form above holds name and email. */
        prefill: string
      }
    phone: TwoWays & { call: string }
  }
  questions: { title: string; items: readonly [Question, Question, Question, Question] }
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

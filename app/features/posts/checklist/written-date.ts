import type { Finding } from '#app/features/posts/checklist/finding.ts'
import { type LocalDate, longDate } from '#app/platform/local-time.ts'
import { foldForSearch } from '#app/platform/texts/fold-for-search.ts'
import { LOCALES, type Locale } from '#app/platform/texts/locales.ts'
import { MONTH_NAMES } from '#app/platform/texts/month-names.ts'
import { timeFormat } from '#app/platform/texts/time-format.ts'

type DateFinding = Pick<Finding, 'kind' | 'words' | 'nearest'>

/** The date of a post is text that may say anything; a day that no calendar has is told, and so are words without a number. */
export function findInDate(written: string, locale: Locale): DateFinding[] {
  const words = written.trim()
  const isWords = /\p{Script=Latin}/u.test(words) && !/\p{N}/u.test(words)
  if (isWords) return [{ kind: 'date-words', words }]
  const nearest = nearestDay(words, locale)
  return nearest === null ? [] : [{ kind: 'date-missing', words, nearest }]
}

/** The year may be left out. */
type Day = { year: number | null; month: number; day: number }

/** Null where the day exists, or where the text is not read as one. */
function nearestDay(words: string, locale: Locale): string | null {
  const readings = readingsOf(foldForSearch(words).replace(TIME, ''), locale)
  if (readings.length === 0 || readings.some(exists)) return null
  const likely = readings.find(({ month }) => month >= 1 && month <= 12) ?? readings[0]
  return likely ? textOf(existing(likely), locale) : null
}

const TIME = /[t\s,]+\d{1,2}[:h]\d\d.*$/

// With another letter or sign before a year of two digits, it is that of days: "28-30".
const MONTH_DAY_YEAR = /^[^\d-]*\d{1,2}(?![\d-])[^\d-]*[\s,'’]\d\d\.?$/

function readingsOf(words: string, locale: Locale): Day[] {
  const numbers = words.match(/\d+/g) ?? []
  const [month, ...more] = monthsIn(words)
  if (month === undefined) return readingsOfNumbers(words, numbers, locale)
  const years = numbers.filter((number) => number.length === 4).map(Number)
  const days = numbers.filter((number) => number.length < 4).map(Number)
  const [day, short] = days
  if (day === undefined || more.length > 0 || years.length > 1) return []
  if (days.length === 1) return [{ year: years[0] ?? null, month, day }]
  const hasShortYear = years.length === 0 && short !== undefined && MONTH_DAY_YEAR.test(words)
  return hasShortYear ? [{ year: 2000 + short, month, day }] : []
}

/** Two, of which Americans write the month first, and others the day; one where the year is first. */
function readingsOfNumbers(words: string, numbers: readonly string[], locale: Locale): Day[] {
  const isDate = /(?:^|[^\d])\d+(?:[/.\-\s]\s*\d+){2}(?:$|\D)|\d{4}年\d+月\d+日/.test(words)
  if (!isDate || numbers.length !== 3) return []
  const [first = '', second = '', third = ''] = numbers
  const [one, two, three] = [Number(first), Number(second), Number(third)]
  if (first.length === 4) return [{ year: one, month: two, day: three }]
  if (third.length !== 2 && third.length !== 4) return []
  const year = third.length === 2 ? 2000 + three : three
  const monthFirst = { year, month: one, day: two }
  const dayFirst = { year, month: two, day: one }
  return locale === 'en' ? [monthFirst, dayFirst] : [dayFirst, monthFirst]
}

function exists(day: Day): boolean {
  const { month, day: found } = existing(day)
  return month === day.month && found === day.day
}

const A_LEAP_YEAR = 2000

function existing({ year, month, day }: Day): Day {
  const within = Math.min(Math.max(month, 1), 12)
  const last = new Date(Date.UTC(year ?? A_LEAP_YEAR, within, 0)).getUTCDate()
  return { year, month: within, day: Math.min(Math.max(day, 1), last) }
}

function textOf({ year, month, day }: Day, locale: Locale): string {
  const written = (part: number, digits: number) => String(part).padStart(digits, '0')
  const date = `${written(year ?? A_LEAP_YEAR, 4)}-${written(month, 2)}-${written(day, 2)}`
  if (year !== null) return longDate(date as LocalDate, locale)
  const style = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const
  return timeFormat(locale, style).format(new Date(`${date}T00:00:00Z`))
}

const SHORTEST_MONTH = 3

/** The months named in any language of the site, also by the beginning of their names where only one begins so. */
function monthsIn(folded: string): number[] {
  const named = folded.match(/\p{L}+/gu) ?? []
  return named
    .filter((word) => word.length >= SHORTEST_MONTH)
    .flatMap((word) => {
      const alike = LOCALES.flatMap((locale) => monthsBegun(word, locale))
      const [only, ...others] = new Set(alike)
      return only !== undefined && others.length === 0 ? [only] : []
    })
}

function monthsBegun(word: string, locale: Locale): number[] {
  return MONTH_NAMES[locale].flatMap((name, index) =>
    foldForSearch(name).startsWith(word) ? [index + 1] : [],
  )
}

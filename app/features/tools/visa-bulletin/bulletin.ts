import { COLUMN_NAMES, ROW_NAMES } from '#app/features/tools/visa-bulletin/reading-texts.ts'
import type { LocalDate } from '#app/platform/local-time.ts'

export type BulletinCountry = keyof typeof COLUMN_NAMES
export type BulletinCategory = keyof typeof ROW_NAMES

export const COUNTRIES = Object.keys(COLUMN_NAMES) as BulletinCountry[]
export const CATEGORIES = Object.keys(ROW_NAMES) as BulletinCategory[]

export const VISA_BULLETIN =
  'https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin.html'

export const CHARTS = ['finalAction', 'filing'] as const
export type Chart = (typeof CHARTS)[number]

/** `YYYY-MM`, so that text order is time order. */
export type Month = `${number}-${number}`

export type Cell = {
  /** Who has an earlier priority date is served; or everybody, or nobody. */
  served: LocalDate | 'current' | 'unavailable'
  /** Of the bulletin that it comes from. */
  month: Month
}

/** By their places, such as "F3, Mexico"; without those that are not known. */
export type Cells = Readonly<Record<string, Cell>>

export type Bulletin = Readonly<Record<Chart, Cells>> & {
  month: Month
  source: string
  /** To which day the source reaches. */
  asOf: LocalDate
}

export function placeIn(category: BulletinCategory, country: BulletinCountry): string {
  return `${ROW_NAMES[category]}, ${COLUMN_NAMES[country]}`
}

/** Where the later one serves fewer people than the earlier one. */
export function movesBack(earlier: Cells, later: Cells) {
  return Object.entries(later).flatMap(([place, to]) => {
    const from = earlier[place]
    return from && rankOf(to) < rankOf(from) ? [{ place, from, to }] : []
  })
}

// As text, nobody is before every date, and everybody after it.
function rankOf({ served }: Cell): string {
  if (served === 'current') return '9'
  return served === 'unavailable' ? '0' : served
}

export type Standing = 'reached' | 'waiting' | 'current' | 'unavailable' | 'unknown'

/** In its month; it says nothing of the months to come. */
export function standingOf(cell: Cell | undefined, priorityDate: LocalDate): Standing {
  if (cell === undefined) return 'unknown'
  const { served } = cell
  if (served === 'current' || served === 'unavailable') return served
  return priorityDate < served ? 'reached' : 'waiting'
}

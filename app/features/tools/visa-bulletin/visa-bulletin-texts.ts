import type {
  BulletinCategory,
  BulletinCountry,
  Chart,
  Standing,
} from '#app/features/tools/visa-bulletin/bulletin.ts'
import type { PlaceProblem } from '#app/features/tools/visa-bulletin/place-form.ts'

export type VisaBulletinTexts = {
  title: string
  lead: string
  category: string
  categoryHint: string
  country: string
  countryHint: string
  date: string
  /** With `{example}`, as are the problems. */
  dateHint: string
  choose: string
  submit: string
  problems: Record<PlaceProblem, string>
  /** In the tables. */
  names: Record<BulletinCategory, string>
  /** In the form. */
  lines: Record<BulletinCategory, string>
  countries: Record<BulletinCountry, string>
  charts: Record<Chart, string>
  /** What each chart is for. */
  about: Record<Chart, string>
  /** In the place of a date. */
  served: { current: string; unavailable: string; unknown: string }
  /** Of a cell of an earlier month: with `{served}` and `{month}`. */
  ofMonth: string
  answer: {
    /** With `{month}`. */
    title: string
    /** With `{name}` and `{country}`. */
    line: string
    /** With `{date}`, the reader's, and `{month}`. */
    standings: Record<Standing, string>
    note: string
    moved: string
  }
  /** Of the link to the State Department's page, after every answer and table. */
  newer: string
  tables: {
    /** With `{month}`. */
    title: string
    lead: string
    line: string
    /** With `{source}` and `{day}`. */
    source: string
  }
  /** Where no server answers; with `{phone}`. */
  byHand: string
}

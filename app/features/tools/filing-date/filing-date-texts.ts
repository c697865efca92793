import type { FilingRule } from '#app/features/tools/filing-date/filing-date.ts'
import type { FilingProblem } from '#app/features/tools/filing-date/filing-date-form.ts'
import type { CountedText } from '#app/platform/texts/counted-text.ts'

export type FilingDateTexts = {
  title: string
  lead: string
  since: string
  sinceHint: string
  /** Above the two days about the husband or wife. */
  marriage: string
  married: string
  citizen: string
  citizenHint: string
  trips: string
  tripsHint: string
  left: string
  back: string
  /** Spoken after `left` and `back`; `{number}` is the row. */
  trip: string
  more: string
  /** In the place of `more` where there is room for no more. */
  most: string
  submit: string
  /** With `{most}` and `{example}`. */
  problems: Record<FilingProblem, string>
  answer: {
    earliest: string
    /** With `{date}`. */
    date: string
    today: string
    /** With `{rule}`, its citation. */
    rules: Record<FilingRule, string>
    /** With `{since}` and `{trips}`. */
    counted: string
    noTrips: string
    trips: CountedText
    note: string
    ask: string
    halfYear: string
    year: string
    /** With `{date}`, `{present}` and `{needed}`. */
    presence: string
    days: CountedText
    notAdvice: string
    call: string
  }
  /** Where no server answers; with `{phone}`. */
  byHand: string
}

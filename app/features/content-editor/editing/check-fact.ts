import type { FieldProblem } from '#app/features/content-editor/editing/check-record.ts'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import { factOf, factsOf } from '#app/features/content/facts-of-site.ts'
import { type RecordKey, recordSchemas } from '#app/features/content/record-types.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import { type Fact, factsTogether, factToday, firstEnd } from '#app/features/facts/fact.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { longDate } from '#app/platform/local-time.ts'

const { facts: texts } = contentTexts

type Rules = {
  /** In English. */
  site: SiteContent
  now: Date
  /** What is published in the same moment. */
  together: readonly Pick<OpenedRecord, 'key' | 'value'>[]
}

/** What only the clock and the figures that change together can tell of a legal fact; its dates are those of the English record. */
export function checkFact(key: RecordKey, value: Json, rules: Rules): FieldProblem[] {
  const fact = factIn(key, value)
  if (fact === null) return []
  const { site, now } = rules
  const planned = rules.together.flatMap((each) => factIn(each.key, each.value) ?? [])
  const known = new Map([...factsOf(site), ...planned, fact].map((each) => [each.key, each]))
  const together = factsTogether([...known.values()], fact)
  return [
    ...(fact.checked !== null && fact.checked > factToday(now)
      ? [{ path: 'checked', message: texts.checked }]
      : []),
    ...together
      .filter((other) => startsOf(other) !== startsOf(fact))
      .map(({ label }) => ({ path: 'intervals', message: fillText(texts.apart, { label }) })),
    ...wrongReview(fact, firstEnd(together, now)),
  ]
}

/** Null for another record, and for one that does not fit its schema. */
function factIn({ type, id, locale }: RecordKey, value: Json): Fact | null {
  if (type !== 'fact' || locale !== 'en') return null
  const { data } = recordSchemas.fact.safeParse(value)
  return data === undefined ? null : factOf({ id, data })
}

// Readers see all of them change at once.
function startsOf({ intervals, until }: Fact): string {
  return [...intervals.map(({ effectiveFrom }) => effectiveFrom), until].join(' ')
}

// On the last day of a value there is no later day to name. @param end of what the site says once it is published
function wrongReview(
  { asOf, checked, reviewBy }: Fact,
  end: ReturnType<typeof firstEnd>,
): FieldProblem[] {
  const compared = checked ?? asOf
  if (end === null)
    return reviewBy > compared ? [] : [{ path: 'reviewBy', message: texts.reviewBy }]
  if (reviewBy >= compared && reviewBy <= end) return []
  return [{ path: 'reviewBy', message: fillText(texts.reviewByEnd, { day: longDate(end) }) }]
}

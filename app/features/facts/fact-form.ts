import * as z from 'zod/mini'
import '#app/platform/without-eval.ts'
import {
  type Fact,
  FACT_TIME_ZONE,
  type FactInput,
  knownEnd,
  reviseFacts,
} from '#app/features/facts/fact.ts'
import { factTexts } from '#app/features/facts/texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { type LocalDate, localMoment, longDate } from '#app/platform/local-time.ts'
import { mapTexts } from '#app/platform/texts/map-texts.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { cleanAddress } from '#app/platform/texts/clean-address.ts'

const texts = factTexts.problems

export type FactForm = {
  /** New text by key; empty means unchanged. */
  values: Readonly<Record<string, string>>
  effectiveFrom: string
  sourceName: string
  sourceUrl: string
  checked: string
  reviewBy: string
}

/** By field; at the new text, by key. */
export type FactFormProblems = Partial<Record<Exclude<keyof FactForm, 'values'>, string>> & {
  values?: Record<string, string>
}

export function valueField(key: string): string {
  return `value-${key}`
}

export const FACT_LIMITS = { valueMax: 400, sourceNameMax: 200, sourceUrlMax: 500 } as const

/** Before any input: the first fact's source, checked today. */
export function factFormOf(facts: readonly [Fact, ...Fact[]], now: Date): FactForm {
  const [{ source, reviewBy }] = facts
  const end = firstEnd(facts, now)
  return {
    values: Object.fromEntries(facts.map(({ key }) => [key, ''])),
    effectiveFrom: '',
    sourceName: source.name,
    sourceUrl: source.url,
    checked: today(now),
    reviewBy: end !== null && end < reviewBy ? end : reviewBy,
  }
}

// Figures that change together must all get new text or none, or one page would say two things. @param facts those of
// the form, as they are before
export function parseFactForm(
  form: FactForm,
  facts: readonly Fact[],
  now: Date,
): Result<FactInput[], FactFormProblems> {
  const trimmed = trimAll(form)
  const { effectiveFrom, sourceName, sourceUrl, checked } = trimmed
  const isChange = Object.values(trimmed.values).some((value) => value !== '')
  const wrong = wrongValues(trimmed)
  const inputs = inputsOf(trimmed)
  const review = wrongReview(trimmed, firstEnd(reviseFacts(facts, inputs), now))
  const problems: FactFormProblems = {
    ...(Object.keys(wrong).length > 0 && { values: wrong }),
    ...(isChange && !isDay(effectiveFrom) && { effectiveFrom: texts.effectiveFrom }),
    ...(!isWithin(sourceName, FACT_LIMITS.sourceNameMax) && { sourceName: texts.sourceName }),
    ...(!isWebAddress(sourceUrl) && { sourceUrl: texts.sourceUrl }),
    ...(!(isDay(checked) && checked <= today(now)) && { checked: texts.checked }),
    ...(review !== null && { reviewBy: review }),
  }
  return Object.keys(problems).length > 0 ? fail(problems) : ok(inputs)
}

function inputsOf(form: FactForm): FactInput[] {
  const { values, effectiveFrom, sourceName, sourceUrl, checked, reviewBy } = form
  return Object.entries(values).map(([key, value]) => ({
    key,
    change:
      value === '' || !isDay(effectiveFrom)
        ? null
        : { value, effectiveFrom: effectiveFrom as LocalDate },
    source: { name: sourceName, url: sourceUrl },
    checked: checked as LocalDate,
    reviewBy: reviewBy as LocalDate,
  }))
}

/** Of several that change together, the first of their known ends. */
function firstEnd(facts: readonly Fact[], now: Date): LocalDate | null {
  return facts.flatMap((fact) => knownEnd(fact, now) ?? []).toSorted()[0] ?? null
}

// On the last day of a value there is no later day to name. @param end of what the site says once the form is saved
function wrongReview({ checked, reviewBy }: FactForm, end: LocalDate | null): string | null {
  if (end === null) return isDay(reviewBy) && reviewBy > checked ? null : texts.reviewBy
  if (isDay(reviewBy) && reviewBy >= checked && reviewBy <= end) return null
  return fillText(texts.reviewByEnd, { day: longDate(end) })
}

function today(now: Date): LocalDate {
  return localMoment(now, FACT_TIME_ZONE).date
}

function wrongValues({ values, effectiveFrom }: FactForm): Record<string, string> {
  const entries = Object.entries(values)
  const isChange = entries.some(([, value]) => value !== '')
  const wrong = entries.flatMap(([key, value]): [string, string][] => {
    if (value.length > FACT_LIMITS.valueMax) return [[key, texts.valueTooLong]]
    if (value !== '') return []
    if (isChange) return [[key, texts.valueOfGroupMissing]]
    return effectiveFrom === '' ? [] : [[key, texts.valueMissing]]
  })
  return Object.fromEntries(wrong)
}

const day = z.iso.date()
const webAddress = z.url({ protocol: /^https?$/ })

function isDay(text: string): boolean {
  return day.safeParse(text).success
}

function isWebAddress(text: string): boolean {
  return text.length <= FACT_LIMITS.sourceUrlMax && webAddress.safeParse(text).success
}

function isWithin(text: string, max: number): boolean {
  return text !== '' && text.length <= max
}

function trimAll(form: FactForm): FactForm {
  const trimmed = mapTexts(form, (text) => text.trim())
  // One line: the text stands in the middle of a sentence.
  const sourceUrl = cleanAddress(trimmed.sourceUrl)
  return {
    ...trimmed,
    sourceUrl,
    values: mapTexts(trimmed.values, (text) => text.replaceAll(/\s+/g, ' ')),
  }
}

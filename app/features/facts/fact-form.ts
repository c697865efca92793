import * as z from 'zod/mini'
import '#app/platform/without-eval.ts'
import type { Fact, FactRevision } from '#app/features/facts/fact.ts'
import { factTexts } from '#app/features/facts/texts.ts'
import type { LocalDate } from '#app/platform/local-time.ts'
import { mapTexts } from '#app/platform/map-texts.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

const texts = factTexts.problems

export type FactForm = {
  /** New text by key; empty means unchanged. */
  values: Readonly<Record<string, string>>
  effectiveFrom: string
  sourceName: string
  sourceUrl: string
  lastVerified: string
  reviewBy: string
}

/** By field; at the new text, by key. */
export type FactFormProblems = Partial<Record<Exclude<keyof FactForm, 'values'>, string>> & {
  values?: Record<string, string>
}

export type FactInput = Pick<
  FactRevision,
  'key' | 'change' | 'source' | 'lastVerified' | 'reviewBy'
>

export function valueField(key: string): string {
  return `value-${key}`
}

export const FACT_LIMITS = { valueMax: 400, sourceNameMax: 200, sourceUrlMax: 500 } as const

/** Before any input: the first fact's source, checked today. */
export function factFormOf(facts: readonly [Fact, ...Fact[]], today: LocalDate): FactForm {
  const [{ source, reviewBy }] = facts
  return {
    values: Object.fromEntries(facts.map(({ key }) => [key, ''])),
    effectiveFrom: '',
    sourceName: source.name,
    sourceUrl: source.url,
    lastVerified: today,
    reviewBy,
  }
}

// Figures that change together must all get new text or none, or one page would say two things. @param today in the
// facts' zone
export function parseFactForm(
  form: FactForm,
  today: LocalDate,
): Result<FactInput[], FactFormProblems> {
  const trimmed = trimAll(form)
  const { effectiveFrom, sourceName, sourceUrl, lastVerified, reviewBy } = trimmed
  const values = Object.entries(trimmed.values)
  const isChange = values.some(([, value]) => value !== '')
  const wrong = wrongValues(trimmed)
  const problems: FactFormProblems = {
    ...(Object.keys(wrong).length > 0 && { values: wrong }),
    ...(isChange && !isDay(effectiveFrom) && { effectiveFrom: texts.effectiveFrom }),
    ...(!isWithin(sourceName, FACT_LIMITS.sourceNameMax) && { sourceName: texts.sourceName }),
    ...(!isWebAddress(sourceUrl) && { sourceUrl: texts.sourceUrl }),
    ...(!(isDay(lastVerified) && lastVerified <= today) && { lastVerified: texts.lastVerified }),
    ...(!(isDay(reviewBy) && reviewBy > lastVerified) && { reviewBy: texts.reviewBy }),
  }
  if (Object.keys(problems).length > 0) return fail(problems)
  const inputs = values.map(([key, value]) => ({
    key,
    change: value === '' ? null : { value, effectiveFrom: effectiveFrom as LocalDate },
    source: { name: sourceName, url: sourceUrl },
    lastVerified: lastVerified as LocalDate,
    reviewBy: reviewBy as LocalDate,
  }))
  return ok(inputs)
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
  return { ...trimmed, values: mapTexts(trimmed.values, (text) => text.replaceAll(/\s+/g, ' ')) }
}

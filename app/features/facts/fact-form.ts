import * as z from 'zod/mini'
import '#app/platform/without-eval.ts'
import type { Fact } from '#app/features/facts/fact.ts'
import type { FactRevision } from '#app/features/facts/fact-revision.ts'
import type { FactFormProblemWords } from '#app/features/facts/fact-words.ts'
import type { LocalDate } from '#app/platform/local-time.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

/** The form of one fact as it was typed. An empty `value` means that the words stay as they are. */
export type FactForm = {
  value: string
  effectiveFrom: string
  sourceName: string
  sourceUrl: string
  lastVerified: string
  reviewBy: string
}

export type FactFormProblems = Partial<Record<keyof FactForm, string>>

/** What a good form asks to be entered. */
export type FactInput = Pick<FactRevision, 'change' | 'source' | 'lastVerified' | 'reviewBy'>

export const FACT_LIMITS = { valueMax: 400, sourceNameMax: 200, sourceUrlMax: 500 } as const

/** The form of a fact before anybody has typed: its source, checked today, to be checked again on the day that it has. */
export function factFormOf({ source, reviewBy }: Fact, today: LocalDate): FactForm {
  return {
    value: '',
    effectiveFrom: '',
    sourceName: source.name,
    sourceUrl: source.url,
    lastVerified: today,
    reviewBy,
  }
}

/**
 * Checks the form of a fact.
 * @param today in the zone of the facts; nobody has checked a figure tomorrow
 * @returns the input, or one sentence a field
 */
export function parseFactForm(
  form: FactForm,
  today: LocalDate,
  words: FactFormProblemWords,
): Result<FactInput, FactFormProblems> {
  const trimmed = trimAll(form)
  const { value, effectiveFrom, sourceName, sourceUrl, lastVerified, reviewBy } = trimmed
  const problems: FactFormProblems = {
    ...(value.length > FACT_LIMITS.valueMax && { value: words.valueTooLong }),
    ...(value !== '' && !isDay(effectiveFrom) && { effectiveFrom: words.effectiveFrom }),
    ...(value === '' && effectiveFrom !== '' && { value: words.valueMissing }),
    ...(!isWithin(sourceName, FACT_LIMITS.sourceNameMax) && { sourceName: words.sourceName }),
    ...(!isWebAddress(sourceUrl) && { sourceUrl: words.sourceUrl }),
    ...(!(isDay(lastVerified) && lastVerified <= today) && { lastVerified: words.lastVerified }),
    ...(!(isDay(reviewBy) && reviewBy > lastVerified) && { reviewBy: words.reviewBy }),
  }
  if (Object.keys(problems).length > 0) return fail(problems)
  return ok({
    change: value === '' ? null : { value, effectiveFrom: effectiveFrom as LocalDate },
    source: { name: sourceName, url: sourceUrl },
    lastVerified: lastVerified as LocalDate,
    reviewBy: reviewBy as LocalDate,
  })
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
  return {
    // One line: these words stand in the middle of a sentence.
    value: form.value.trim().replaceAll(/\s+/g, ' '),
    effectiveFrom: form.effectiveFrom.trim(),
    sourceName: form.sourceName.trim(),
    sourceUrl: form.sourceUrl.trim(),
    lastVerified: form.lastVerified.trim(),
    reviewBy: form.reviewBy.trim(),
  }
}

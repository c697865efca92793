import { mapTexts } from '#app/platform/map-texts.ts'
import { addDays, instantAt, longDate } from '#app/platform/local-time.ts'
import type { LocalDate } from '#app/platform/local-time.ts'

/** The law's dates are told on the East Coast: a new rule starts at midnight there. */
export const FACT_TIME_ZONE = 'America/New_York'

/** The words that follow a figure whose review date has passed. */
const BEING_VERIFIED = 'being verified'

/** What a fact reads from a day on, until the next interval starts. */
export type FactInterval = {
  /** Midnight of this day in `FACT_TIME_ZONE`. */
  effectiveFrom: LocalDate
  /** The words as they stand in a sentence, such as "$800,000" or "3 years". */
  value: string
}

/** A legal figure that texts quote by its key instead of writing it out. */
export type Fact = {
  /** Lower case words joined by dots and hyphens, such as "eb5.targeted". */
  key: string
  /** What it is, for the people who keep it up to date. */
  label: string
  /** What figures that change on one day are called together; each of them has the same words here. */
  group?: string
  /** From the oldest to the newest; the first also stands for the time before it. */
  intervals: readonly [FactInterval, ...FactInterval[]]
  source: { name: string; url: string }
  /** The day on which somebody last compared it with the source. */
  lastVerified: LocalDate
  /** The last day on which it may print without being compared again. */
  reviewBy: LocalDate
}

/** The figures that change together with one, itself among them; alone it is the only one. */
export function factsTogether(facts: readonly Fact[], { key, group }: Fact): Fact[] {
  return facts.filter((fact) => (group === undefined ? fact.key === key : fact.group === group))
}

/** The words of a fact at an instant, without any note on its review. */
export function factAt(fact: Fact, now: Date): string {
  const current = fact.intervals.findLast(({ effectiveFrom }) => startOf(effectiveFrom) <= now)
  return (current ?? fact.intervals[0]).value
}

/** Whether the review date of a fact has passed: true from the midnight that ends that day. */
export function isOverdue(fact: Fact, now: Date): boolean {
  return now >= reviewEnd(fact)
}

/** The words of a fact as a reader sees them; an overdue one says that it is being verified. */
function printedFact(fact: Fact, now: Date): string {
  const value = factAt(fact, now)
  if (!isOverdue(fact, now)) return value
  return value.endsWith('.')
    ? `${value.slice(0, -1)} (${BEING_VERIFIED}).`
    : `${value} (${BEING_VERIFIED})`
}

/**
 * The next instant after `now` at which the words of any of the facts change, by a new interval or by a review date that
 * passes; null when none is known. A page that quotes facts must not be kept past it.
 */
export function nextBoundary(facts: readonly Fact[], now: Date): Date | null {
  return facts
    .flatMap((fact) => [
      ...fact.intervals.slice(1).map(({ effectiveFrom }) => startOf(effectiveFrom)),
      reviewEnd(fact),
    ])
    .filter((instant) => instant > now)
    .reduce<Date | null>((first, next) => (first === null || next < first ? next : first), null)
}

/**
 * Puts facts into a text. `{eb5.targeted}` becomes the printed fact, `{eb5.targeted:verified}` the long date on which it
 * was last verified. Placeholders without a dot, such as `{phone}`, belong to somebody else and stay.
 * @throws Error when the text names a fact that is not in the list
 */
export function quoteFacts(text: string, facts: readonly Fact[], now: Date): string {
  return text.replace(PLACEHOLDER, (placeholder, key: string, part: string | undefined) => {
    const fact = facts.find((candidate) => candidate.key === key)
    if (!fact) throw new Error(`A text quotes ${placeholder}, and no fact has that key.`)
    return part === undefined ? printedFact(fact, now) : longDate(fact.lastVerified)
  })
}

/** The same for a text that staff write: a placeholder that no fact has stays as it was typed. */
export function quoteKnownFacts(text: string, facts: readonly Fact[], now: Date): string {
  const known = new Set(facts.map(({ key }) => key))
  return text.replace(PLACEHOLDER, (placeholder, key: string) =>
    known.has(key) ? quoteFacts(placeholder, facts, now) : placeholder,
  )
}

/** Puts facts into every text of a content record, at any depth, as `quoteFacts` does. The record itself stays as it is. */
export function quoteAllFacts<Content>(
  content: Content,
  facts: readonly Fact[],
  now: Date,
): Content {
  return mapTexts(content, (text) => quoteFacts(text, facts, now))
}

/** The keys that a text quotes, in their order, each as often as it stands there. */
export function quotedKeys(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, key]) => key ?? '')
}

const PLACEHOLDER = /\{([a-z0-9-]+(?:\.[a-z0-9-]+)+)(:verified)?\}/g

// Every page that is made asks for the same few days, and the zone's rules are the slowest thing it asks for.
const starts = new Map<LocalDate, Date>()

function startOf(date: LocalDate): Date {
  const known = starts.get(date)
  if (known) return known
  const start = instantAt(date, '00:00', FACT_TIME_ZONE)
  starts.set(date, start)
  return start
}

function reviewEnd(fact: Fact): Date {
  return startOf(addDays(fact.reviewBy, 1))
}

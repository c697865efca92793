import { mapTexts } from '#app/platform/map-texts.ts'
import { addDays, instantAt, type LocalDate, longDate } from '#app/platform/local-time.ts'
import type { Locale } from '#app/platform/texts/locales.ts'

/** A new rule starts at midnight on the East Coast. */
export const FACT_TIME_ZONE = 'America/New_York'

const BEING_VERIFIED: Record<Locale, string> = {
  en: 'being verified',
  es: 'en revisión',
  pt: 'em revisão',
  fr: 'en cours de vérification',
}

/** Valid until the next interval starts. */
type FactInterval = {
  /** Midnight of this day in `FACT_TIME_ZONE`. */
  effectiveFrom: LocalDate
  /** As in a sentence, such as "$800,000" or "3 years". */
  value: string
}

/** Texts quote it by its key. */
export type Fact = {
  /** Lower-case words joined by dots and hyphens, such as "eb5.targeted". */
  key: string
  label: string
  /** The same text in each of the figures that change on one day. */
  group?: string
  /** Oldest first; the first also covers the time before it. */
  intervals: readonly [FactInterval, ...FactInterval[]]
  source: { name: string; url: string }
  /** When someone last compared it with the source. */
  lastVerified: LocalDate
  /** The last day on which it is printed without being compared again. */
  reviewBy: LocalDate
}

/** Includes the fact itself. */
export function factsTogether(facts: readonly Fact[], { key, group }: Fact): Fact[] {
  return facts.filter((fact) => (group === undefined ? fact.key === key : fact.group === group))
}

/** Without a note on its review. */
export function factAt(fact: Fact, now: Date): string {
  const current = fact.intervals.findLast(({ effectiveFrom }) => startOf(effectiveFrom) <= now)
  return (current ?? fact.intervals[0]).value
}

/** What an author may quote. */
export function factValues(
  facts: readonly Fact[],
  now: Date,
): { key: string; label: string; value: string }[] {
  return facts.map((fact) => ({ key: fact.key, label: fact.label, value: factAt(fact, now) }))
}

/** From the midnight that ends the review date. */
export function isOverdue(fact: Fact, now: Date): boolean {
  return now >= reviewEnd(fact)
}

/** The words of a fact as a reader sees them; an overdue one says that it is being verified. */
function printedFact(fact: Fact, now: Date, locale: Locale): string {
  const value = factAt(fact, now)
  if (!isOverdue(fact, now)) return value
  return value.endsWith('.')
    ? `${value.slice(0, -1)} (${BEING_VERIFIED[locale]}).`
    : `${value} (${BEING_VERIFIED[locale]})`
}

/** When the text of any fact changes next, or null; a page that quotes facts must not be cached past it. */
export function nextExpiry(facts: readonly Fact[], now: Date): Date | null {
  return facts
    .flatMap((fact) => [
      ...fact.intervals.slice(1).map(({ effectiveFrom }) => startOf(effectiveFrom)),
      reviewEnd(fact),
    ])
    .filter((instant) => instant > now)
    .reduce<Date | null>((first, next) => (first === null || next < first ? next : first), null)
}

// `{eb5.targeted}` becomes the printed fact, `{eb5.targeted:verified}` the date of its check; placeholders without a
// dot stay. `facts` are those of the language (`factsIn`). Throws on an unknown key.
export function quoteFacts(
  text: string,
  facts: readonly Fact[],
  now: Date,
  locale: Locale = 'en',
): string {
  return text.replace(PLACEHOLDER, (placeholder, key: string, part: string | undefined) => {
    const fact = facts.find((candidate) => candidate.key === key)
    if (!fact) throw new Error(`A text quotes ${placeholder}, and no fact has that key.`)
    return part === undefined ? printedFact(fact, now, locale) : longDate(fact.lastVerified, locale)
  })
}

/** For user-written text: unknown placeholders stay as typed. */
export function quoteKnownFacts(
  text: string,
  facts: readonly Fact[],
  now: Date,
  locale: Locale = 'en',
): string {
  const known = new Set(facts.map(({ key }) => key))
  return text.replace(PLACEHOLDER, (placeholder, key: string) =>
    known.has(key) ? quoteFacts(placeholder, facts, now, locale) : placeholder,
  )
}

/** At any depth; returns a copy. A firm may have written a key that no longer exists: its page must still be shown. */
export function quoteAllFacts<Content>(
  content: Content,
  facts: readonly Fact[],
  now: Date,
  locale: Locale = 'en',
): Content {
  return mapTexts(content, (text) => quoteKnownFacts(text, facts, now, locale))
}

/** In order, with repetitions. */
export function quotedKeys(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, key]) => key ?? '')
}

const PLACEHOLDER = /\{([a-z0-9-]+(?:\.[a-z0-9-]+)+)(:verified)?\}/g

// Cached, because time zone arithmetic is slow and pages ask for the same few days.
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

export type FactRevision = {
  id: string
  key: string
  /** Null when the figure was checked and is still right. */
  change: FactInterval | null
  source: { name: string; url: string }
  lastVerified: LocalDate
  reviewBy: LocalDate
  enteredAt: Date
  /** The user's email. */
  enteredBy: string
}

// A change for a day that has an interval already replaces its text. @param revisions oldest first; unknown keys are
// left out
export function reviseFacts(facts: readonly Fact[], revisions: readonly FactRevision[]): Fact[] {
  return facts.map((fact) => revisions.filter(({ key }) => key === fact.key).reduce(revise, fact))
}

function revise(fact: Fact, { change, source, lastVerified, reviewBy }: FactRevision): Fact {
  const intervals = change === null ? fact.intervals : withInterval(fact.intervals, change)
  return { ...fact, intervals, source, lastVerified, reviewBy }
}

function withInterval(intervals: Fact['intervals'], change: FactInterval): Fact['intervals'] {
  const others = intervals.filter(({ effectiveFrom }) => effectiveFrom !== change.effectiveFrom)
  const [first = change, ...rest] = [...others, change].toSorted((one, other) =>
    one.effectiveFrom < other.effectiveFrom ? -1 : 1,
  )
  return [first, ...rest]
}

import { factNotes } from '#app/features/facts/fact-notes-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { mapTexts } from '#app/platform/texts/map-texts.ts'
import {
  addDays,
  instantAt,
  type LocalDate,
  localMoment,
  longDate,
} from '#app/platform/local-time.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import { DAY_MS, earliest } from '#app/platform/time.ts'

/** A new rule starts at midnight on the East Coast. */
export const FACT_TIME_ZONE = 'America/New_York'

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
  /** The last day of the last of them, where it is known and what comes then is not. */
  until?: LocalDate
  source: { name: string; url: string }
  /** How far the source reached when the fact was written down. */
  asOf: LocalDate
  /** When somebody of the firm last compared it with the source; null for what ships with the site. */
  checked: LocalDate | null
  /** The last day on which nobody has to compare it again; never later than its known end. */
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

/** The last day on which it has its present value, where that is known and not past. */
export function knownEnd(fact: Fact, now: Date): LocalDate | null {
  const present = factAt(fact, now)
  // Of facts that change together one may keep its words.
  const next = fact.intervals.find(
    ({ effectiveFrom, value }) => startOf(effectiveFrom) > now && value !== present,
  )
  if (next) return addDays(next.effectiveFrom, -1)
  return fact.until !== undefined && !hasEnded(fact, now) ? fact.until : null
}

/** Whether its last value is over, and nobody has written down what came then. */
function hasEnded({ until }: Fact, now: Date): boolean {
  return until !== undefined && startOf(addDays(until, 1)) <= now
}

/** Of several that change together, the first of their known ends. */
export function firstEnd(facts: readonly Fact[], now: Date): LocalDate | null {
  return facts.flatMap((fact) => knownEnd(fact, now) ?? []).toSorted()[0] ?? null
}

/** The day by whose midnight rules change. */
export function factToday(now: Date): LocalDate {
  return localMoment(now, FACT_TIME_ZONE).date
}

/** Somebody of the firm has compared it on this day: where its review is over, the next one is as far away as that one was. */
export function comparedOn(fact: Fact, today: LocalDate, end: LocalDate | null): Fact {
  const { asOf, checked, reviewBy } = fact
  const span = Math.max(1, daysBetween(checked ?? asOf, reviewBy))
  const next = reviewBy > today ? reviewBy : addDays(today, span)
  return { ...fact, checked: today, reviewBy: end !== null && end < next ? end : next }
}

function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((startOf(to).getTime() - startOf(from).getTime()) / DAY_MS)
}

/** What an author is offered: not what is over. */
export function factValues(
  facts: readonly Fact[],
  now: Date,
): { key: string; label: string; value: string }[] {
  return facts
    .filter((fact) => !hasEnded(fact, now))
    .map((fact) => ({ key: fact.key, label: fact.label, value: factAt(fact, now) }))
}

/** From the midnight that ends the review date. */
export function isOverdue(fact: Fact, now: Date): boolean {
  return now >= reviewEnd(fact)
}

/** Its bare value; once that is over it says so. */
export function bareFact(fact: Fact, now: Date, locale: Locale): string {
  return (hasEnded(fact, now) ? printedFact : factAt)(fact, now, locale)
}

/** The words of a fact as a reader sees them, with its end and, of a checked one, its overdue review. */
function printedFact(fact: Fact, now: Date, locale: Locale, value = factAt(fact, now)): string {
  const { until, ended, over, beingVerified } = factNotes[locale]
  const isOver = hasEnded(fact, now)
  const end = isOver ? fact.until : knownEnd(fact, now)
  const date = end ? longDate(end, locale) : ''
  if (isOver && isSentence(value)) return fillText(over, { date })
  const notes = [
    ...(isOver || !value.includes(date) ? [fillText(isOver ? ended : until, { date })] : []),
    // Of a fact that nobody of the firm has ever checked this would be a claim.
    ...(fact.checked !== null && isOverdue(fact, now) ? [beingVerified] : []),
  ]
  if (notes.length === 0) return value
  const note = `(${notes.join(', ')})`
  return isSentence(value) ? `${value.slice(0, -1)} ${note}.` : `${value} ${note}`
}

function isSentence(value: string): boolean {
  return value.endsWith('.')
}

/** Whether a printed text names a value that is over, or has a sentence in the place of one. */
export function namesPastValue(text: string): boolean {
  const isIn = (note: string) => note.split('{date}').every((part) => text.includes(part))
  return Object.values(factNotes).some(({ ended, over }) => isIn(ended) || isIn(over))
}

/** Such as "as of September 22, 2026", or "checked on December 1, 2026" once somebody of the firm has checked it. */
export function factDay({ asOf, checked }: Fact, locale: Locale): string {
  return checked === null
    ? fillText(factNotes[locale].asOf, { date: longDate(asOf, locale) })
    : fillText(factNotes[locale].checked, { date: longDate(checked, locale) })
}

/** In Markdown. */
function linkToSource({ source: { name, url } }: Fact): string {
  const text = name.replaceAll(/[\\[\]]/g, String.raw`\$&`)
  const address = url.replaceAll(/[()<>\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `[${text}](${address})`
}

type Print = (fact: Fact, now: Date, locale: Locale) => string

/** By what follows the key in a placeholder. */
const PRINTS: ReadonlyMap<string | undefined, Print> = new Map<string | undefined, Print>([
  [undefined, printedFact],
  ['day', (fact, _, locale) => factDay(fact, locale)],
  ['value', bareFact],
  ['source', linkToSource],
  ['end', (fact, now, locale) => printedFact(fact, now, locale, '')],
])

/** When the text of any fact changes next, or null; a page that quotes facts must not be cached past it. */
export function nextExpiry(facts: readonly Fact[], now: Date): Date | null {
  const instants = facts.flatMap((fact) => [
    ...fact.intervals.slice(1).map(({ effectiveFrom }) => startOf(effectiveFrom)),
    ...(fact.until === undefined ? [] : [startOf(addDays(fact.until, 1))]),
    ...(fact.checked === null ? [] : [reviewEnd(fact)]),
  ])
  return earliest(instants.filter((instant) => instant > now))
}

// `{eb5.targeted}` becomes the printed fact, `{eb5.targeted:value}` its bare value, `{eb5.targeted:day}` the day it is as
// of or was checked on, `{eb5.targeted:source}` a link in Markdown, `{eb5.targeted:end}` what stands in parentheses after its value. `{eb5.targeted; an amount that we tell you}` becomes
// the words after the semicolon once the fact is over. Placeholders without a dot stay. `facts` are those of the language
// (`factsIn`). Throws on an unknown key or part.
export function quoteFacts(
  text: string,
  facts: readonly Fact[],
  now: Date,
  locale: Locale = 'en',
): string {
  return text.replace(PLACEHOLDER, (placeholder, key: string, part?: string, after?: string) => {
    const fact = facts.find((candidate) => candidate.key === key)
    const print = PRINTS.get(part)
    if (!fact || !print) throw new Error(`A text quotes ${placeholder}, and there is no such fact.`)
    return after !== undefined && hasEnded(fact, now) ? after : print(fact, now, locale)
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
  return text.replace(PLACEHOLDER, (placeholder, key: string, part: string | undefined) =>
    known.has(key) && PRINTS.has(part) ? quoteFacts(placeholder, facts, now, locale) : placeholder,
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

/** In order, with repetitions; a part that no fact has stays at its key, such as "eb5.jobs:verified", so that no fact has it. */
export function quotedKeys(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, key = '', part]) =>
    PRINTS.has(part) ? key : `${key}:${part}`,
  )
}

const PLACEHOLDER = /\{([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::([a-z]+))?(?:; ([^{}]+))?\}/g

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

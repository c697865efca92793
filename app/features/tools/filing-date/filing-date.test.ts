import { type Arbitrary, array, assert, nat, option, property, record, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { legalFacts } from '#app/features/facts/law-pack.ts'
import {
  EARLY_DAYS,
  earliestFiling,
  type FilingFacts,
  YEARS,
} from '#app/features/tools/filing-date/filing-date.ts'
import { addDays, type LocalDate } from '#app/platform/local-time.ts'
import { FILING_TODAY as TODAY, filingCases } from '#test/fixtures/filing-cases.ts'

function told({ today, ...facts }: FilingFacts & { today: LocalDate }): string {
  const answer = earliestFiling(facts, today)
  if (answer.kind === 'date') return `${answer.rule} ${answer.date}`
  if (answer.kind !== 'presence') return `${answer.kind} ${answer.trip.left}`
  const { rule, date, present, needed } = answer
  return `presence ${rule} ${date} ${present}/${needed}`
}

test.each(filingCases)('$resident: $why', ({ expected, ...facts }) => {
  expect(told(facts)).toBe(expected)
})

test('there are more than 40 such cases, each with another reason', () => {
  expect(new Set(filingCases.map(({ why }) => why)).size).toBeGreaterThanOrEqual(40)
})

const day = nat(13_477).map((days) => addDays('1990-01-01', days))
const factsOf = record({
  resident: day,
  withCitizen: option(day),
  trips: array(tuple(day, nat(400)).map(([left, days]) => ({ left, back: addDays(left, days) }))),
}) satisfies Arbitrary<FilingFacts>

test('it never gives a day in the past, and a date only where no trip was of half a year', () => {
  assert(
    property(factsOf, (facts) => {
      const answer = earliestFiling(facts, TODAY)
      if (answer.kind !== 'date' && answer.kind !== 'presence') return
      expect(answer.date >= TODAY).toBe(true)
      for (const { left, back } of facts.trips) expect(back < addDays(left, 180)).toBe(true)
    }),
  )
})

test('what it counts with is what the legal facts say', () => {
  const value = (key: string) =>
    legalFacts.find((fact) => fact.key === key)?.intervals.map((interval) => interval.value)
  expect(value('citizenship.years')).toEqual([`${YEARS.five} years`])
  expect(value('citizenship.years-married')).toEqual([`${YEARS.three} years`])
  expect(value('citizenship.early-filing')).toEqual([`${EARLY_DAYS} days`])
})

import { expect, test } from 'vitest'
import { isOverdue, quoteFacts } from '#app/features/facts/fact.ts'
import { findForbiddenWords } from '#app/features/facts/text-checks.ts'
import { legalFacts } from '#app/features/facts/records/legal-facts.ts'
import { firm } from '#app/features/content/en/firm.ts'

const print = (text: string, instant: string) => quoteFacts(text, legalFacts, new Date(instant))

test('the EB-5 amounts stand until the last minute of 2026 and are withdrawn at midnight Eastern', () => {
  const text = '{eb5.targeted} / {eb5.standard} / {eb5.investment}'
  expect(print(text, '2027-01-01T04:59:59Z')).toBe(
    '$800,000 / $1,050,000 / $800,000 in a targeted employment area and $1,050,000 anywhere else',
  )
  expect(print(text, '2027-01-01T05:00:00Z')).toBe(
    [1, 2, 3].map(() => 'adjusted for inflation; ask us for the current amount').join(' / '),
  )
})

test('the jobs of an EB-5 investment do not change with the amounts', () => {
  expect(print('{eb5.jobs}', '2027-01-01T05:00:00Z')).toBe('at least 10 full-time jobs')
})

test("the specification's figures are quoted as its section 9 gives them", () => {
  const now = '2026-11-21T12:00:00Z'
  expect(print('{asylum.deadline}', now)).toBe('one year')
  expect(print('{citizenship.years}, {citizenship.years-married}', now)).toBe('5 years, 3 years')
  expect(print('{parents.petitioner-age}', now)).toBe('21 or older')
  expect(print('{spouse.processing}', now)).toContain('9 to 18 months')
  expect(print('{l1.employment}', now)).toContain('at least one continuous year')
  expect(print('{uvisa.cap}', now)).toBe('10,000')
})

test('both civics tests stand side by side, today and later, because the filing day decides', () => {
  const text = '{civics.older.questions}, {civics.newer.questions}, {civics.newer.from}'
  expect(print(text, '2026-11-21T12:00:00Z')).toBe('100 questions, 128 questions, October 20, 2025')
})

test('a figure that moves is marked when its review date has passed', () => {
  expect(print('{spouse.processing}', '2027-01-01T05:00:00Z')).toBe(
    'historically 9 to 18 months; check current times (being verified)',
  )
})

test.each(legalFacts.map((fact) => [fact.key, fact] as const))(
  '%s has a unique key, dates in order, an official source and plain words',
  (key, fact) => {
    expect(legalFacts.filter((other) => other.key === key)).toHaveLength(1)
    const starts = fact.intervals.map(({ effectiveFrom }) => effectiveFrom)
    expect(starts).toEqual([...new Set(starts)].toSorted())
    expect(fact.lastVerified < fact.reviewBy).toBe(true)
    expect(isOverdue(fact, new Date(`${fact.lastVerified}T12:00:00Z`))).toBe(false)
    expect(new URL(fact.source.url).hostname).toMatch(/\.gov$|^www\.ecfr\.gov$/)
    expect(
      fact.intervals.flatMap(({ value }) => findForbiddenWords(value, firm.publishing.glossary)),
    ).toEqual([])
  },
)

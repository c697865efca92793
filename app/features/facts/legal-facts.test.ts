import { expect, test } from 'vitest'
import { isOverdue, quoteFacts } from '#app/features/facts/fact.ts'
import { findForbiddenWords } from '#app/features/facts/text-checks.ts'
import { legalFacts } from '#app/features/facts/law-pack.ts'
import { firm } from '#app/features/content/en/firm.ts'

const print = (text: string, instant: string) => quoteFacts(text, legalFacts, new Date(instant))

test('the EB-5 amounts stand until the last minute of 2026 and say so from midnight Eastern on', () => {
  const text = '{eb5.targeted} / {eb5.standard} / {eb5.investment}'
  const amounts = '$800,000 in a targeted employment area and $1,050,000 anywhere else'
  expect(print(text, '2027-01-01T04:59:59Z')).toBe(
    ['$800,000', '$1,050,000', amounts]
      .map((value) => `${value} (until December 31, 2026)`)
      .join(' / '),
  )
  expect(print(text, '2027-01-01T05:00:00Z')).toBe(
    ['$800,000', '$1,050,000', amounts]
      .map((value) => `${value} (until December 31, 2026; ask us for today’s)`)
      .join(' / '),
  )
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

test('what ships never says that it is checked or being verified, however late it is', () => {
  const texts = legalFacts.map(({ key }) => `{${key}} {${key}:day}`)
  for (const year of [2026, 2027, 2028, 2035])
    expect(print(texts.join('\n'), `${year}-12-01T12:00:00Z`)).not.toMatch(
      /checked on|being verified/,
    )
})

/** Public lines, and rights at the door, whose stored source is the organization itself and no agency. */
const NO_AGENCY = [
  'www.aclumaine.org',
  'immpolicytracking.org',
  'humantraffickinghotline.org',
  'www.allianceforrefugees.org',
]

/** When the sources were read. */
const READ = '2026-11-27'

test.each(legalFacts.map((fact) => [fact.key, fact] as const))(
  '%s has a unique key, an official source, plain words and days that can be true',
  (key, fact) => {
    expect(legalFacts.filter((other) => other.key === key)).toHaveLength(1)
    const { hostname } = new URL(fact.source.url)
    const agency = hostname.endsWith('.gov') ? 'an agency' : hostname
    expect([...NO_AGENCY, 'an agency']).toContain(agency)
    const words = fact.intervals.map(({ value }) => value).join('\n')
    expect(findForbiddenWords(words, firm.publishing.glossary)).toEqual([])
    // Nobody of a firm has checked what ships.
    expect([fact.asOf <= READ, fact.checked]).toEqual([true, null])
    expect(isOverdue(fact, new Date(`${READ}T12:00:00Z`))).toBe(false)
  },
)

test('no exception to the rule of sources is needless', () => {
  const hosts = legalFacts.map(({ source }) => new URL(source.url).hostname)
  expect(NO_AGENCY.filter((host) => !hosts.includes(host))).toEqual([])
})

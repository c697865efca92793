import type { Fact } from '#app/features/facts/fact.ts'
import { regulation, settled, statute } from '#app/features/facts/fact-sources.ts'

const civicsSource = {
  name: 'USCIS, citizenship resource center',
  url: 'https://www.uscis.gov/citizenship',
}

// The day of filing decides which test applies, so neither test replaces the other.
const olderTest = { source: civicsSource, ...settled }
const newerTest = { source: civicsSource, ...settled }

export const citizenshipFacts: readonly Fact[] = [
  {
    key: 'civics.newer.from',
    label: 'First filing day of the 2025 civics test',
    intervals: [{ effectiveFrom: '2025-10-20', value: 'October 20, 2025' }],
    ...newerTest,
  },
  {
    key: 'civics.older.questions',
    label: 'Study list of the 2008 civics test',
    intervals: [{ effectiveFrom: '2008-10-01', value: '100 questions' }],
    ...olderTest,
  },
  {
    key: 'civics.older.asked',
    label: 'Questions asked at most in the 2008 civics test',
    intervals: [{ effectiveFrom: '2008-10-01', value: '10 questions' }],
    ...olderTest,
  },
  {
    key: 'civics.older.passing',
    label: 'Right answers needed in the 2008 civics test',
    intervals: [{ effectiveFrom: '2008-10-01', value: '6 right answers' }],
    ...olderTest,
  },
  {
    key: 'civics.newer.questions',
    label: 'Study list of the 2025 civics test',
    intervals: [{ effectiveFrom: '2025-10-20', value: '128 questions' }],
    ...newerTest,
  },
  {
    key: 'civics.newer.asked',
    label: 'Questions asked at most in the 2025 civics test',
    intervals: [{ effectiveFrom: '2025-10-20', value: '20 questions' }],
    ...newerTest,
  },
  {
    key: 'civics.newer.passing',
    label: 'Right answers needed in the 2025 civics test',
    intervals: [{ effectiveFrom: '2025-10-20', value: '12 right answers' }],
    ...newerTest,
  },
  {
    key: 'civics.senior',
    label: 'Who studies the short list of civics questions',
    intervals: [
      {
        effectiveFrom: '2008-10-01',
        value: '65 or older, with at least 20 years as a permanent resident',
      },
    ],
    source: statute('1423', 'section 312(b)(3)'),
    ...settled,
  },
  {
    key: 'citizenship.years',
    label: 'Years as a permanent resident before citizenship',
    intervals: [{ effectiveFrom: '1952-12-24', value: '5 years' }],
    source: statute('1427', 'section 316(a)'),
    ...settled,
  },
  {
    key: 'citizenship.years-married',
    label: 'The same for the husband or wife of a citizen; needs as many years together',
    intervals: [{ effectiveFrom: '1952-12-24', value: '3 years' }],
    source: statute('1430', 'section 319(a)'),
    ...settled,
  },
  {
    key: 'citizenship.early-filing',
    label: 'How long before the years are over the application may be filed',
    intervals: [{ effectiveFrom: '1990-11-29', value: '90 days' }],
    source: regulation('334.2'),
    ...settled,
  },
]

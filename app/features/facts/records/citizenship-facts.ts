import type { Fact } from '#app/features/facts/fact.ts'
import {
  regulation,
  settled,
  since,
  statute,
  uscis,
} from '#app/features/facts/records/fact-sources.ts'

const civicsSource = uscis('citizenship resource center', 'citizenship')

// The day of filing decides which test applies, so neither test replaces the other.
const olderTest = settled(civicsSource)
const newerTest = settled(civicsSource)

export const citizenshipFacts: readonly Fact[] = [
  {
    key: 'civics.newer.from',
    label: 'First filing day of the 2025 civics test',
    intervals: since('2025-10-20', 'October 20, 2025'),
    ...newerTest,
  },
  {
    key: 'civics.older.questions',
    label: 'Study list of the 2008 civics test',
    intervals: since('2008-10-01', '100 questions'),
    ...olderTest,
  },
  {
    key: 'civics.older.asked',
    label: 'Questions asked at most in the 2008 civics test',
    intervals: since('2008-10-01', '10 questions'),
    ...olderTest,
  },
  {
    key: 'civics.older.passing',
    label: 'Right answers needed in the 2008 civics test',
    intervals: since('2008-10-01', '6 right answers'),
    ...olderTest,
  },
  {
    key: 'civics.newer.questions',
    label: 'Study list of the 2025 civics test',
    intervals: since('2025-10-20', '128 questions'),
    ...newerTest,
  },
  {
    key: 'civics.newer.asked',
    label: 'Questions asked at most in the 2025 civics test',
    intervals: since('2025-10-20', '20 questions'),
    ...newerTest,
  },
  {
    key: 'civics.newer.passing',
    label: 'Right answers needed in the 2025 civics test',
    intervals: since('2025-10-20', '12 right answers'),
    ...newerTest,
  },
  {
    key: 'civics.senior',
    label: 'Who studies the short list of civics questions',
    intervals: since('2008-10-01', '65 or older, with at least 20 years as a permanent resident'),
    ...settled(statute('1423', 'section 312(b)(3)')),
  },
  {
    key: 'civics.senior-list',
    label: 'How many questions are asked from the short list of civics questions',
    intervals: since('2008-10-01', '10 questions from a list of 20'),
    ...settled(civicsSource),
  },
  {
    key: 'citizenship.years',
    label: 'Years as a permanent resident before citizenship',
    intervals: since('1952-12-24', '5 years'),
    ...settled(statute('1427', 'section 316(a)')),
  },
  {
    key: 'citizenship.years-married',
    label: 'The same for the husband or wife of a citizen; needs as many years together',
    intervals: since('1952-12-24', '3 years'),
    ...settled(statute('1430', 'section 319(a)')),
  },
  {
    key: 'citizenship.early-filing',
    label: 'How long before the years are over the application may be filed',
    intervals: since('1990-11-29', '90 days'),
    ...settled(regulation('334.2')),
  },
  {
    key: 'citizenship.married',
    label: 'What the husband or wife of a citizen needs all that time; follows "you have been"',
    intervals: since(
      '1952-12-24',
      'married to and living with the same citizen, who has been a citizen all that time',
    ),
    ...settled(statute('1430', 'section 319(a)')),
  },
  {
    key: 'citizenship.presence',
    label: 'Presence in the country under the five-year rule',
    intervals: since('1952-12-24', '30 months'),
    ...settled(regulation('316.2')),
  },
  {
    key: 'citizenship.presence-married',
    label: 'Presence in the country under the three-year rule',
    intervals: since('1952-12-24', '18 months'),
    ...settled(regulation('319.1')),
  },
  {
    key: 'citizenship.state-residence',
    label: 'Residence in the state or district before filing',
    intervals: since('1990-11-29', 'three months'),
    ...settled(regulation('316.2')),
  },
  {
    key: 'citizenship.absence-presumed',
    label: 'An absence of more than this is presumed to break the residence',
    intervals: since('1952-12-24', 'six months'),
    ...settled(regulation('316.5')),
  },
  {
    key: 'citizenship.absence-breaking',
    label: 'An absence of this or more breaks the residence',
    intervals: since('1952-12-24', 'a year'),
    ...settled(regulation('316.5')),
  },
  {
    key: 'citizenship.child',
    label: 'Children who are citizens through a parent; follows "children who are"',
    intervals: since(
      '2001-02-27',
      'under 18, permanent residents, and living with the parent who is a citizen',
    ),
    ...settled(statute('1431', 'section 320')),
  },
  {
    key: 'citizenship.child-age',
    label: 'Age of a child who is a citizen through a parent',
    intervals: since('2001-02-27', 'under 18'),
    ...settled(statute('1431', 'section 320')),
  },
]

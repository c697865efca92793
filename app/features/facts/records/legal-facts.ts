import type { Fact } from '#app/features/facts/fact.ts'
import { workAndInvestmentFacts } from '#app/features/facts/records/work-and-investment-facts.ts'
import {
  moving,
  processingTimes,
  regulation,
  settled,
  since,
  statute,
} from '#app/features/facts/records/fact-sources.ts'

const familyFacts: readonly Fact[] = [
  {
    key: 'parents.petitioner-age',
    label: 'Age at which a citizen may petition for a parent',
    intervals: since('1952-12-24', '21 or older'),
    source: statute('1151', 'section 201(b)(2)(A)(i)'),
    ...settled,
  },
  {
    key: 'spouse.processing',
    label: 'Months until a spouse visa; print it with its date and a link to the current times',
    intervals: since('2015-01-01', 'historically 9 to 18 months; check current times'),
    source: processingTimes,
    ...moving,
  },
  {
    key: 'consulates.pause',
    label: 'Pause of immigrant visas at the consulates, as a whole sentence',
    intervals: since(
      '2026-01-01',
      'Since January 2026, U.S. consulates have paused immigrant visas for nationals of many countries.',
    ),
    source: { name: 'U.S. Department of State', url: 'https://travel.state.gov/' },
    ...moving,
  },
]

const humanitarianFacts: readonly Fact[] = [
  {
    key: 'asylum.deadline',
    label: 'Time to file for asylum after the last arrival; print the exceptions with it',
    intervals: since('1997-04-01', 'one year'),
    source: statute('1158', 'section 208(a)(2)(B)'),
    ...settled,
  },
  {
    key: 'asylum.exceptions',
    label: 'Exceptions to the asylum deadline, as a whole sentence',
    intervals: since(
      '1997-04-01',
      'There are exceptions when conditions have changed or when extraordinary circumstances kept you from filing in time.',
    ),
    source: statute('1158', 'section 208(a)(2)(D)'),
    ...settled,
  },
  {
    key: 'asylum.fees',
    label: 'Fees of an asylum application, as a whole sentence; link the fee schedule beside it',
    intervals: since(
      '2025-07-04',
      'Since 2025 there is a fee to file for asylum and another for each year that the case waits.',
    ),
    source: { name: 'USCIS, fee schedule (Form G-1055)', url: 'https://www.uscis.gov/g-1055' },
    ...moving,
  },
  {
    key: 'uvisa.cap',
    label: 'U visas for principal victims in a year',
    intervals: since('2000-10-28', '10,000'),
    source: statute('1184', 'section 214(p)(2)'),
    ...settled,
  },
  {
    key: 'uvisa.wait',
    label: 'The wait for a U visa; never a figure that implies speed',
    intervals: since('2009-10-01', 'years'),
    source: processingTimes,
    ...settled,
  },
]

const civicsSource = {
  name: 'USCIS, citizenship resource center',
  url: 'https://www.uscis.gov/citizenship',
}

// The day of filing decides which test applies, so neither test replaces the other.
const olderTest = { source: civicsSource, ...settled }
const newerTest = { source: civicsSource, ...settled }

const citizenshipFacts: readonly Fact[] = [
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
    source: statute('1423', 'section 312(b)(3)'),
    ...settled,
  },
  {
    key: 'citizenship.years',
    label: 'Years as a permanent resident before citizenship',
    intervals: since('1952-12-24', '5 years'),
    source: statute('1427', 'section 316(a)'),
    ...settled,
  },
  {
    key: 'citizenship.years-married',
    label: 'The same for the husband or wife of a citizen; needs as many years together',
    intervals: since('1952-12-24', '3 years'),
    source: statute('1430', 'section 319(a)'),
    ...settled,
  },
  {
    key: 'citizenship.early-filing',
    label: 'How long before the years are over the application may be filed',
    intervals: since('1990-11-29', '90 days'),
    source: regulation('334.2'),
    ...settled,
  },
]

/** Staff's entries on the Facts page take precedence. */
export const legalFacts: readonly Fact[] = [
  ...citizenshipFacts,
  ...workAndInvestmentFacts,
  ...familyFacts,
  ...humanitarianFacts,
]

import type { Fact } from '#app/features/facts/fact.ts'
import {
  moving,
  regulation,
  settled,
  since,
  statute,
} from '#app/features/facts/records/fact-sources.ts'

const eb5Source = statute('1153', 'section 203(b)(5)')
const eb5Conditions = statute('1186b', 'section 216A')
// The statute adjusts both amounts on this day and no official figure is known: a projection would mislead.
const eb5Adjusted = {
  effectiveFrom: '2027-01-01',
  value: 'adjusted for inflation; ask us for the current amount',
} as const
const eb5 = {
  group: 'What an investor has to invest',
  source: eb5Source,
  lastVerified: settled.lastVerified,
  reviewBy: '2027-03-31',
} as const

const treaty = 'a country that has the right treaty with the United States'

export const workAndInvestmentFacts: readonly Fact[] = [
  {
    key: 'eb5.targeted',
    label: 'EB-5 investment in a targeted employment area',
    intervals: [{ effectiveFrom: '2022-03-15', value: '$800,000' }, eb5Adjusted],
    ...eb5,
  },
  {
    key: 'eb5.standard',
    label: 'EB-5 investment elsewhere',
    intervals: [{ effectiveFrom: '2022-03-15', value: '$1,050,000' }, eb5Adjusted],
    ...eb5,
  },
  {
    key: 'eb5.investment',
    label: 'Both EB-5 amounts, as the end of a sentence such as "The smallest investment is …"',
    intervals: [
      {
        effectiveFrom: '2022-03-15',
        value: '$800,000 in a targeted employment area and $1,050,000 anywhere else',
      },
      eb5Adjusted,
    ],
    ...eb5,
  },
  {
    key: 'eb5.jobs',
    label: 'Jobs that an EB-5 investment must create',
    intervals: since('1990-11-29', 'at least 10 full-time jobs'),
    source: eb5Source,
    ...settled,
  },
  {
    key: 'e2.nationality',
    label: 'Who may apply for an E-2 visa; stands in the first line about it, as a whole sentence',
    intervals: since('1952-12-24', `The E-2 visa is only for nationals of ${treaty}.`),
    source: statute('1101', 'section 101(a)(15)(E)'),
    ...settled,
  },
  {
    key: 'e2.treaty',
    label: 'Whose nationals may have an E visa; follows "nationals of"',
    intervals: since('1952-12-24', treaty),
    source: statute('1101', 'section 101(a)(15)(E)'),
    ...settled,
  },
  {
    key: 'e2.limits',
    label: 'What an E-2 visa is not; as a whole sentence',
    intervals: since(
      '1952-12-24',
      'You can renew it, but it does not lead to a green card by itself.',
    ),
    source: statute('1101', 'section 101(a)(15)(E)(ii)'),
    ...settled,
  },
  {
    key: 'eb5.conditional',
    label: 'How long the first green card of an EB-5 investor is conditional',
    intervals: since('1990-11-29', 'two years'),
    source: eb5Conditions,
    ...settled,
  },
  {
    key: 'eb5.removal',
    label: 'When to file the petition to remove the conditions of an EB-5 green card',
    intervals: since(
      '1990-11-29',
      'in the 90 days before the second anniversary of the conditional green card',
    ),
    source: eb5Conditions,
    ...settled,
  },
  {
    key: 'o1.standard',
    label: 'O-1 in science, education, business and athletics; follows "you are"',
    intervals: since('1990-11-29', 'one of the small percentage at the very top of the field'),
    source: regulation('214.2'),
    ...settled,
  },
  {
    key: 'o1.arts',
    label: 'O-1 in the arts; follows "you have"',
    intervals: since('1990-11-29', 'distinction'),
    source: regulation('214.2'),
    ...settled,
  },
  {
    key: 'l1.employment',
    label: 'Earlier work that an L-1 visa requires',
    intervals: since(
      '2005-06-06',
      'at least one continuous year of work abroad for a qualifying organization within the three years before',
    ),
    source: regulation('214.2'),
    ...settled,
  },
  {
    key: 'h1b.notice',
    label: 'Dated notice beside the H-1B service, as a whole sentence; never say "open"',
    intervals: since(
      '2025-09-21',
      'Proclamations have limited new H-1B petitions since September 2025; ask us what applies on the day you file.',
    ),
    source: { name: 'USCIS, H-1B', url: 'https://www.uscis.gov/h-1b' },
    ...moving,
  },
  {
    key: 'diversity.notice',
    label: 'Dated notice beside the diversity lottery, as a whole sentence; never say "open"',
    intervals: since(
      '2025-12-18',
      'The diversity lottery has been subject to pauses since December 2025; ask us where it stands today.',
    ),
    source: { name: 'U.S. Department of State', url: 'https://travel.state.gov/' },
    ...moving,
  },
]

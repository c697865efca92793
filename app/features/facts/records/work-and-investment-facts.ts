import type { Fact } from '#app/features/facts/fact.ts'
import {
  moving,
  regulation,
  settled,
  since,
  stateDepartment,
  statute,
  whiteHouse,
  uscis,
} from '#app/features/facts/records/fact-sources.ts'

const eb5Source = statute('1153', 'section 203(b)(5)')
const eb5Conditions = statute('1186b', 'section 216A')
const eb5 = {
  group: 'What an investor has to invest',
  // The statute adjusts both amounts on the day after and no official figure is known: a projection would mislead.
  until: '2026-12-31',
  source: eb5Source,
  asOf: '2026-06-25',
  checked: null,
  reviewBy: '2026-12-31',
} as const

const treaty = 'a country that has the right treaty with the United States'

export const workAndInvestmentFacts: readonly Fact[] = [
  {
    key: 'eb5.targeted',
    label: 'EB-5 investment in a targeted employment area',
    intervals: since('2022-03-15', '$800,000'),
    ...eb5,
  },
  {
    key: 'eb5.standard',
    label: 'EB-5 investment elsewhere',
    intervals: since('2022-03-15', '$1,050,000'),
    ...eb5,
  },
  {
    key: 'eb5.investment',
    label: 'Both EB-5 amounts, as the end of a sentence such as "The smallest investment is …"',
    intervals: since(
      '2022-03-15',
      '$800,000 in a targeted employment area and $1,050,000 anywhere else',
    ),
    ...eb5,
  },
  {
    key: 'eb5.jobs',
    label: 'Jobs that an EB-5 investment must create',
    intervals: since('1990-11-29', 'at least 10 full-time jobs'),
    ...settled(eb5Source),
  },
  {
    key: 'e2.nationality',
    label: 'Who may apply for an E-2 visa; stands in the first line about it, as a whole sentence',
    intervals: since('1952-12-24', `The E-2 visa is only for nationals of ${treaty}.`),
    ...settled(statute('1101', 'section 101(a)(15)(E)')),
  },
  {
    key: 'e2.treaty',
    label: 'Whose nationals may have an E visa; follows "nationals of"',
    intervals: since('1952-12-24', treaty),
    ...settled(statute('1101', 'section 101(a)(15)(E)')),
  },
  {
    key: 'e2.limits',
    label: 'What an E-2 visa is not; as a whole sentence',
    intervals: since(
      '1952-12-24',
      'You can renew it, but it does not lead to a green card by itself.',
    ),
    ...settled(statute('1101', 'section 101(a)(15)(E)(ii)')),
  },
  {
    key: 'eb5.conditional',
    label: 'How long the first green card of an EB-5 investor is conditional',
    intervals: since('1990-11-29', 'two years'),
    ...settled(eb5Conditions),
  },
  {
    key: 'eb5.removal',
    label: 'When to file the petition to remove the conditions of an EB-5 green card',
    intervals: since(
      '1990-11-29',
      'in the 90 days before the second anniversary of the conditional green card',
    ),
    ...settled(eb5Conditions),
  },
  {
    key: 'o1.standard',
    label: 'O-1 in science, education, business and athletics; follows "you are"',
    intervals: since('1990-11-29', 'one of the small percentage at the very top of the field'),
    ...settled(regulation('214.2')),
  },
  {
    key: 'o1.arts',
    label: 'O-1 in the arts; follows "you have"',
    intervals: since('1990-11-29', 'distinction'),
    ...settled(regulation('214.2')),
  },
  {
    key: 'l1.employment',
    label: 'Earlier work that an L-1 visa requires',
    intervals: since(
      '2005-06-06',
      'at least one continuous year of work abroad for a qualifying organization within the three years before',
    ),
    ...settled(regulation('214.2')),
  },
  {
    key: 'eb5.program',
    label: 'How long the program of the EB-5 regional centers lasts, as whole sentences',
    intervals: [
      {
        effectiveFrom: '2022-03-15',
        value:
          'The regional center program ends on September 30, 2027 unless Congress renews it. Petitions filed through September 30, 2026 are protected if it ends; for a petition that is filed now this is no longer so.',
      },
      {
        effectiveFrom: '2027-10-01',
        value:
          'The regional center program was to end on September 30, 2027; ask us whether Congress has renewed it.',
      },
    ],
    source: eb5Source,
    asOf: '2026-06-25',
    checked: null,
    reviewBy: '2026-12-31',
  },
  {
    key: 'h1b.notice',
    label: 'Dated notice beside the H-1B service, as whole sentences; never say "open"',
    intervals: [
      {
        effectiveFrom: '2025-09-21',
        value:
          'A proclamation, extended to September 21, 2027, asks employers to pay $100,000 for many new H-1B workers who are abroad. Courts have disagreed about it, and whether it is collected can change from week to week. Ask us before you file.',
      },
      {
        effectiveFrom: '2027-09-22',
        value:
          'A proclamation that asked employers to pay $100,000 for many new H-1B workers was to end on September 21, 2027; ask us whether it still applies.',
      },
    ],
    source: whiteHouse,
    asOf: '2026-10-01',
    checked: null,
    // Courts change it from week to week.
    reviewBy: '2026-12-04',
  },
  {
    key: 'h1b.selection',
    label: 'How the yearly H-1B selection is weighted, as a whole sentence',
    intervals: since(
      '2026-02-27',
      'Since February 27, 2026 the yearly selection favors higher pay: a job at wage level IV has four entries, a job at level I has one.',
    ),
    ...moving(uscis('H-1B', 'h-1b')),
  },
  {
    key: 'diversity.notice',
    label: 'Dated notice beside the diversity lottery, as whole sentences',
    intervals: since(
      '2025-12-18',
      'The lottery is not open: when its page was last seen, the State Department had published no dates for the next one. Visas for winners have been paused since December 2025. To enter costs $1 and takes a passport; anyone who asks for more is not the government.',
    ),
    ...moving(stateDepartment, '2026-09-10'),
  },
]

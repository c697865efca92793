import type { Fact } from '#app/features/facts/fact.ts'
import {
  moving,
  processingTimes,
  settled,
  since,
  statute,
} from '#app/features/facts/records/fact-sources.ts'

const uVisaFamily = {
  source: statute('1101', 'section 101(a)(15)(U)(ii)'),
  ...settled,
} as const

export const humanitarianFacts: readonly Fact[] = [
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
  {
    key: 'uvisa.family',
    label: 'Family of a U visa victim who is 21 or older, as a whole sentence',
    intervals: since(
      '2000-10-28',
      'If you are 21 or older, your husband or wife and your unmarried children under 21 may be part of your case.',
    ),
    ...uVisaFamily,
  },
  {
    key: 'uvisa.family-young',
    label: 'Family of a U visa victim who is under 21, in addition, as a whole sentence',
    intervals: since(
      '2000-10-28',
      'If you are under 21, so may your parents and your unmarried brothers and sisters under 18.',
    ),
    ...uVisaFamily,
  },
  {
    key: 'uvisa.adjustment-years',
    label: 'Continuous presence in U status before the green card',
    intervals: since('2000-10-28', 'three years'),
    source: statute('1255', 'section 245(m)'),
    ...settled,
  },
]

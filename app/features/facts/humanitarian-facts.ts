import type { Fact } from '#app/features/facts/fact.ts'
import { moving, processingTimes, settled, statute } from '#app/features/facts/fact-sources.ts'

export const humanitarianFacts: readonly Fact[] = [
  {
    key: 'asylum.deadline',
    label: 'Time to file for asylum after the last arrival; print the exceptions with it',
    intervals: [{ effectiveFrom: '1997-04-01', value: 'one year' }],
    source: statute('1158', 'section 208(a)(2)(B)'),
    ...settled,
  },
  {
    key: 'asylum.exceptions',
    label: 'Exceptions to the asylum deadline, as a whole sentence',
    intervals: [
      {
        effectiveFrom: '1997-04-01',
        value:
          'There are exceptions when conditions have changed or when extraordinary circumstances kept you from filing in time.',
      },
    ],
    source: statute('1158', 'section 208(a)(2)(D)'),
    ...settled,
  },
  {
    key: 'asylum.fees',
    label: 'Fees of an asylum application, as a whole sentence; link the fee schedule beside it',
    intervals: [
      {
        effectiveFrom: '2025-07-04',
        value:
          'Since 2025 there is a fee to file for asylum and another for each year that the case waits.',
      },
    ],
    source: { name: 'USCIS, fee schedule (Form G-1055)', url: 'https://www.uscis.gov/g-1055' },
    ...moving,
  },
  {
    key: 'uvisa.cap',
    label: 'U visas for principal victims in a year',
    intervals: [{ effectiveFrom: '2000-10-28', value: '10,000' }],
    source: statute('1184', 'section 214(p)(2)'),
    ...settled,
  },
  {
    key: 'uvisa.wait',
    label: 'The wait for a U visa; never a figure that implies speed',
    intervals: [{ effectiveFrom: '2009-10-01', value: 'years' }],
    source: processingTimes,
    ...settled,
  },
]

import type { Fact } from '#app/features/facts/fact.ts'
import { moving, processingTimes, settled, statute } from '#app/features/facts/fact-sources.ts'

export const familyFacts: readonly Fact[] = [
  {
    key: 'parents.petitioner-age',
    label: 'Age at which a citizen may petition for a parent',
    intervals: [{ effectiveFrom: '1952-12-24', value: '21 or older' }],
    source: statute('1151', 'section 201(b)(2)(A)(i)'),
    ...settled,
  },
  {
    key: 'spouse.processing',
    label: 'Months until a spouse visa; print it with its date and a link to the current times',
    intervals: [
      {
        effectiveFrom: '2015-01-01',
        value: 'historically 9 to 18 months; check current times',
      },
    ],
    source: processingTimes,
    ...moving,
  },
  {
    key: 'consulates.pause',
    label: 'Pause of immigrant visas at the consulates, as a whole sentence',
    intervals: [
      {
        effectiveFrom: '2026-01-01',
        value:
          'Since January 2026, U.S. consulates have paused immigrant visas for nationals of many countries.',
      },
    ],
    source: { name: 'U.S. Department of State', url: 'https://travel.state.gov/' },
    ...moving,
  },
]

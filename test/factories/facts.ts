import type { Fact } from '#app/features/facts/fact.ts'

/** Worth $1, and $2 from 2027 on. */
export function aFact(changes: Partial<Fact> = {}): Fact {
  return {
    key: 'sample.amount',
    label: 'An amount',
    intervals: [
      { effectiveFrom: '2022-03-15', value: '$1' },
      { effectiveFrom: '2027-01-01', value: '$2' },
    ],
    source: { name: 'A statute', url: 'https://example.com/' },
    asOf: '2026-06-30',
    checked: null,
    reviewBy: '2026-12-31',
    ...changes,
  }
}

import type { Fact, FactRevision } from '#app/features/facts/fact.ts'

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

export function aRevision(changes: Partial<FactRevision> = {}): FactRevision {
  return {
    id: 'one',
    key: 'sample.amount',
    change: null,
    source: { name: 'Federal Register', url: 'https://example.com/register' },
    checked: '2026-11-20',
    reviewBy: '2027-11-20',
    enteredAt: new Date('2026-11-16T15:00:00Z'),
    enteredBy: 'anna@example.com',
    ...changes,
  }
}

import { expect, test } from 'vitest'
import {
  type Fact,
  factAt,
  type FactRevision,
  isOverdue,
  nextExpiry,
  reviseFacts,
} from '#app/features/facts/fact.ts'

const amount: Fact = {
  key: 'eb5.targeted',
  label: 'An amount',
  intervals: [
    { effectiveFrom: '2022-03-15', value: '$800,000' },
    { effectiveFrom: '2027-01-01', value: 'ask us' },
  ],
  source: { name: 'A statute', url: 'https://example.com/' },
  lastVerified: '2026-06-30',
  reviewBy: '2026-12-31',
}

function aRevision(changes: Partial<FactRevision> = {}): FactRevision {
  return {
    id: 'one',
    key: amount.key,
    change: null,
    source: { name: 'Federal Register', url: 'https://example.com/register' },
    lastVerified: '2026-11-20',
    reviewBy: '2027-11-20',
    enteredAt: new Date('2026-11-20T15:00:00Z'),
    enteredBy: 'anna@example.com',
    ...changes,
  }
}

const revised = (...revisions: FactRevision[]): Fact => {
  const [fact] = reviseFacts([amount], revisions)
  if (!fact) throw new Error('One fact stays one fact')
  return fact
}

test('an official amount takes the place of the words that stood in for it, from the same midnight on', () => {
  const fact = revised(aRevision({ change: { effectiveFrom: '2027-01-01', value: '$900,000' } }))
  expect(factAt(fact, new Date('2027-01-01T04:59:59Z'))).toBe('$800,000')
  expect(factAt(fact, new Date('2027-01-01T05:00:00Z'))).toBe('$900,000')
  expect(fact.intervals).toHaveLength(2)
})

test('a value that starts between two others moves neither', () => {
  const fact = revised(aRevision({ change: { effectiveFrom: '2026-12-01', value: '$850,000' } }))
  expect(fact.intervals.map(({ value }) => value)).toEqual(['$800,000', '$850,000', 'ask us'])
  expect(nextExpiry([fact], new Date('2026-11-21T12:00:00Z'))).toEqual(
    new Date('2026-12-01T05:00:00Z'),
  )
})

test('a figure that was only checked keeps its words and is no longer overdue', () => {
  const late = new Date('2027-02-01T12:00:00Z')
  expect(isOverdue(amount, late)).toBe(true)
  const fact = revised(aRevision())
  expect(isOverdue(fact, late)).toBe(false)
  expect(fact.intervals).toEqual(amount.intervals)
  expect(fact.source.name).toBe('Federal Register')
})

test('what was entered last counts, and a key that the site does not know changes nothing', () => {
  const effectiveFrom = '2027-01-01'
  const first = aRevision({ change: { effectiveFrom, value: '$900,000' } })
  const second = aRevision({ id: 'two', change: { effectiveFrom, value: '$905,000' } })
  expect(factAt(revised(first, second), new Date('2027-06-01T12:00:00Z'))).toBe('$905,000')
  expect(reviseFacts([amount], [aRevision({ key: 'gone.fact' })])).toEqual([amount])
})

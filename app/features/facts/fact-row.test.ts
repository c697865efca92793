import { expect, test } from 'vitest'
import type { FactRevision } from '#app/features/facts/fact.ts'
import { factHistory } from '#app/features/facts/fact-row.ts'
import { aRevision } from '#test/factories/facts.ts'
import { legalFacts } from '#app/features/facts/records/legal-facts.ts'

const tuesday = new Date('2026-11-17T15:00:00Z')

const entered = (id: string, key: string, changes: Partial<FactRevision> = {}) =>
  aRevision({ id, key, change: { value: `$${id}`, effectiveFrom: '2027-01-01' }, ...changes })

const together = legalFacts.filter(({ key }) => ['eb5.targeted', 'eb5.standard'].includes(key))
const revisions = [
  entered('1', 'eb5.targeted'),
  entered('2', 'eb5.standard'),
  entered('3', 'asylum.deadline'),
  entered('4', 'eb5.standard', { enteredBy: 'ben@example.com' }),
  entered('5', 'eb5.targeted', { enteredAt: tuesday, change: null }),
]

test('what was entered together is one entry with a line for each figure, the newest first', () => {
  const history = factHistory(revisions, together)
  expect(history.map(({ id, what, who }) => [id, who, what])).toEqual([
    [
      '5',
      'anna@example.com',
      ['EB-5 investment in a targeted employment area: Compared with the source, no change'],
    ],
    ['4', 'ben@example.com', ['EB-5 investment elsewhere: From January 1, 2027: $4']],
    [
      '1',
      'anna@example.com',
      [
        'EB-5 investment in a targeted employment area: From January 1, 2027: $1',
        'EB-5 investment elsewhere: From January 1, 2027: $2',
      ],
    ],
  ])
  expect(history[0]?.withdraw).toBe('Withdraw what anna@example.com entered on November 17, 2026')
})

test('of a figure that changes alone nothing is named twice', () => {
  const alone = legalFacts.filter(({ key }) => key === 'asylum.deadline')
  const history = factHistory(revisions, alone)
  expect(history.map(({ what }) => what)).toEqual([['From January 1, 2027: $3']])
})

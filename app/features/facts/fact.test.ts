import { expect, test } from 'vitest'
import {
  type Fact,
  factAt,
  type FactRevision,
  isOverdue,
  nextExpiry,
  quoteAllFacts,
  quotedKeys,
  quoteFacts,
  quoteKnownFacts,
  reviseFacts,
} from '#app/features/facts/fact.ts'
import { aFact, aRevision } from '#test/factories/facts.ts'

const amount = aFact()
const sentence = aFact({
  key: 'sample.whole-sentence',
  intervals: [{ effectiveFrom: '2022-03-15', value: 'It is so.' }],
  reviewBy: '2026-12-01',
})

const noon = (date: string) => new Date(`${date}T17:00:00Z`)

test('a new value starts at midnight in the East, not a minute before', () => {
  expect(factAt(amount, new Date('2027-01-01T04:59:59.999Z'))).toBe('$1')
  expect(factAt(amount, new Date('2027-01-01T05:00:00Z'))).toBe('$2')
  // Before the first interval the first value stands.
  expect(factAt(amount, noon('2020-01-01'))).toBe('$1')
})

test('the last day of review still counts, and the midnight after it does not', () => {
  expect(isOverdue(amount, new Date('2027-07-01T03:59:59.999Z'))).toBe(false)
  expect(isOverdue(amount, new Date('2027-07-01T04:00:00Z'))).toBe(true)
})

test('an overdue figure says that it is being verified, inside its sentence', () => {
  const print = (fact: Fact, date: string) => quoteFacts(`{${fact.key}}`, [fact], noon(date))
  expect(print(amount, '2027-07-01')).toBe('$2 (being verified)')
  expect(print(sentence, '2026-12-02')).toBe('It is so (being verified).')
})

test('the next boundary is the first change of any text after now', () => {
  const facts = [amount, sentence]
  const days = ['2026-11-21', '2026-12-02', '2027-01-01', '2027-07-01']
  const expiries = days.map((date) => nextExpiry(facts, noon(date)))
  const [newYear, july] = [new Date('2027-01-01T05:00:00Z'), new Date('2027-07-01T04:00:00Z')]
  expect(expiries).toEqual([new Date('2026-12-02T05:00:00Z'), newYear, july, null])
  // The boundary itself is past: at that instant the text has already changed.
  expect(nextExpiry([amount], newYear)).toEqual(july)
})

test('a text quotes facts and their dates by key and leaves other placeholders alone', () => {
  const text = '{sample.amount}, read on {sample.amount:verified}. Call {phone}.'
  const quote = (quoted: string) => quoteFacts(quoted, [amount], noon('2026-11-21'))
  expect(quote(text)).toBe('$1, read on June 30, 2026. Call {phone}.')
  // A key that no fact has is a mistake that cannot reach a reader.
  expect(() => quote('{sample.amuont}')).toThrow('{sample.amuont}')
})

test('every text of a record is quoted, at any depth, and the record stays as it was', () => {
  const recordWith = (text: string) => ({ title: 'T', items: [{ lines: [text, 'b'] }], none: null })
  const content = recordWith('{sample.amount}')
  expect(quoteAllFacts(content, [amount], noon('2027-02-01'))).toEqual(recordWith('$2'))
  expect(content).toEqual(recordWith('{sample.amount}'))
  const gone = recordWith('{sample.withdrawn}')
  expect(quoteAllFacts(gone, [amount], noon('2027-02-01'))).toEqual(gone)
})

test('the keys that a text quotes can be listed', () => {
  const keys = quotedKeys('{sample.amount} and {phone} and {sample.amount:verified}')
  expect(keys).toEqual(['sample.amount', 'sample.amount'])
})

test('in what staff write, a fact is quoted and what only looks like one stays as it was typed', () => {
  const others = '{sample.amuont}, {phone} and {a.b}'
  const text = `Pay {sample.amount}, see {sample.amount:verified}, ${others}.`
  const quoted = quoteKnownFacts(text, [amount], noon('2026-11-21'))
  expect(quoted).toBe(`Pay $1, see June 30, 2026, ${others}.`)
})

const revised = (...revisions: FactRevision[]) => reviseFacts([amount], revisions)[0] as Fact

test('an official amount takes the place of the words that stood in for it, from the same midnight on', () => {
  const fact = revised(aRevision({ change: { effectiveFrom: '2027-01-01', value: '$3' } }))
  expect(factAt(fact, new Date('2027-01-01T04:59:59Z'))).toBe('$1')
  expect(factAt(fact, new Date('2027-01-01T05:00:00Z'))).toBe('$3')
  expect(fact.intervals).toHaveLength(2)
})

test('a value that starts between two others moves neither', () => {
  const fact = revised(aRevision({ change: { effectiveFrom: '2026-12-01', value: '$3' } }))
  expect(fact.intervals.map(({ value }) => value)).toEqual(['$1', '$3', '$2'])
  expect(nextExpiry([fact], noon('2026-11-21'))).toEqual(new Date('2026-12-01T05:00:00Z'))
})

test('a figure that was only checked keeps its words and is no longer overdue', () => {
  const late = noon('2027-08-01')
  expect(isOverdue(amount, late)).toBe(true)
  const fact = revised(aRevision())
  expect(isOverdue(fact, late)).toBe(false)
  expect(fact.intervals).toEqual(amount.intervals)
  expect(fact.source.name).toBe('Federal Register')
})

test('what was entered last counts, and a key that the site does not know changes nothing', () => {
  const valued = (value: string) =>
    aRevision({ id: value, change: { effectiveFrom: '2027-01-01', value } })
  expect(factAt(revised(valued('$3'), valued('$4')), noon('2027-06-01'))).toBe('$4')
  expect(reviseFacts([amount], [aRevision({ key: 'gone.fact' })])).toEqual([amount])
})

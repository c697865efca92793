import { expect, test } from 'vitest'
import {
  comparedOn,
  type Fact,
  factAt,
  isOverdue,
  knownEnd,
  namesPastValue,
  nextExpiry,
  quoteAllFacts,
  quotedKeys,
  quoteFacts,
  quoteKnownFacts,
} from '#app/features/facts/fact.ts'
import { type Locale, LOCALES } from '#app/platform/texts/locales.ts'
import { aFact } from '#test/factories/facts.ts'

const amount = aFact()
const sentence = aFact({
  key: 'sample.whole-sentence',
  intervals: [{ effectiveFrom: '2022-03-15', value: 'It is so.' }],
  reviewBy: '2026-12-01',
})
const checked = (fact: Fact): Fact => ({ ...fact, checked: '2026-07-15' })

const noon = (date: string) => new Date(`${date}T17:00:00Z`)

test('a new value starts at midnight in the East, not a minute before', () => {
  expect(factAt(amount, new Date('2027-01-01T04:59:59.999Z'))).toBe('$1')
  expect(factAt(amount, new Date('2027-01-01T05:00:00Z'))).toBe('$2')
  // Before the first interval the first value stands.
  expect(factAt(amount, noon('2020-01-01'))).toBe('$1')
})

test('the last day of review still counts, and the midnight after it does not', () => {
  expect(isOverdue(amount, new Date('2027-01-01T04:59:59.999Z'))).toBe(false)
  expect(isOverdue(amount, new Date('2027-01-01T05:00:00Z'))).toBe(true)
})

const print = (fact: Fact, date: string, locale: Locale = 'en') =>
  quoteFacts(`{${fact.key}}`, [fact], noon(date), locale)

test('only a figure that the firm has checked once says that it is being verified, inside its sentence', () => {
  expect(print(checked(amount), '2027-01-02')).toBe('$2 (being verified)')
  expect(print(checked(sentence), '2026-12-02')).toBe('It is so (being verified).')
  expect(print(checked(sentence), '2026-12-01')).toBe('It is so.')
  expect(print(amount, '2027-01-02')).toBe('$2')
  expect(print(sentence, '2026-12-02')).toBe('It is so.')
})

test('a known end is the day before another value starts, until the last minute of that day', () => {
  expect(knownEnd(amount, new Date('2027-01-01T04:59:59.999Z'))).toBe('2026-12-31')
  expect(knownEnd(amount, new Date('2027-01-01T05:00:00Z'))).toBe(null)
  expect(knownEnd(amount, noon('2020-01-01'))).toBe('2026-12-31')
  expect(knownEnd(sentence, noon('2026-11-21'))).toBe(null)
  // The words of one that changes together with others may stay the same.
  const [first] = amount.intervals
  const kept = [first, { effectiveFrom: '2026-12-01', value: '$1' }, ...amount.intervals.slice(1)]
  const same = aFact({ intervals: kept as unknown as Fact['intervals'] })
  expect(knownEnd(same, noon('2026-11-21'))).toBe('2026-12-31')
})

const ending = (value: string) =>
  aFact({
    intervals: [
      { effectiveFrom: '2022-03-15', value },
      { effectiveFrom: '2027-01-01', value: 'It is otherwise.' },
    ],
    reviewBy: '2026-12-01',
  })

test('a value with a known end says until when it holds, inside its sentence and before other notes', () => {
  const day = '2026-11-21'
  expect(print(ending('$1'), day)).toBe('$1 (until December 31, 2026)')
  expect(print(ending('It is so.'), day)).toBe('It is so (until December 31, 2026).')
  expect(print(ending('It is so.'), '2027-01-01')).toBe('It is otherwise.')
  expect(print(checked(ending('It is so.')), '2026-12-02')).toBe(
    'It is so (until December 31, 2026, being verified).',
  )
})

const over = (value: string) =>
  aFact({ intervals: [{ effectiveFrom: '2022-03-15', value }], until: '2026-12-31' })

test('a value whose end is known stays with its last day, and a sentence gives way to a question', () => {
  expect(print(over('$1'), '2026-12-31')).toBe('$1 (until December 31, 2026)')
  expect(print(over('$1'), '2027-01-01')).toBe('$1 (until December 31, 2026; ask us for today’s)')
  expect(print(over('It is so.'), '2026-12-31')).toBe('It is so (until December 31, 2026).')
  expect(print(over('It is so.'), '2027-01-01')).toBe(
    'The rule that stood here applied until December 31, 2026. Ask us what applies today.',
  )
  // The day is said although the value names it: nothing else says that it is past.
  expect(print(over('$1 to December 31, 2026'), '2027-01-01')).toContain('; ask us for today’s)')
  expect(knownEnd(over('$1'), noon('2026-12-31'))).toBe('2026-12-31')
  expect(knownEnd(over('$1'), noon('2027-01-01'))).toBe(null)
})

test('a text may have words of its own for the time after a fact, and the bare value is bare no longer', () => {
  const say = (text: string, date: string) => quoteFacts(text, [over('$1')], noon(date))
  const own = 'It is {sample.amount; a sum: ask us}. Call {phone; now}.'
  expect(say(own, '2026-12-31')).toBe('It is $1 (until December 31, 2026). Call {phone; now}.')
  expect(say(own, '2027-01-01')).toBe('It is a sum: ask us. Call {phone; now}.')
  expect(say('{sample.amount:value}', '2026-12-31')).toBe('$1')
  expect(say('{sample.amount:value}', '2027-01-01')).toBe(
    '$1 (until December 31, 2026; ask us for today’s)',
  )
  // A fact with a later value is never over.
  expect(quoteFacts(own, [amount], noon('2027-01-01'))).toContain('It is $2.')
  expect(quotedKeys(own)).toEqual(['sample.amount'])
})

test('in every language a printed text says whether its value is over', () => {
  for (const locale of LOCALES) {
    expect(namesPastValue(print(over('$1'), '2026-12-31', locale))).toBe(false)
    expect(namesPastValue(print(over('$1'), '2027-01-01', locale))).toBe(true)
    const question = print(over('It is so.'), '2027-01-01', locale)
    expect([question.includes('It is so'), namesPastValue(question)]).toEqual([false, true])
  }
})

test('a value that names its last day itself gets no note, in the language that names it', () => {
  const [english, spanish] = ['To December 31, 2026.', 'Hasta el 31 de diciembre de 2026.']
  expect(print(ending(english), '2026-11-21')).toBe(english)
  expect(print(ending(spanish), '2026-11-21', 'es')).toBe(spanish)
  expect(print(ending(english), '2026-11-21', 'es')).toBe(
    'To December 31, 2026 (hasta el 31 de diciembre de 2026).',
  )
})

test.each([
  [
    'en',
    'until December 31, 2026',
    'being verified',
    'as of June 30, 2026',
    'checked on July 15, 2026',
  ],
  [
    'es',
    'hasta el 31 de diciembre de 2026',
    'en revisión',
    'situación al 30 de junio de 2026',
    'comprobado el 15 de julio de 2026',
  ],
  [
    'pt',
    'até 31 de dezembro de 2026',
    'em revisão',
    'situação em 30 de junho de 2026',
    'conferido em 15 de julho de 2026',
  ],
  [
    'fr',
    'jusqu’au 31 décembre 2026',
    'en cours de vérification',
    'situation au 30 juin 2026',
    'vérifié le 15 juillet 2026',
  ],
] as const)(
  'in %s the notes are "%s" and "%s", and the day is "%s" or "%s"',
  (locale, ...notes) => {
    const [until, beingVerified, asOf, checkedOn] = notes
    const say = (fact: Fact, part = '') =>
      quoteFacts(`{${fact.key}${part}}`, [fact], noon('2026-12-02'), locale)
    expect(say(checked(ending('$1')))).toBe(`$1 (${until}, ${beingVerified})`)
    expect([say(amount, ':day'), say(checked(amount), ':day')]).toEqual([asOf, checkedOn])
  },
)

test('the next boundary is the first change of any text after now', () => {
  const facts = [amount, checked(sentence)]
  const days = ['2026-11-21', '2026-12-02', '2027-01-01', '2027-07-01']
  const expiries = days.map((date) => nextExpiry(facts, noon(date)))
  const newYear = new Date('2027-01-01T05:00:00Z')
  expect(expiries).toEqual([new Date('2026-12-02T05:00:00Z'), newYear, null, null])
  // The boundary itself is past: at that instant the text has already changed.
  expect(nextExpiry([amount], newYear)).toBe(null)
  // The review of a figure that nobody of the firm has checked changes no text.
  expect(nextExpiry([sentence], noon('2026-11-21'))).toBe(null)
  expect(nextExpiry([over('$1')], noon('2026-11-21'))).toEqual(newYear)
  expect(nextExpiry([over('$1')], newYear)).toBe(null)
})

test('a text quotes facts, their days, bare values and sources by key and leaves other placeholders alone', () => {
  const quote = (quoted: string) => quoteFacts(quoted, [amount], noon('2026-11-21'))
  expect(quote('{sample.amount} ({sample.amount:day}). Call {phone}.')).toBe(
    '$1 (until December 31, 2026) (as of June 30, 2026). Call {phone}.',
  )
  expect(quote('tel:+{sample.amount:value}, {sample.amount:source}')).toBe(
    'tel:+$1, [A statute](https://example.com/)',
  )
  // A key or a part that no fact has is a mistake that cannot reach a reader.
  for (const wrong of [
    '{sample.amuont}',
    '{sample.amount:verified}',
    '{sample.amount:constructor}',
  ])
    expect(() => quote(wrong)).toThrow(wrong)
})

test('the link to a source is one link, whatever stands in its name and address', () => {
  const source = { name: 'Rules [8 CFR]', url: 'https://example.com/a_(b) c' }
  expect(quoteFacts('{sample.amount:source}', [aFact({ source })], noon('2026-11-21'))).toBe(
    String.raw`[Rules \[8 CFR\]](https://example.com/a_%28b%29%20c)`,
  )
})

test('every text of a record is quoted, at any depth, and the record stays as it was', () => {
  const recordWith = (text: string) => ({ title: 'T', items: [{ lines: [text, 'b'] }], none: null })
  const content = recordWith('{sample.amount}')
  expect(quoteAllFacts(content, [amount], noon('2027-02-01'))).toEqual(recordWith('$2'))
  expect(content).toEqual(recordWith('{sample.amount}'))
  const gone = recordWith('{sample.withdrawn}')
  expect(quoteAllFacts(gone, [amount], noon('2027-02-01'))).toEqual(gone)
})

test('the keys that a text quotes can be listed; one with an unknown part is none of them', () => {
  const keys = quotedKeys('{sample.amount} and {phone} and {sample.amount:day}')
  expect(keys).toEqual(['sample.amount', 'sample.amount'])
  expect(quotedKeys('{sample.amount:verified}')).toEqual(['sample.amount:verified'])
})

test('in what staff write, a fact is quoted and what only looks like one stays as it was typed', () => {
  const others = '{sample.amuont}, {phone}, {a.b} and {sample.amount:verified}'
  const text = `Pay {sample.amount:value}, {sample.amount:day}, ${others}.`
  const quoted = quoteKnownFacts(text, [amount], noon('2026-11-21'))
  expect(quoted).toBe(`Pay $1, as of June 30, 2026, ${others}.`)
})

test('a figure that was compared has the day of it, and a review that is over is as far away again', () => {
  const late = noon('2027-08-01')
  expect(isOverdue(amount, late)).toBe(true)
  const fact = comparedOn(amount, '2027-08-01', null)
  expect(isOverdue(fact, late)).toBe(false)
  // From the day of the source to the review: 184 days.
  expect(fact).toEqual({ ...amount, checked: '2027-08-01', reviewBy: '2028-02-01' })
  expect(comparedOn(amount, '2026-11-20', null).reviewBy).toBe(amount.reviewBy)
  // Not later than the last day of what the site says.
  expect(comparedOn(amount, '2026-11-20', '2026-12-01').reviewBy).toBe('2026-12-01')
})

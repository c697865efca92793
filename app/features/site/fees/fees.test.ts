import { expect, test } from 'vitest'
import { shippedRecords, shippedSite } from '#app/features/content/en/shipped.ts'
import { fieldTexts } from '#app/features/entries/fields.ts'
import { recordSchemas } from '#app/features/content/record-types.ts'
import { type OwnRecord, siteContentOf } from '#app/features/content/site-content.ts'
import { consultationOf } from '#app/features/site/fees/consultation.ts'
import { feesContent } from '#app/features/site/fees/fees.ts'
import { promisesOf } from '#app/features/site/fees/promises.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { personContent } from '#app/features/site/people/person.ts'
import { peopleOf } from '#app/features/site/people/people.ts'

const texts = interfaceTexts('en')
const { firm } = shippedSite
const now = new Date('2026-11-29T12:00:00Z')

test.each([
  [null, null, '30-minute consultation'],
  ['free', null, '30-minute consultation, free'],
  ['$150', 'with a written plan', '30-minute consultation, $150, with a written plan'],
  [null, 'with a written plan', '30-minute consultation, with a written plan'],
  ['$150', 'with a written plan. ', '30-minute consultation, $150, with a written plan'],
])('a consultation for %s that includes %s is: %s', (fee, includes, line) => {
  expect(consultationOf({ consultation: { fee, includes } }, texts.consultation).line).toBe(line)
})

test('what a consultation includes fits into its sentence, and a longer text of an earlier version stays', () => {
  const profile = (includes: string) => ({ ...firm, consultation: { fee: '$150', includes } })
  const accepts = (includes: string) => recordSchemas.firm.safeParse(profile(includes)).success
  expect([accepts('x'.repeat(200)), accepts('x'.repeat(201))]).toEqual([true, false])
  const { includes } = recordSchemas.firm.shape.consultation.shape
  expect(fieldTexts.get(includes.def.innerType)?.max).toBe(80)
})

test('only what the profile has switched on is promised, and a profile from before makes no promise', () => {
  const some = ['secondCheck', 'oneLawyer', 'safeTimes'] as const
  const promises = { secondCheck: true, oneLawyer: false }
  expect(promisesOf({ promises }, texts.promises, some).items).toEqual([
    texts.promises.promises.secondCheck,
  ])
  expect(promisesOf(firm, texts.promises, some).items).toEqual([])
  const { promises: _, ...before } = shippedRecords.firm.firm
  expect(recordSchemas.firm.safeParse(before)).toMatchObject({
    success: true,
    data: { promises: {} },
  })
})

test('an amount of the government needs a source: its own, or a legal fact by its key', () => {
  const fee = { ...shippedRecords.fee['form-i-130'], amount: '$1' }
  const source = { name: 'A rule', url: 'https://www.example.gov/rule', readOn: '2026-11-20' }
  const accepts = (data: object) => recordSchemas.fee.safeParse(data).success
  expect(accepts(fee)).toBe(false)
  for (const right of [{ source }, { amount: '{fee.i-130}' }, { amount: null }, { kind: 'firm' }])
    expect([right, accepts({ ...fee, ...right })]).toEqual([right, true])
})

test('fees are grouped by source and day; what has no amount, or quotes no known figure, is left out', () => {
  const { groups } = feesContent(shippedSite, texts, now).governmentFees
  const printed = Object.values(shippedRecords.fee).filter(
    ({ kind, amount }) => kind === 'government' && amount !== null,
  )
  expect(groups.flatMap(({ rows }) => rows)).toHaveLength(printed.length)
  expect(new Set(groups.map(({ source }) => source.text)).size).toBe(groups.length)
  const without = siteContentOf({ ...shippedRecords, fact: {} }, [])
  expect(feesContent(without, texts, now).governmentFees.groups).toEqual([])
})

test('a fee says as of which day its fact is, when the firm has checked it, or when its own source was read', () => {
  const key = 'fee.sample'
  const linesOf = (changes: object, source: object | null) => {
    const fact = {
      [key]: { ...shippedRecords.fact['eb5.jobs'], ...changes },
    } as typeof shippedRecords.fact
    const fee = { ...shippedRecords.fee['form-i-130'], amount: `{${key}}`, source }
    const own = { type: 'fee', id: 'own', locale: 'en', data: fee, review: null } as OwnRecord
    const site = siteContentOf({ ...shippedRecords, fee: {}, fact }, [own])
    return feesContent(site, texts, now).governmentFees.groups.map((group) => group.source.text)
  }
  const sourced = { source: { name: 'A statute', url: 'https://example.gov/' }, asOf: '2026-06-30' }
  const source = { name: 'A rule', url: 'https://www.example.gov/rule', readOn: '2026-11-20' }
  expect(linesOf(sourced, null)).toEqual(['Source: A statute, as of June 30, 2026.'])
  expect(linesOf({ ...sourced, checked: '2026-11-20' }, null)).toEqual([
    'Source: A statute, checked on November 20, 2026.',
  ])
  expect(linesOf(sourced, source)).toEqual(['Source: A rule, read on November 20, 2026.'])
})

test('a portrait is of the site itself, and where nobody is left the sample people stand in, with their pages', () => {
  const { founder } = shippedRecords.person
  const accepts = (portrait: string) =>
    recordSchemas.person.safeParse({ ...founder, portrait }).success
  expect(
    ['/images/a.jpg', '//evil.example/a.jpg', 'https://evil.example/a.jpg'].map(accepts),
  ).toEqual([true, false, false])
  const removed = Object.keys(shippedRecords.person).map((id) => {
    return { type: 'person', id, locale: 'en', data: null, review: null } as const
  })
  const emptied = siteContentOf(shippedRecords, removed)
  expect(peopleOf(emptied)).toEqual(peopleOf(shippedSite))
  expect(personContent(emptied, 'founder', texts.people)).not.toBeNull()
  expect(
    personContent(siteContentOf(shippedRecords, removed.slice(0, 1)), 'founder', texts.people),
  ).toBeNull()
})

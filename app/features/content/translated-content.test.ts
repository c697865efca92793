import { describe, expect, test } from 'vitest'
import type { RecordData } from '#app/features/content/record-types.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { type OwnRecord, siteContents } from '#app/features/content/site-content.ts'
import type { Locale } from '#app/platform/texts/locales.ts'

const { en, es } = shippedInAll

function own<Type extends 'country' | 'fee' | 'firm' | 'person' | 'question' | 'service' | 'term'>(
  locale: Locale,
  type: Type,
  id: string,
  data: RecordData<Type> | null,
): OwnRecord {
  return { locale, type, id, data, review: null } as OwnRecord
}

const founder = en.person['founder']
const question = en.question['cost']
if (!founder || !question) throw new Error('The shipped site has a founder and says what it costs.')

test('each language has its own texts where the firm has written nothing', () => {
  const sites = siteContents(shippedInAll, [])
  expect(sites.es.locale).toBe('es')
  expect(sites.es.find('service', 'u-visa')?.data.name).toBe(es.service['u-visa']?.name)
  expect(sites.fr.find('page', 'home')?.data.title).toBe(shippedInAll.fr.page['home']?.title)
  expect(sites.en.list('question')).toHaveLength(sites.pt.list('question').length)
})

describe('numbers, names and dates', () => {
  test('that the English record no longer has are in no other language either', () => {
    const country = { country: 'Nigeria', region: 'africa' } as const
    const site = siteContents(shippedInAll, [own('en', 'country', 'ng', country)]).es
    expect(site.find('country', 'ng')?.data).toEqual(country)
  })

  test('are those of the English profile in every language; its words only until the firm writes others', () => {
    const firm = {
      ...en.firm.firm,
      name: 'Rivera & Okafor',
      phone: '+17035550199',
      consultation: { fee: '$200', includes: null },
    }
    const site = siteContents(shippedInAll, [own('en', 'firm', 'firm', firm)]).es
    expect(site.firm).toMatchObject({ name: 'Rivera & Okafor', phone: '+17035550199' })
    // The Spanish sample would say another fee than the firm.
    expect(site.firm.consultation).toEqual(firm.consultation)
    // Unchanged in English, so that the translation that ships still says the same.
    expect(site.firm.advertisingLabel).toBe(es.firm.firm.advertisingLabel)
  })

  test('of a person too: a new name, and a biography that stays untranslated until the firm translates it', () => {
    const person = { ...founder, name: 'Ana Rivera', biography: 'She came to Virginia.' }
    const published = [own('en', 'person', 'founder', person)]
    expect(siteContents(shippedInAll, published).es.find('person', 'founder')?.data).toMatchObject({
      name: 'Ana Rivera',
      biography: 'She came to Virginia.',
      role: es.person['founder']?.role,
    })
    const translated = { ...founder, name: 'Nobody reads this', biography: 'Llegó a Virginia.' }
    const both = [...published, own('es', 'person', 'founder', translated)]
    const site = siteContents(shippedInAll, both).es
    expect(site.find('person', 'founder')?.data).toMatchObject({
      name: 'Ana Rivera',
      biography: 'Llegó a Virginia.',
    })
  })

  test('of a person without a translation: shown as in English, because a lawyer is no text', () => {
    const person = { ...founder, name: 'Ben Okafor', isFounder: false }
    const site = siteContents(shippedInAll, [own('en', 'person', 'ben', person)]).pt
    expect(site.find('person', 'ben')?.data.name).toBe('Ben Okafor')
  })
})

test('the place of a question is that of the English one, its words are its own', () => {
  const moved = { ...question, question: 'Changed?', page: 'contact', section: 'first', order: 1 }
  const site = siteContents(shippedInAll, [own('en', 'question', 'cost', moved)]).es
  expect(site.find('question', 'cost')?.data).toMatchObject({
    question: es.question['cost']?.question,
    page: 'contact',
    order: 1,
  })
})

describe('a translation is out of date', () => {
  const englishTerm = en.term['visa']
  const spanish = es.term['visa']
  if (!englishTerm || !spanish) throw new Error('The shipped glossary explains a visa.')
  const changed = own('en', 'term', 'visa', { ...englishTerm, definition: 'Something else.' })
  const isOutdated = (...records: OwnRecord[]) =>
    siteContents(shippedInAll, records).es.find('term', 'visa')?.isOutdated === true

  test('when it ships and the firm has written another English text', () => {
    expect([isOutdated(), isOutdated(changed)]).toEqual([false, true])
    expect(siteContents(shippedInAll, [changed]).en.find('term', 'visa')?.isOutdated).toBe(
      undefined,
    )
  })

  test('when the firm made it from another English text than the present one', () => {
    const from = (source: unknown) => ({ ...own('es', 'term', 'visa', spanish), source })
    expect(isOutdated(changed, from(changed.data))).toBe(false)
    expect(isOutdated(changed, from(englishTerm))).toBe(true)
    expect(isOutdated(from(changed.data))).toBe(true)
    // Nobody has said from which.
    expect(isOutdated(changed, from(null))).toBe(false)
  })

  test('not where the words that the firm changed are shown in English', () => {
    const site = siteContents(shippedInAll, [
      own('en', 'person', 'founder', { ...founder, biography: 'She came to Virginia.' }),
    ]).es
    expect(site.find('person', 'founder')?.isOutdated).toBe(undefined)
  })
})

test('an amount is that of the English fee, and the words that are never printed are those of the language', () => {
  const fee = en.fee['form-i-130']
  if (!fee) throw new Error('The shipped site has this fee.')
  const publishing: RecordData<'firm'>['publishing'] = {
    checklist: 'binding',
    glossary: { forbidden: ['cheap*'], allowed: [] },
  }
  const { es: site } = siteContents(shippedInAll, [
    own('en', 'fee', 'form-i-130', { ...fee, amount: '{fee.other}' }),
    own('en', 'firm', 'firm', { ...en.firm.firm, publishing }),
  ])
  expect(site.find('fee', 'form-i-130')?.data.amount).toBe('{fee.other}')
  expect(site.firm.publishing).toEqual({
    checklist: 'binding',
    glossary: es.firm.firm.publishing.glossary,
  })
})

test('what is removed in English is in no language; what is new in English waits for its translation; what is new elsewhere stays there', () => {
  const term = { term: 'Trámite', definition: 'Un paso ante el gobierno.', alsoCalled: [] }
  const sites = siteContents(shippedInAll, [
    own('en', 'question', 'cost', null),
    own('es', 'question', 'cost', question),
    own('en', 'term', 'made', null),
    own('es', 'term', 'made', term),
    own('en', 'question', 'new', question),
    own('es', 'term', 'tramite', term),
  ])
  expect([sites.es.find('question', 'cost'), sites.es.find('term', 'made')]).toEqual([null, null])
  expect(sites.fr.find('question', 'new')).toBeNull()
  expect(sites.es.find('term', 'tramite')?.data).toEqual(term)
  expect([sites.en, sites.pt].map((site) => site.find('term', 'tramite'))).toEqual([null, null])
})

test('a service that the firm does not offer is offered in no language', () => {
  const service = en.service['u-visa']
  if (!service) throw new Error('The shipped site has a page on the U visa.')
  const not = own('en', 'service', 'u-visa', { ...service, notOffered: true })
  const sites = siteContents(shippedInAll, [not, own('es', 'service', 'u-visa', service)])
  expect([sites.en, sites.es, sites.fr].map((site) => site.find('service', 'u-visa'))).toEqual([
    null,
    null,
    null,
  ])
})

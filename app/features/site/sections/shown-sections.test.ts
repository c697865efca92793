import { describe, expect, test } from 'vitest'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import { type Section, repeatedSections } from '#app/features/content/records/sections.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { type OwnRecord, siteContents } from '#app/features/content/site-content.ts'
import { checkRecord } from '#app/features/content-editor/editing/check-record.ts'
import { formOf } from '#app/features/content-editor/editing/form-of-record.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { servicePageContent } from '#app/features/site/sections/shown-sections.ts'

const citizenship = shippedRecords.service['citizenship']
const service = (sections: Section[], locale: 'en' | 'es' = 'en') =>
  ({
    type: 'service',
    id: 'asylum',
    locale,
    review: null,
    data: { ...citizenship, sections },
  }) as OwnRecord
const FEE = { service: null, includes: null, source: null, order: 1 }
const fee = (id: string, data: object) =>
  ({ type: 'fee', id, locale: 'en', review: null, data: { ...FEE, ...data } }) as OwnRecord
const OWN = [
  fee('flat', { name: 'Asylum', kind: 'firm', amount: '$1' }),
  fee('unknown', { name: 'Not known yet', kind: 'firm', amount: null }),
  fee('form', {
    name: 'The form',
    kind: 'government',
    amount: '$2',
    source: { name: 'USCIS', url: 'https://www.uscis.gov/g-1055', readOn: '2026-11-20' },
  }),
]
const head = { id: 'part', title: 'Part' }

function shown(section: object, own: OwnRecord[] = []) {
  const parts = {
    site: siteContents(shippedInAll, [...OWN, ...own, service([section as Section])]).en,
    settings: { conditions: new Set(['server'] as const), values: {} },
    texts: interfaceTexts('en'),
    now: new Date('2026-11-20'),
    quote: <Content>(content: Content) => content,
    newTab: 'new tab',
    images: new Map(),
  }
  return servicePageContent('asylum', parts).sections
}

describe('a section', () => {
  test('of fees prints those with an amount, the government’s with their source, and is left out without any', () => {
    const fees = (...ids: string[]) => shown({ kind: 'fees', ...head, fees: ids })
    expect(fees('flat', 'unknown', 'form', 'gone')).toMatchObject([
      {
        listed: {
          rows: [{ name: 'Asylum', amount: '$1' }],
          groups: [
            { rows: [{ name: 'The form' }], source: { text: expect.stringMatching(/USCIS/) } },
          ],
        },
      },
    ])
    expect(fees('unknown')).toEqual([])
  })

  test('of people shows who works in the service, and is left out where nobody does', () => {
    const person = { ...shippedRecords.person['founder'], name: 'Ana', services: ['asylum'] }
    const ana = { type: 'person', id: 'ana', locale: 'en', review: null, data: person } as OwnRecord
    const section = { kind: 'people', ...head }
    expect(shown(section, [ana])).toMatchObject([{ people: [{ name: 'Ana' }] }])
    expect(shown(section)).toEqual([])
  })

  test('of text has its further parts and stands there only while their conditions hold', () => {
    const also = ['server', 'files'].map((when) => ({ when, text: `Of ${when}.` }))
    const text = (when: string) => shown({ kind: 'text', ...head, when, text: 'A.', also })
    expect(JSON.stringify(text('server'))).toMatch(/A\..*Of server\./)
    expect(JSON.stringify(text('server'))).not.toMatch(/Of files/)
    expect(text('files')).toEqual([])
  })
})

test('an anchor or a tool that stands there already is refused at its section, and printed once', () => {
  const tool = { kind: 'tool', id: 'tool', tool: 'filing-date' } as const
  const people = { kind: 'people', ...head } as const
  const sections = [tool, { ...people }, { ...tool, id: 'again' }, { ...people }]
  expect(repeatedSections(sections).map(({ path }) => path)).toEqual(['2.tool', '3.id'])
  const value = { ...citizenship, sections } as unknown as Json
  const rules = { facts: [], glossary: { forbidden: [], allowed: [] } }
  const { problems } = checkRecord(
    { type: 'service', form: formOf('service', value), value },
    rules,
  )
  expect(problems.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['sections.2.tool', 'sections.3.id']),
  )
})

test('a translation has the English sections in their order, and what is no text from them', () => {
  const tool = { kind: 'tool', id: 'tool', tool: 'filing-date' } as const
  const fees = { kind: 'fees', ...head, fees: ['flat'] } as const
  const notice = { kind: 'notice', id: 'news', title: 'News', text: 'New.' } as const
  const call = { kind: 'call', id: 'closing', title: 'Call', text: 'Now.' } as const
  const own = [
    service([notice, tool, call, { ...fees, fees: ['flat'] }]),
    service(
      [
        { ...fees, title: 'Precios', fees: ['form'] },
        { ...notice, title: 'Ya' },
      ],
      'es',
    ),
  ]
  expect(siteContents(shippedInAll, own).es.find('service', 'asylum')?.data.sections).toEqual([
    { ...notice, title: 'Ya' },
    tool,
    { ...fees, title: 'Precios' },
  ])
})

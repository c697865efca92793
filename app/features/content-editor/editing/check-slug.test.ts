import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { planRecords } from '#app/features/content/record-schedules.server.ts'
import { publishScheduled } from '#app/features/content-editor/schedule/publish-scheduled.server.ts'
import { RecordFields } from '#app/features/content-editor/ui/record-fields.tsx'
import { shippedInAll } from '#app/features/content/shipped.ts'
import {
  type OwnRecord,
  type PublicSlug,
  siteContents,
} from '#app/features/content/site-content.ts'
import type { FieldProblem } from '#app/features/content-editor/editing/check-record.ts'
import { findRefusal } from '#app/features/content-editor/editing/chosen-drafts.server.ts'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import { openRecord } from '#app/features/content-editor/editing/open-record.server.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import { checkOpened } from '#app/features/content-editor/editing/record-form.server.ts'
import {
  createRecord,
  saveRecord,
} from '#app/features/content-editor/editing/save-record.server.ts'
import { formOf } from '#app/features/content-editor/editing/form-of-record.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import { readRecordForm } from '#app/features/entries/form/read-entry-form.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { LOCALES, type Locale } from '#app/platform/texts/locales.ts'
import { openedOnce } from '#test/opened.ts'
import { openTestDatabase } from '#test/postgres.ts'
import { contentServices } from '#test/factories/content-services.ts'

type Type = PublicSlug['type']

const { slug: texts } = contentTexts
const { privacy } = shippedInAll.en.page
const uVisa = shippedInAll.en.service['u-visa']
const answer = shippedInAll.en.answer['daca']
const TEXTS = { page: privacy, service: uVisa, answer }

const own = (type: Type, id: string, slug: string) =>
  ({ type, id, locale: 'en', review: null, data: { ...TEXTS[type], slug } }) as OwnRecord
const SLUGS: readonly PublicSlug[] = [
  { type: 'page', id: 'promise', locale: 'en', slug: 'our-promise', isRemoved: false },
  { type: 'service', id: 'asylum-cases', locale: 'en', slug: 'asylum', isRemoved: true },
]
const PAGES = [own('page', 'promise', 'our-word'), own('service', 'citizenship', 'naturalization')]
const sites = siteContents(shippedInAll, PAGES, SLUGS)

const { firm } = shippedInAll.en.firm
const BINDING: OwnRecord = {
  type: 'firm',
  id: 'firm',
  locale: 'en',
  review: null,
  data: { ...firm, publishing: { ...firm.publishing, checklist: 'binding' } },
}

const aRecord = (type: Type, id: string, slug: string, locale: Locale = 'en'): OpenedRecord => {
  const value = { ...TEXTS[type], slug } as unknown as Json
  return {
    key: { type, id, locale },
    title: id,
    version: 1,
    state: 'shipped',
    live: null,
    stored: null,
    sources: { live: null, draft: null },
    shipped: null,
    value,
    hasDraft: true,
    review: null,
    changed: null,
    schedule: null,
    scheduleProblem: null,
    form: formOf(type, value),
    translation: null,
  }
}

const check = (record: OpenedRecord, together: readonly OpenedRecord[] = [], all = sites) => {
  const rules = { site: all[record.key.locale], now: new Date(), together }
  const { problems, findings, isRefused } = checkOpened(record, record.value, rules)
  const ofSlug = (each: readonly FieldProblem[]) =>
    each.flatMap(({ path, message }) => (path === 'slug' ? [message] : []))
  return { problems: ofSlug(problems), findings: ofSlug(findings), isRefused }
}

test.each([
  ['login', 'en', texts.reserved, ''],
  ['urgent', 'en', texts.reserved, ''],
  ['book', 'es', texts.reserved, ''],
  ['pt', 'fr', texts.reserved, ''],
  ['our-word', 'en', texts.taken, 'Privacy'],
  // Links name the page by its id.
  ['promise', 'en', texts.taken, 'Privacy'],
  ['contacto', 'es', texts.taken, 'Contáctenos'],
  ['paises', 'es', texts.taken, 'Países'],
] as const)('a page cannot have the address %s in %s', (slug, locale, message, title) => {
  const problem = fillText(message, { slug, title })
  expect(check(aRecord('page', 'new-page', slug, locale))).toMatchObject({ problems: [problem] })
})

test('nor can it be a page with the id of a route, with which links name that', () => {
  const problem = fillText(texts.reserved, { slug: 'login' })
  expect(check(aRecord('page', 'login', 'ours')).problems).toEqual([problem])
  expect(check(aRecord('service', 'login', 'ours')).problems).toEqual([])
})

test.each([
  ['page', 'paises', 'fr'],
  ['page', 'contacto', 'fr'],
  ['page', 'naturalization', 'en'],
  ['service', 'login', 'en'],
  ['service', 'contacto', 'es'],
] as const)('a %s can have the address %s in %s', (type, slug, locale) => {
  expect(check(aRecord(type, 'new-page', slug, locale))).toMatchObject({ problems: [] })
})

test('services collide with each other, and what ships collides with nothing', () => {
  const problem = fillText(texts.taken, { slug: 'naturalization', title: 'U-Visa' })
  expect(check(aRecord('service', 'new', 'naturalization'))).toMatchObject({ problems: [problem] })
  const shipped = siteContents(shippedInAll, [])
  for (const locale of LOCALES)
    for (const type of ['page', 'service'] as const)
      for (const { id, data } of shipped[locale].list(type)) {
        const record = { ...aRecord(type, id, '', locale), value: data as unknown as Json }
        const found = check(record, [], shipped)
        expect([locale, id, found.problems, found.findings]).toEqual([locale, id, [], []])
      }
})

test('the address that another page once had is given away only knowingly, and once', () => {
  const page = aRecord('page', 'new-page', 'our-promise')
  const finding = fillText(texts.former, { slug: 'our-promise', title: 'Privacy' })
  expect(check(page)).toEqual({ problems: [], findings: [finding], isRefused: false })
  expect(check({ ...page, live: page.value }).findings).toEqual([])
  expect(check(aRecord('page', 'promise', 'our-promise')).findings).toEqual([])
  const removed = fillText(texts.former, { slug: 'asylum', title: 'Asylum cases' })
  expect(check(aRecord('service', 'new', 'asylum')).findings).toEqual([removed])
  const { isRefused } = check(page, [], siteContents(shippedInAll, [...PAGES, BINDING], SLUGS))
  expect(isRefused).toBe(false)
})

test('two drafts that are published together cannot have one address, and may exchange theirs', () => {
  const rules = { now: () => new Date(), site: (locale: Locale) => sites[locale] }
  const [one, other] = [aRecord('page', 'one', 'same'), aRecord('page', 'other', 'same')]
  expect(findRefusal(rules, [one])).toBeNull()
  expect(findRefusal(rules, [one, other])).toMatchObject({ status: 422 })
  const exchanged = [
    aRecord('page', 'promise', 'new-word'),
    aRecord('page', 'new-page', 'our-word'),
  ]
  expect(exchanged.map((record) => check(record, exchanged).problems)).toEqual([[], []])
})

const database = openedOnce(() => openTestDatabase('sqlite'))
const by = { id: null, name: 'anna@example.com', mayPublish: true }
const clock = { at: new Date('2026-11-28T15:00:00Z') }
const services = () => ({
  ...contentServices(database.db, () => clock.at),
  site: (locale: Locale) => sites[locale],
})
const openedOf = async (key: OpenedRecord['key']) => {
  const opened = await openRecord(services(), key)
  if (!opened) throw new Error('There is no such record')
  return opened
}

test('the English address of a page that ships stays, whatever is sent; those of services and translations change', async () => {
  const sent = async (type: Type, id: string, locale: Locale) => {
    const key = { type, id, locale }
    const opened = await openedOf(key)
    const form = new FormData()
    form.set('field.slug', 'another')
    const value = readRecordForm(opened.form, form, opened.value)
    const english = opened.translation?.english ?? null
    const draft = { seenVersion: 0, base: opened.value, value, english }
    await saveRecord(services(), { key, ...draft }, by)
    return (await openedOf(key)).value
  }
  expect(await sent('page', 'privacy', 'en')).toHaveProperty('slug', 'privacy')
  expect(await sent('page', 'privacy', 'es')).toHaveProperty('slug', 'another')
  expect(await sent('service', 'u-visa', 'en')).toHaveProperty('slug', 'another')
  const shown = async (type: Type, id: string) => {
    const { form, value } = await openedOf({ type, id, locale: 'en' })
    const fields = createElement(RecordFields, { form, value, problems: new Map() })
    return /<label for="field.slug".*?<\/div>/s.exec(renderToStaticMarkup(fields))?.[0]
  }
  const fixed = await shown('page', 'privacy')
  expect(fixed).toContain(texts.fixed)
  expect(fixed).toMatch(/readonly="".*value="privacy"/i)
  expect(await shown('service', 'u-visa')).not.toMatch(/readonly/i)
})

test('a planned time does not give two pages one address, nor one of the site itself', async () => {
  const slugs = { one: 'same', other: 'same', third: 'login', fourth: 'free' }
  const keys = Object.keys(slugs).map((id) => ({ type: 'page', id, locale: 'en' }) as const)
  for (const key of keys) {
    const { value } = aRecord('page', key.id, slugs[key.id as keyof typeof slugs])
    await createRecord(services(), { key, value, by })
  }
  const drafts = keys.map((key) => ({ ...key, seenVersion: 1, review: null }))
  const at = new Date('2026-11-28T16:00:00Z')
  expect(await planRecords(database.db, { drafts, at, by }, clock.at)).toEqual({ ok: true })
  clock.at = at
  await publishScheduled(services())
  const states = await Promise.all(keys.map(openedOf))
  expect(states.map(({ state, scheduleProblem }) => [state, scheduleProblem])).toEqual([
    ['shipped', 'unfinished'],
    ['shipped', 'unfinished'],
    ['shipped', 'unfinished'],
    ['published', null],
  ])
})

import { describe, expect, test } from 'vitest'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { siteContentOf, siteContents } from '#app/features/content/site-content.ts'
import { noticeMark } from '#app/features/content-editor/editing/notice-marks.ts'
import { shownRecords } from '#app/features/content-editor/shown-records.ts'
import { aNotice } from '#test/fixtures/own-records.ts'

const site = siteContentOf({ ...shippedRecords, notice: { closed: aNotice() } }, [])
const on = (path: string) =>
  shownRecords(site, path, '2026-11-25').map(({ href }) => href.replace('/dashboard/content/', ''))

const EVERYWHERE = ['notice/closed', 'firm/firm', 'menu/main']

test.each([
  ['/', ['page/home', 'person/founder', 'question/', ...EVERYWHERE]],
  ['/about', ['page/about', 'person/founder', 'office/', ...EVERYWHERE]],
  ['/about/founder', ['person/founder', ...EVERYWHERE]],
  ['/contact', ['page/contact', 'country/br', 'office/', ...EVERYWHERE]],
  ['/services/u-visa', ['service/u-visa', ...EVERYWHERE]],
  ['/countries/ng', ['country/ng', ...EVERYWHERE]],
  ['/countries', ['page/countries', 'country/br', ...EVERYWHERE]],
  ['/fees', ['page/fees', 'fee/', ...EVERYWHERE]],
  ['/glossary', ['page/glossary', 'term/', ...EVERYWHERE]],
  ['/blog/any', EVERYWHERE],
])('%s leads to the records whose words it shows', (path, expected) => {
  const found = on(path)
  for (const start of expected)
    expect(
      found.some((href) => href.startsWith(start)),
      start,
    ).toBe(true)
})

test('a page leads to no record of another page', () => {
  expect(on('/services/u-visa').join()).not.toMatch(/service\/citizenship|page\/|question\/|fee\//)
  expect(on('/about/founder').join()).not.toMatch(/page\/|responsible-attorney/)
  expect(on('/nothing/here').filter((href) => !/^(?:notice|firm|menu)\//.test(href))).toEqual([])
})

test('a page in another language leads to its own texts', () => {
  const { es } = siteContents(shippedInAll, [])
  const links = shownRecords(es, '/services/u-visa', '2026-11-25')
  expect(links[0]).toEqual({
    type: 'Service',
    title: es.find('service', 'u-visa')?.data.name,
    href: '/dashboard/content/service/u-visa/es',
  })
})

describe('in the list of notices', () => {
  const mark = (notice: ReturnType<typeof aNotice> | null) =>
    noticeMark({ key: { type: 'notice', id: 'any', locale: 'en' }, live: notice }, '2026-11-25')

  test('each says when it is shown, and since when its review is overdue', () => {
    expect(mark(aNotice())).toEqual({ time: 'Shown now', overdue: null })
    expect(mark(aNotice({ until: '2026-11-25', reviewBy: '2026-11-24' }))).toEqual({
      time: 'Shown now, until November 25, 2026',
      overdue: 'Review overdue since November 25, 2026',
    })
    expect(mark(aNotice({ from: '2026-11-26' }))?.time).toBe('From November 26, 2026')
    expect(mark(aNotice({ until: '2026-11-24', reviewBy: '2026-11-01' }))).toEqual({
      time: 'Ended',
      overdue: null,
    })
  })

  test('one that was never published says nothing', () => {
    expect(mark(null)).toBeNull()
  })
})

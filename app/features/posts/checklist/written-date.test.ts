import { describe, expect, test } from 'vitest'
import { findingText } from '#app/features/posts/checklist/finding.ts'
import { findFindings } from '#app/features/posts/checklist/publish-checklist.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import { aPostForm } from '#test/factories/posts.ts'

const rules = {
  glossary: { forbidden: [], allowed: [] },
  facts: [],
  titles: [],
  imageHosts: ['pictures.example.com'],
  reviewers: ['Anna'],
}
const good = aPostForm({ imageAlt: 'A notice', reviewedBy: 'Anna', reviewedOn: '2026-11-20' })
describe('a date', () => {
  const inDate = (date: string, locale: Locale = 'en') =>
    findFindings({ ...good, date, locale }, { ...rules, locale }).map(findingText)

  test.each<[string, string, Locale?]>([
    ['November 31, 2026', 'November 30, 2026'],
    ['Nov. 31 2026', 'November 30, 2026'],
    ['Tuesday, November 31st, 2026', 'November 30, 2026'],
    ['February 29, 2027', 'February 28, 2027'],
    ['February 30, 2028', 'February 29, 2028'],
    ['November 0, 2026', 'November 1, 2026'],
    ['13/13/2026', 'December 13, 2026'],
    ['31/11/2026', 'November 30, 2026'],
    ['11-31-26', 'November 30, 2026'],
    ['2026-11-31', 'November 30, 2026'],
    ['2026年11月31日', 'November 30, 2026'],
    ['31 de noviembre de 2026', '30 de noviembre de 2026', 'es'],
    ['31/11/2026', '30 de novembro de 2026', 'pt'],
    ['30 févr. 2026', '28 février 2026', 'fr'],
    ['February 30', 'February 29'],
    ['31 de abril', '30 de abril', 'pt'],
    ['Feb. 29, 2027', 'February 28, 2027'],
    ['Sept 31, ’26', 'September 30, 2026'],
    ['31 Nov 26', 'November 30, 2026'],
    ['31-Nov-2026', 'November 30, 2026'],
    ['February\u00a030,\u202f2027', 'February 28, 2027'],
    ['Tue, 31/11/2026', 'November 30, 2026'],
    ['2027-02-29T09:00:00Z', 'February 28, 2027'],
    ['November 31, 2026, 9:45 am', 'November 30, 2026'],
    ['0/0/2027', 'January 1, 2027'],
    ['31. 9. 2026', '30 de septiembre de 2026', 'es'],
    ['29 de fevereiro de 2027', '28 de fevereiro de 2027', 'pt'],
    ['31 juin 2026', '30 juin 2026', 'fr'],
  ])('“%s”, which no calendar has, is told with the nearest one: %s', (date, nearest, locale) => {
    expect(inDate(date, locale)).toEqual([
      `No calendar has the date “${date}”. The nearest one is ${nearest}.`,
    ])
  })

  test.each<[string, Locale?]>([
    ['November 30, 2026'],
    ['Monday, November 30th, 2026'],
    ['February 29, 2028'],
    ['25/12/2026'],
    ['12/25/2026'],
    ['2026-12-31'],
    ['May 2026'],
    ['Spring 2027'],
    ['November 28–30, 2026'],
    ['Nov 28-30'],
    ['Nov. 28 - 31 Dec. 2026'],
    ['November 30, 2026, 9:45 am'],
    ['February 29'],
    ['November 2026'],
    ['11/2026'],
    ['2026'],
    ['Fiscal year 2026/27'],
    ['1er novembre 2026', 'fr'],
    ['3 de março de 2026', 'pt'],
    ['2026年11月30日'],
    ['٣٠ نوفمبر ٢٠٢٦'],
  ])('“%s” is left alone', (date, locale) => {
    expect(inDate(date, locale)).toEqual([])
  })

  test('in words alone names no day', () => {
    expect(inDate('tomorrow')).toEqual([
      'The date “tomorrow” names no day. Write it out, such as March 15, 2027.',
    ])
  })
})

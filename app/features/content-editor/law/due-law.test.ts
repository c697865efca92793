import { expect, test } from 'vitest'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import { type OwnRecord, siteContentOf } from '#app/features/content/site-content.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import { dueLaw } from '#app/features/content-editor/law/due-law.ts'
import { aNotice } from '#test/fixtures/own-records.ts'

const notice: OwnRecord = {
  type: 'notice',
  id: 'closed',
  locale: 'en',
  data: aNotice({ reviewBy: '2026-11-30' }),
  review: null,
}
const site = siteContentOf(shippedRecords, [notice])
const record = (type: 'fact' | 'page', hasDraft: boolean) =>
  ({ key: { type, id: 'one', locale: 'en' }, hasDraft }) as OpenedRecord

test('drafts about the law, an earlier Visa Bulletin and a notice that is overdue are due, each with its page', () => {
  const records = [record('fact', true), record('fact', false), record('page', true)]
  expect(dueLaw(site, records, '2026-12-01')).toEqual([
    {
      text: 'Drafts about the law that wait to be published: 1',
      href: '/dashboard/content/changes',
    },
    {
      text: 'The newest Visa Bulletin is that of October 2026. Enter the next one.',
      href: '/dashboard/content/bulletin/new',
    },
    {
      text: 'A notice has to be reviewed: Our office is closed on December 24.',
      href: '/dashboard/content/notice/closed',
    },
  ])
})

test('nothing is due on a day on which all of it is done', () => {
  expect(dueLaw(site, [record('fact', false)], '2026-10-31')).toEqual([])
})

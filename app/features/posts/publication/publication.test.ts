import { describe, expect, test } from 'vitest'
import { parseEditorForm } from '#app/features/post-editor/editor-form.ts'
import type { PostForm } from '#app/features/posts/post.ts'
import { withSlug } from '#app/features/posts/publication/slug.ts'
import { writeScheduledTime } from '#app/features/entries/publication/scheduled-time.ts'
import { aPostForm } from '#test/factories/posts.ts'

// Late on January 11 in the office, and already the 12th in London.
const office = {
  timeZone: 'America/New_York',
  now: new Date('2027-01-12T03:00:00Z'),
  reviewers: ['A. Lawyer'],
  storedReviewer: 'Mickey M. Nobody, Esq.',
}

function problemsOf(changes: Partial<PostForm>) {
  const parsed = parseEditorForm(aPostForm(changes), office)
  return parsed.ok ? {} : parsed.problem
}

function valuesOf(changes: Partial<PostForm>) {
  const parsed = parseEditorForm(aPostForm(changes), office)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem))
  return withSlug(parsed.value)
}

describe('the times of a post', () => {
  test.each([
    ['2027-01-15T09:00', '2027-07-15T09:00', '2027-01-15T14:00Z', '2027-07-15T13:00Z'],
    // Shown twice that night: the first is meant.
    ['2027-11-07T01:30', '', '2027-11-07T05:30Z', null],
    ['', '2027-07-15T09:00', null, '2027-07-15T13:00Z'],
    ['', '', null, null],
  ])('“%s” and “%s” are read by the clock of the office', (publishAt, unpublishAt, from, until) => {
    expect(valuesOf({ publishAt, unpublishAt })).toMatchObject({
      publishAt: from && new Date(from),
      unpublishAt: until && new Date(until),
    })
  })

  test('that the clock leaves out in spring are refused in words', () => {
    expect(problemsOf({ publishAt: '2027-03-14T02:30' }).publishAt).toBe(
      'On March 14, 2027 the clock at the office goes forward and never shows 2:30 AM. Please choose another time.',
    )
  })

  test.each([
    'tomorrow',
    '2027-02-30T09:00',
    '2027-01-15',
    '2027-01-15T24:00',
    '2027-01-15T09:60',
    '12027-01-15T09:00',
  ])('must be a day and a time: not %s', (publishAt) => {
    const refused = { publishAt: expect.stringContaining('a day and a time') as string }
    expect(problemsOf({ publishAt })).toEqual(refused)
  })

  test('can be in the last hours of the year 9999, as far as their text is in the order of time', () => {
    const publishAt = '9999-12-31T18:59'
    expect(valuesOf({ publishAt }).publishAt).toEqual(new Date('9999-12-31T23:59:00Z'))
    const refused =
      'The site keeps times of the years 1 to 9999 by universal time (UTC). Please choose another time.'
    for (const far of ['9999-12-31T19:00', '9999-12-31T23:59'])
      expect(problemsOf({ publishAt: far, unpublishAt: far })).toEqual({
        publishAt: refused,
        unpublishAt: refused,
      })
    const east = { ...office, timeZone: 'Asia/Tokyo' }
    const early = parseEditorForm(aPostForm({ publishAt: '0000-01-01T00:00' }), east)
    expect(early).toMatchObject({ ok: false, problem: { publishAt: refused } })
    expect(writeScheduledTime(new Date('9999-12-31T23:58:00Z'), east.timeZone)).toBe(
      '9999-12-31T23:59',
    )
  })

  test.each(['09:00', '08:59'])('end after they begin: not at %s', (time) => {
    const times = { publishAt: '2027-01-15T09:00', unpublishAt: `2027-01-15T${time}` }
    const problem = 'Please choose a time after the one at which it is published'
    expect(problemsOf(times)).toEqual({ unpublishAt: problem })
  })

  test('are told with every other field that is wrong', () => {
    const wrong = { title: 'No', publishAt: 'x', unpublishAt: 'y' }
    expect(Object.keys(problemsOf(wrong))).toEqual(Object.keys(wrong))
  })
})

describe('the address of a post', () => {
  test('may be left to us', () => {
    expect(valuesOf({ slug: ' ' }).slug).toBeNull()
    expect(valuesOf({ slug: ' new-fees ' }).slug).toBe('new-fees')
  })

  test.each([
    ['New fees', 'new-fees'],
    ['new--fees', 'new-fees'],
    ['-fees', 'fees'],
    ['a/b', 'a-b'],
    ['category', 'post-category'],
    ['preview', 'post-preview'],
    ['ébène', 'ebene'],
    ['Sœurs', 'soeurs'],
    ['Виза', 'viza'],
    ['My New Address!! Über', 'my-new-address-uber'],
    ['0197a1f0-1111-7000-8000-000000000000', 'post-0197a1f0-1111-7000-8000-000000000000'],
  ])('cannot be %s and becomes %s', (slug, possible) => {
    expect(valuesOf({ slug }).slug).toBe(possible)
    expect(valuesOf({ slug: possible }).slug).toBe(possible)
  })

  test.each(['移民', '!?'])('cannot be made of %s', (slug) => {
    expect(problemsOf({ slug }).slug).toBe(
      'The address needs a digit or a letter that can be written from a to z',
    )
  })

  test('can have at most 80 characters', () => {
    const { slug } = problemsOf({ slug: 'a'.repeat(81) })
    expect(slug).toBe('The address can have at most 80 characters')
  })
})

const NO_DAY = { reviewedOn: 'Please say on which day it was reviewed' }

describe('the review of a post', () => {
  const review = (reviewedBy: string, reviewedOn: string) => ({ reviewedBy, reviewedOn })

  test('is who and when, or nothing', () => {
    expect(valuesOf({}).review).toBeNull()
    const given = { by: 'A. Lawyer', on: '2027-01-11' }
    expect(valuesOf(review(' A. Lawyer ', given.on)).review).toEqual(given)
  })

  test('may name whoever stands there already, so that saving another field loses nothing', () => {
    const stored = { by: office.storedReviewer, on: '2027-01-11' }
    expect(valuesOf(review(stored.by, stored.on)).review).toEqual(stored)
  })

  test.each([
    ['', '2027-01-11', { reviewedBy: 'Please say who reviewed it, or take the day out' }],
    ['A. Lawyer', '', NO_DAY],
    ['A. Lawyer', 'yesterday', NO_DAY],
    ['A. Lawyer', '2027-02-30', NO_DAY],
    ['A. Lawyer', '11/01/2027', NO_DAY],
    // By the calendar of the office.
    ['A. Lawyer', '2027-01-12', { reviewedOn: 'This day is still to come' }],
    ['Ada Other, Esq.', '2027-01-11', { reviewedBy: 'Please choose a lawyer of the firm' }],
    ['a. lawyer', '2027-01-11', { reviewedBy: 'Please choose a lawyer of the firm' }],
  ])('by “%s” on “%s” is refused', (by, on, problems) => {
    expect(problemsOf(review(by, on))).toEqual(problems)
  })
})

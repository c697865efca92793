import { noticesOn } from '#app/features/pages/page-notices.ts'
import { describe, expect, test } from 'vitest'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import { fieldProblems } from '#app/features/entries/field-problems.ts'
import { isReviewOverdue, nextNoticeChange, noticeState } from '#app/features/content/notices.ts'
import { type RecordData, recordSchemas } from '#app/features/content/record-types.ts'
import { siteContentOf } from '#app/features/content/site-content.ts'
import { addDays, localMoment } from '#app/platform/local-time.ts'
import { aNotice } from '#test/fixtures/own-records.ts'

const ZONE = 'America/New_York'
const { ng } = shippedRecords.country
if (!ng) throw new Error('Nigeria ships')
const country = { ng, br: { country: 'Brazil', region: 'southAmerica' } as const }

type Places = Record<string, RecordData<'notice'>>

const siteWith = (notice: Places) => siteContentOf({ ...shippedRecords, country, notice }, [])
const idsOn = (notice: Places, path: string) =>
  noticesOn(siteWith(notice), path, '2026-11-25').map(({ id }) => id)

describe('a notice is shown', () => {
  test('from its first to its last day, both included', () => {
    const notice = aNotice({ from: '2026-11-20', until: '2026-11-22' })
    const states = [19, 20, 22, 23].map((day) => noticeState(notice, `2026-11-${day}`))
    expect(states).toEqual(['coming', 'shown', 'shown', 'ended'])
    expect(noticeState(aNotice(), '2126-11-20')).toBe('shown')
  })

  test('on every page, on the page of its service, or on that of its country, the newest first', () => {
    const notices = {
      all: aNotice({ from: '2026-11-01' }),
      service: aNotice({ place: { kind: 'service', id: 'u-visa' } }),
      country: aNotice({ place: { kind: 'country', id: 'ng' } }),
      coming: aNotice({ from: '2026-11-26' }),
      ended: aNotice({ until: '2026-11-24' }),
    }
    expect(idsOn(notices, '/')).toEqual(['all'])
    expect(idsOn(notices, '/services/u-visa')).toEqual(['service', 'all'])
    expect(idsOn(notices, '/services/citizenship')).toEqual(['all'])
    expect(idsOn(notices, '/countries/ng')).toEqual(['country', 'all'])
    expect(idsOn(notices, '/contact')).toEqual(['all'])
  })

  test('on the page of countries where its country has no page, and nowhere where the firm has no such country', () => {
    const notices = {
      brazil: aNotice({ place: { kind: 'country', id: 'br' } }),
      nowhere: aNotice({ place: { kind: 'country', id: 'zz' } }),
    }
    expect(idsOn(notices, '/countries')).toEqual(['brazil'])
    expect(idsOn(notices, '/countries/br')).toEqual([])
    expect(idsOn(notices, '/countries/zz')).toEqual([])
  })
})

describe('the next change', () => {
  test.each([
    ['the first day', '2026-11-19T15:00:00Z', '2026-11-20T05:00:00Z'],
    ['the last second before it', '2026-11-20T04:59:59Z', '2026-11-20T05:00:00Z'],
    ['the end of the last day', '2026-11-20T05:00:00Z', '2026-11-23T05:00:00Z'],
    ['its last second', '2026-11-23T04:59:59.999Z', '2026-11-23T05:00:00Z'],
    ['nothing any more', '2026-11-23T05:00:00Z', null],
  ])('is %s', (_, now, expected) => {
    const site = siteWith({ one: aNotice({ until: '2026-11-22' }) })
    const next = nextNoticeChange(site, new Date(now), ZONE)
    expect(next).toEqual(expected === null ? null : new Date(expected))
  })

  test('is the earliest of all of them; without an end none follows the beginning', () => {
    const site = siteWith({ one: aNotice(), other: aNotice({ from: '2026-12-01' }) })
    const ask = (now: string) => nextNoticeChange(site, new Date(now), ZONE)?.toISOString()
    expect(ask('2026-11-20T12:00:00Z')).toBe('2026-12-01T05:00:00.000Z')
    expect(ask('2026-12-02T12:00:00Z')).toBeUndefined()
  })

  // Lord Howe moves by half an hour, Asunción and Santiago change at midnight, Apia has skipped a day.
  test.each([
    ['America/New_York', '2026-11-01'],
    ['America/New_York', '2027-03-14'],
    ['America/Santiago', '2026-09-06'],
    ['America/Santiago', '2027-04-04'],
    ['America/Asuncion', '2023-10-01'],
    ['Australia/Lord_Howe', '2026-10-04'],
    ['Pacific/Apia', '2011-12-31'],
    ['Pacific/Kiritimati', '2026-11-20'],
  ] as const)('is the instant at which the day begins and no other, in %s on %s', (zone, day) => {
    for (const notice of [
      aNotice({ from: day }),
      aNotice({ from: '2000-01-01', until: addDays(day, -1) }),
    ]) {
      const before = new Date(Date.parse(`${day}T00:00:00Z`) - 30 * 3_600_000)
      const change = nextNoticeChange(siteWith({ one: notice }), before, zone)
      if (change === null) throw new Error('It changes')
      const at = (ms: number) =>
        noticeState(notice, localMoment(new Date(change.getTime() + ms), zone).date)
      expect(at(-1)).not.toBe(at(0))
    }
  })
})

test('a review is overdue from the day after its date, until the notice has ended', () => {
  const notice = aNotice({ until: '2026-12-31', reviewBy: '2026-12-01' })
  expect(isReviewOverdue(notice, '2026-12-01')).toBe(false)
  expect(isReviewOverdue(notice, '2026-12-02')).toBe(true)
  expect(isReviewOverdue(notice, '2027-01-01')).toBe(false)
})

describe('a notice is refused', () => {
  const { lastDay, place } = fieldProblems
  const problemsOf = (changes: Partial<RecordData<'notice'>>) =>
    recordSchemas.notice
      .safeParse(aNotice(changes))
      .error?.issues.map(({ path, message }) => [path.join('.'), message])
  const placeProblem = (kind: 'site' | 'service' | 'country', id: string | null) =>
    problemsOf({ place: { kind, id } })

  test('where it ends before it begins; one day is enough', () => {
    expect(problemsOf({ until: '2026-11-19' })).toEqual([['until', lastDay]])
    expect(problemsOf({ until: '2026-11-20' })).toBeUndefined()
  })

  test('without a service or a country where it needs one, and with one where it is for the whole site', () => {
    for (const id of [null, 'ng'])
      expect(placeProblem('service', id)).toEqual([['place.id', place.service]])
    for (const id of [null, 'u-visa'])
      expect(placeProblem('country', id)).toEqual([['place.id', place.country]])
    expect(placeProblem('site', 'ng')).toEqual([['place.id', place.site]])
    expect(placeProblem('service', 'u-visa')).toBeUndefined()
    expect(placeProblem('country', 'ng')).toBeUndefined()
  })
})

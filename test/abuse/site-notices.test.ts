import { beforeAll, expect, test, vi } from 'vitest'
import { ask, openWatchedSite } from '#test/abuse/site-fixture.ts'
import { aNotice, publishOwn } from '#test/fixtures/own-records.ts'
import { openedOnce } from '#test/opened.ts'
import { listPublicPages } from '#test/public-pages.ts'

// The firm's zone is New York; on November 1 clocks go back there.
const BEGINS = '2026-10-31T04:00:00Z'
const ENDS = '2026-11-02T05:00:00Z'
const text = 'Our office is closed this weekend.'

let clock = new Date('2026-10-30T12:00:00Z')
const site = openedOnce(() => openWatchedSite('sqlite', { now: () => clock }))
const read = (path: string) => ask(site, { path })

beforeAll(async () => {
  const weekend = aNotice({ text, from: '2026-10-31', until: '2026-11-01' })
  await publishOwn(site, [{ type: 'notice', id: 'weekend', data: weekend }], clock)
  const later = aNotice({ text: 'Much later.', from: '2026-12-24' })
  await publishOwn(site, [{ type: 'notice', id: 'later', data: later }], clock)
  await vi.waitFor(async () => {
    const { expires } = (await read('/fees')).headers
    if (expires !== new Date(BEGINS).toUTCString()) throw new Error('Not known yet')
  }, 10_000)
})

test('a page from the cache has a notice from the first instant of its first day to the last of its last one', async () => {
  const moments = [
    ['2026-10-31T03:59:59.999Z', false],
    [BEGINS, true],
    ['2026-11-02T04:59:59.999Z', true],
    [ENDS, false],
    // A clock that is set back shows it again, and does not show what it will know.
    [BEGINS, true],
    ['2026-10-31T03:59:59Z', false],
    [ENDS, false],
  ] as const
  for (const [at, isShown] of moments) {
    clock = new Date(at)
    // The second answer is from the cache.
    for (const time of ['first', 'second'])
      for (const path of ['/', '/blog', '/contact', '/services/u-visa'])
        expect([at, path, time, (await read(path)).text.includes(text)]).toEqual([
          at,
          path,
          time,
          isShown,
        ])
  }
})

test.each([
  ['2026-10-30T12:00:00Z', BEGINS],
  [BEGINS, ENDS],
  [ENDS, '2026-12-24T05:00:00Z'],
])('at %s no answer may be kept past the next change', async (at, change) => {
  clock = new Date(at)
  const kept: string[] = []
  for (const { path, status } of listPublicPages()) {
    const { headers } = await read(encodeURI(path))
    if (status !== 200 || !/public/.test(String(headers['cache-control']))) continue
    kept.push(path)
    const expires = new Date(String(headers['expires']))
    expect([path, expires <= new Date(change)]).toEqual([path, true])
  }
  expect(kept.length).toBeGreaterThan(15)
})

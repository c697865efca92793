import { expect, test } from 'vitest'
import { CATEGORIES, COUNTRIES, VISA_BULLETIN } from '#app/features/tools/visa-bulletin/bulletin.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'
import { localPath } from '#test/local-path.ts'
import { openedOnce } from '#test/opened.ts'
import { openSite } from '#test/site.ts'

const now = () => new Date('2026-11-28T17:00:00Z')
const site = openedOnce(() => openSite('sqlite', { now }))
const PATH = '/visa-bulletin'

const get = (path: string) => fetch(site.origin + path)
const send = (path: string, fields: Record<string, string>, headers = {}) =>
  fetch(site.origin + path, {
    method: 'POST',
    headers: { Origin: site.origin, ...headers },
    body: new URLSearchParams(fields),
  })

test.each(LOCALES)('in %s the page has its form, its tables and its link', async (locale) => {
  const path = localPath(PATH, locale)
  const response = await get(path)
  expect(response.headers.get('Cache-Control')).toContain('public')
  const page = await response.text()
  const count = (part: string) => page.split(part).length - 1
  expect(count(`action="${path}" method="post"`)).toBe(1)
  expect(count('<table class="fees bulletin"')).toBe(COUNTRIES.length)
  expect(count(VISA_BULLETIN)).toBe(1)
  expect(page.match(/<option value="[A-Z]/g)).toHaveLength(CATEGORIES.length)
  expect(page).not.toMatch(/>[^<]*\{[a-z][\w.-]*\}[^<]*<\/(?:p|td|th|option)/)
  const answer = await send(path, { category: 'F4', country: 'all', date: '01/01/2001' })
  expect(await answer.text()).toContain('class="answer"')
})

test('what is wrong stands beside its field, and what was typed is kept', async () => {
  const sent = await send(PATH, { category: 'F9', country: '', date: '2012-13-01">' })
  const page = await sent.text()
  for (const name of ['category', 'country', 'date'])
    expect(page).toContain(`<p class="msg" id="${name}-error">`)
  expect(page).toContain('value="2012-13-01&quot;&gt;"')
  expect(page).toContain('<title>Error: My place in line | ')
  expect(page).not.toContain('class="answer"')
})

test('an answer is in no cache, address or line of the log, and not for search engines', async () => {
  const response = await send(PATH, { category: 'F4', country: 'india', date: '03/09/2005' })
  expect(response.url).toBe(site.origin + PATH)
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  expect(response.headers.get('Referrer-Policy')).toBe('strict-origin')
  const page = await response.text()
  expect(page).toContain('<meta name="robots" content="noindex"/>')
  expect(page).toContain('data-uncounted=""')
  expect(await (await get(PATH)).text()).not.toContain('class="answer"')
  expect(site.lines.filter((line) => /2005|india|F4/.test(line))).toEqual([])
})

test.each<Record<string, string>>([
  {},
  { category: '__proto__', country: 'constructor', date: '\0' },
  { date: '9'.repeat(900) },
])('%o is no failure', async (fields) => {
  expect((await send(PATH, fields)).status).toBeLessThan(500)
})

test('another site cannot send it', async () => {
  const headers = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }
  expect((await send(PATH, {}, headers)).status).toBe(403)
})

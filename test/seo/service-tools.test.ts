import { SERVICE_IDS } from '#app/features/content/service-ids.ts'
import { expect, test } from 'vitest'
import { openedOnce } from '#test/opened.ts'
import { wordsOf } from '#test/seo/words-of.ts'
import { aVisitor, openSite } from '#test/site.ts'

const now = () => new Date('2026-11-25T17:00:00Z')
const site = openedOnce(() => openSite('sqlite', { now }))
const get = (path: string) => fetch(`${site.origin}/services/${path}`)
const html = async (path: string) => (await get(path)).text()
const send = (name: string, tool: string, typed: string) =>
  aVisitor(site.origin).post(`/services/${name}`, new URLSearchParams(`tool=${tool}&${typed}`))
const ask = (typed: string) => send('citizenship', 'filing-date', typed)
const asked = async (typed: string) => (await ask(typed)).text()
const words = async (typed: string) => wordsOf(await asked(typed))

const DATE = 'since=06/10/2022'

test('an answer gives the earliest date, says that it is no advice, and cites the rule', async () => {
  const answer = await words(`${DATE}&left=03/04/2023&back=03/20/2023`)
  expect(answer).toContain('The earliest day to file is March 12, 2027.')
  expect(answer).toContain('Counted: a green card since June 10, 2022, and 1 trip.')
  expect(answer).toContain('This is the earliest date, not legal advice.')
  expect(answer).toContain('INA 316(a) and 334(a), 8 CFR 316.2 and 334.2(b)')
  expect(await words(`${DATE.replace('2022', '2024')}&married=05/01/2019`)).toContain(
    'INA 319(a) and 334(a), 8 CFR 319.1 and 334.2(b)',
  )
})

test.each([
  ['&left=01/10/2024&back=08/10/2024', '8 CFR 316.5(c)(1)(i).'],
  ['&left=01/10/2024&back=02/10/2025', '8 CFR 316.5(c)(1)(ii).'],
])(
  'after a long trip (%s) it says to ask, with a telephone, and gives no date',
  async (trip, rule) => {
    const page = await asked(DATE + trip)
    const [, answer = ''] = /class="answer"([\s\S]*?)<form/.exec(page) ?? []
    expect(answer).toContain('Ask us about your date')
    expect(answer).toContain(rule)
    expect(answer).toContain('href="tel:+17035550142"')
    expect(answer).not.toMatch(/202[67]/)
  },
)

test('a sentence stands beside each field with a problem, and what was typed is kept', async () => {
  const page = await asked('since=13/01/2022&left=%22%3E%3Cb%3E&back=2027-01-01')
  expect(page).toMatch(
    /<input(?=[^>]*name="since")(?=[^>]*value="13\/01\/2022")(?=[^>]*aria-invalid="true")[^>]*aria-describedby="since-hint since-error"/,
  )
  expect(page).toMatch(/<p class="msg" id="since-error">/)
  expect(page).toMatch(
    /<input(?=[^>]*id="left-1")(?=[^>]*value="&quot;&gt;&lt;b&gt;")(?=[^>]*aria-describedby="trip-1-error")/,
  )
  expect(page).toContain('value="2027-01-01"')
  expect(page).toMatch(/<p class="msg" id="trip-1-error">/)
  expect(page).toContain('<title>Error: Citizenship: ')
  expect(page).not.toContain('class="answer"')
})

test.each([
  ['citizenship', 'filing-date', DATE],
  ['citizenship', 'filing-date', 'since='],
  ['citizenship', 'filing-date', `${DATE}&more=1`],
  ['permanent-residency', 'green-card-path', ''],
  ['permanent-residency', 'green-card-path', 'danger=hurt'],
])('%s, asked %s with "%s", is kept by nothing', async (name, tool, typed) => {
  const response = await send(name, tool, typed)
  expect([response.status, response.headers.get('Location')]).toEqual([200, null])
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  expect(response.headers.getSetCookie()).toEqual([])
  // `visit-counts.ts` counts no such page.
  expect(await response.text()).toContain('data-uncounted=""')
})

test('an answer is never given to somebody else: the page stays as it was', async () => {
  await ask(DATE)
  const plain = await get('citizenship')
  expect(plain.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
  const page = await plain.text()
  expect(page).not.toContain('March 12, 2027')
  expect(page).not.toContain('data-uncounted')
})

test('a form asks the tool that it names alone', async () => {
  for (const tool of ['green-card-path', '', '__proto__'])
    expect(await (await send('citizenship', tool, DATE)).text()).not.toContain('class="answer"')
})

test('no line of the log tells what was asked', async () => {
  await ask('since=07/04/2021&married=08/09/2020')
  await send('permanent-residency', 'green-card-path', 'danger=afraid&relative=resident&place=here')
  const requests = site.lines.filter((line) => line.includes('/services/citizenship'))
  expect(requests.length).toBeGreaterThan(0)
  const told = /since|married|2021|2020|danger|afraid|relative|resident=|filing-date|green-card/
  expect(site.lines.filter((line) => told.test(line))).toEqual([])
})

const STRANGE = [
  'utm_source=letter',
  'since=%E0%A4%A&left=%',
  'since=06/10/2022&since=06/10/2023',
  `since=${'9'.repeat(900)}`,
  `since=06/10/2022${'&left=01/01/2023&back=01/02/2023'.repeat(50)}`,
  'since[]=1&left[0]=2&back=%00&married=%F0%9F%92%A9&citizen=-1',
  'relative=constructor&relative=none&work=__proto__&danger=%3Cb%3E&place=',
  '__proto__=1&constructor=2&rows=3',
  '?&&=&more',
]

test.each(SERVICE_IDS)(
  '%s answers any query and any form, and never with a failure',
  async (name) => {
    const tools = { citizenship: 'filing-date', 'permanent-residency': 'green-card-path' }
    const tool = (tools as Record<string, string>)[name]
    for (const typed of STRANGE) {
      const plain = await get(`${name}?${typed}`)
      expect([typed, plain.status]).toEqual([typed, 200])
      expect(await plain.text()).toContain('</html>')
      const { status } = await send(name, tool ?? 'filing-date', typed)
      // A form with what is no text is refused, as everywhere.
      const answered = /%00|%E0/.test(typed) ? 400 : 200
      expect([typed, status]).toEqual([typed, tool === undefined ? 405 : answered])
    }
  },
)

test('what is too large, is sent by another site or by another method, is refused as everywhere', async () => {
  const to = (headers: Record<string, string>, method = 'POST', body = DATE) => {
    const type = { 'Content-Type': 'application/x-www-form-urlencoded', ...headers }
    const request = { headers: type, body: `tool=filing-date&${body}` }
    return aVisitor(site.origin).request(method, '/services/citizenship', request)
  }
  expect((await to({}, 'POST', 'since='.padEnd(17 * 1024, '9'))).status).toBe(413)
  expect((await to({ Origin: 'https://evil.example' })).status).toBe(403)
  expect((await to({ 'Content-Type': 'text/plain' })).status).toBe(415)
  expect((await to({}, 'PUT')).status).toBe(405)
})

test('the U-Visa page asks nothing', async () => {
  const response = await get('u-visa')
  expect(response.headers.get('Cache-Control')).toContain('public')
  const [, main = ''] = /<main([\s\S]*)<\/main>/.exec(await response.text()) ?? []
  expect(main).not.toMatch(/<(form|input|select|textarea)\b/)
})

test.each([
  ['work-visas', 4, 4],
  ['investor-visa', 3, 7],
] as const)('%s compares in a table of %i rows and %i columns', async (name, count, columns) => {
  const [table = ''] = /<table class="compare[\s\S]*?<\/table>/.exec(await html(name)) ?? []
  const heads = [...table.matchAll(/<th role="columnheader" scope="col">([^<]*)/g)]
  const labels = heads.map(([, label]) => label)
  expect(labels).toHaveLength(columns)
  expect(table.match(/<th role="rowheader" scope="row">/g)).toHaveLength(count)
  // A phone shows the label beside each cell.
  for (const label of labels) expect(table.split(`data-label="${label}"`)).toHaveLength(count + 1)
  expect(table).not.toMatch(/<div><\/div>/)
})

import { SERVICE_IDS } from '#app/features/content/service-ids.ts'
import { expect, test } from 'vitest'
import { openedOnce } from '#test/opened.ts'
import { wordsOf } from '#test/seo/words-of.ts'
import { openSite } from '#test/site.ts'

const now = () => new Date('2026-11-25T17:00:00Z')
const site = openedOnce(() => openSite('sqlite', { now }))
const get = (path: string) => fetch(`${site.origin}/services/${path}`)
const html = async (path: string) => (await get(path)).text()
const words = async (path: string) => wordsOf(await html(path))

const DATE = 'citizenship?since=06/10/2022'
const ANSWERS = [DATE, 'citizenship?since=', 'citizenship?since=06/10/2022&more=1']

test('an answer gives the earliest date, says that it is no advice, and cites the rule', async () => {
  const answer = await words(`${DATE}&left=03/04/2023&back=03/20/2023`)
  expect(answer).toContain('You can file from March 12, 2027.')
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
    const page = await html(DATE + trip)
    const [, answer = ''] = /class="answer"([\s\S]*?)<form/.exec(page) ?? []
    expect(answer).toContain('Ask us about your date')
    expect(answer).toContain(rule)
    expect(answer).toContain('href="tel:+17035550142"')
    expect(answer).not.toMatch(/202[67]/)
  },
)

test('a sentence stands beside each field with a problem, and what was typed is kept', async () => {
  const page = await html('citizenship?since=13/01/2022&left=%22%3E%3Cb%3E&back=2027-01-01')
  expect(page).toMatch(
    /<input(?=[^>]*name="since")(?=[^>]*value="13\/01\/2022")(?=[^>]*aria-invalid="true")[^>]*aria-describedby="since-hint since-error"/,
  )
  expect(page).toMatch(/<p class="msg" id="since-error">/)
  expect(page).toMatch(
    /<input(?=[^>]*id="left-1")(?=[^>]*value="&quot;&gt;&lt;b&gt;")(?=[^>]*aria-describedby="trip-1-error")/,
  )
  expect(page).toContain('value="2027-01-01"')
  expect(page).toMatch(/<p class="msg" id="trip-1-error">/)
  expect(page).toContain('<title>Error: Citizenship | ')
  expect(page).not.toContain('class="answer"')
})

test.each(ANSWERS)(
  '%s is no page for search engines, for a cache or for a referrer',
  async (path) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(response.headers.get('Referrer-Policy')).toBe('strict-origin')
    const page = await response.text()
    expect(page).toContain('<meta name="robots" content="noindex"/>')
    expect(page).not.toContain('rel="canonical"')
    // `visit-counts.ts` counts no such page.
    expect(page).toContain('data-uncounted=""')
  },
)

test('an answer is never given to somebody else: the page without a query stays as it was', async () => {
  await get(DATE)
  const plain = await get('citizenship')
  expect(plain.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
  const page = await plain.text()
  expect(page).not.toContain('March 12, 2027')
  expect(page).not.toContain('data-uncounted')
  expect(page).not.toContain('noindex')
  expect(page).toContain('rel="canonical"')
})

test('no line of the log tells what was asked', async () => {
  await get('citizenship?since=07/04/2021&married=08/09/2020')
  const requests = site.lines.filter((line) => line.includes('/services/citizenship'))
  expect(requests.length).toBeGreaterThan(0)
  expect(site.lines.filter((line) => /since|married|2021|%2F2020/.test(line))).toEqual([])
})

const STRANGE = [
  'utm_source=letter',
  'since=%E0%A4%A&left=%',
  'since=06/10/2022&since=06/10/2023',
  `since=${'9'.repeat(900)}`,
  `since=06/10/2022${'&left=01/01/2023&back=01/02/2023'.repeat(50)}`,
  'since[]=1&left[0]=2&back=%00&married=%F0%9F%92%A9&citizen=-1',
  'left=1',
  '__proto__=1&constructor=2&rows=3',
  '?&&=&more',
]

test.each(SERVICE_IDS)('%s answers any query, and never with a failure', async (name) => {
  for (const query of STRANGE) {
    const response = await get(`${name}?${query}`)
    expect([query, response.status < 500]).toEqual([query, true])
    expect(await response.text()).toContain('</html>')
  }
})

test('the U-Visa page asks nothing, whatever its address says', async () => {
  const response = await get('u-visa?since=06/10/2022')
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

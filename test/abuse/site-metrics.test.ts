import { describe, expect, test } from 'vitest'
import { savePost } from '#test/abuse/site-fixture.ts'
import { openedOnce } from '#test/opened.ts'
import { aStaffMember, aVisitor, openSite } from '#test/site.ts'

const METRICS_TOKEN = 'a-token-of-thirty-two-characters'
const BEARER = { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } }

// Not all lines: the garbage collector gets nine more with each kind of collection that it does for the first time.
const responseLines = (metrics: string) =>
  metrics.split('\n').filter((line) => line.startsWith('site_http_'))

describe('a site whose operator collects metrics', () => {
  const site = openedOnce(() => openSite('sqlite', { environment: { METRICS_TOKEN } }))
  const staff = openedOnce(() => aStaffMember(site.origin))
  const reader = openedOnce(async () => aVisitor(site.origin))
  const metrics = async () => (await reader.get('/metrics', BEARER)).text()

  test('shows them for the token alone: not to a reader, not to an owner, and to nobody from memory', async () => {
    const shown = await reader.get('/metrics', BEARER)
    expect([shown.status, shown.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(await shown.text()).toContain('site_database_up 1')
    const wrong = { headers: { Authorization: `Bearer ${METRICS_TOKEN.toUpperCase()}` } }
    const refused = await Promise.all([
      reader.get('/metrics'),
      reader.get('/metrics', wrong),
      reader.get(`/metrics?token=${METRICS_TOKEN}`),
      staff.get('/metrics'),
    ])
    for (const response of refused) {
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([401, 'no-store'])
      expect(await response.text()).not.toContain('site_')
    }
    const head = await reader.request('HEAD', '/metrics', BEARER)
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await reader.request('POST', '/metrics', BEARER)).status).toBeGreaterThanOrEqual(400)
    expect(site.lines.join('\n')).not.toContain(METRICS_TOKEN)
  })

  test('counts by the pattern of the route, so that invented addresses add no line', async () => {
    const { slug } = await savePost(staff, { title: 'A counted article', published: true })
    const ask = async (from: number) => {
      for (let nth = from; nth < from + 20; nth += 1) {
        await staff.get(`/invented-${nth}/deep?of=${nth}`)
        await staff.get(`/blog/invented-${nth}`)
        await staff.get(`/preview-%${nth}`)
      }
    }
    await staff.get(`/blog/${slug}`)
    await ask(0)
    const before = await metrics()
    await ask(20)
    const after = await metrics()
    expect(responseLines(after)).toHaveLength(responseLines(before).length)
    expect(after).not.toMatch(/invented|counted-article/)
    const read =
      /site_http_response_seconds_count\{method="GET",route="\/blog\/:post",status="2xx"\} 1/
    const missing = /count\{method="GET",route="\/blog\/:post",status="4xx"\} 40/
    expect(after).toMatch(read)
    expect(after).toMatch(missing)
    expect(after).toMatch(/count\{method="GET",route="\/\*",status="4xx"\} 40/)
    expect(after).toMatch(/count\{method="GET",route="\/:page",status="4xx"\} 30/)
    expect(after).toMatch(/count\{method="GET",route="none",status="4xx"\} 10/)
  })

  test('counts what came from memory', async () => {
    const countOf = async () =>
      Number(/^site_http_cached_responses_total (\d+)$/m.exec(await metrics())?.[1])
    await reader.text('/about')
    const before = await countOf()
    await reader.text('/about')
    expect(await countOf()).toBe(before + 1)
  })
})

test.each([{}, { BACKEND: 'none', METRICS_TOKEN }])(
  'a site with the settings %j has no metrics, for no token either',
  async (environment) => {
    const site = await openSite('sqlite', { environment })
    const reader = aVisitor(site.origin)
    const answers = [await reader.get('/metrics'), await reader.get('/metrics', BEARER)]
    await site.close()
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  },
)

import { randomInt } from 'node:crypto'
import { sample } from 'fast-check'
import { publishRecords } from '#app/features/content/content-records.server.ts'
import { randomRecords } from '#test/factories/random-record.ts'
import { inDatabase } from '#test/in-database.ts'
import { expectAccessible, FRAME } from '#test/journeys/accessible.ts'
import { findOverflow } from '#test/journeys/page-faults.ts'
import { expect, test } from '#test/journeys/site.ts'

const PAGES = process.env['SOAK'] === undefined ? 30 : 500
// Over a picture axe is not sure of contrast, and a page of nothing else would show it nothing.
const CALL = { kind: 'call', id: 'end', title: 'The end', text: 'Call us.' }
const by = { id: null, name: 'anna@example.com' }

test(`${PAGES} pages of any sections fit a small phone, and everybody can read them`, async ({
  openAnotherSite,
  visit,
}) => {
  test.slow()
  const seed = Number(process.env['PAGE_SEED'] ?? randomInt(1_000_000_000))
  process.stderr.write(`The same pages with PAGE_SEED=${seed}\n`)
  const site = await openAnotherSite()
  const made = (['service', 'page'] as const).flatMap((type, turn) =>
    sample(randomRecords(type), { seed: seed + turn, numRuns: PAGES / 2 }).map((data, index) => ({
      type,
      id: `any-${index}`,
      data: {
        ...data,
        slug: `any-${index}`,
        ...('notOffered' in data && { notOffered: false }),
        sections: [...('sections' in data ? data.sections : []), CALL],
      },
    })),
  )
  const publications = made.map((record) => ({
    ...record,
    locale: 'en' as const,
    seenVersion: 0,
    to: 'published' as const,
    review: null,
  }))
  const now = new Date()
  const published = inDatabase(site, (db) => publishRecords(db, { publications, by }, now))
  expect(await published).toEqual({ ok: true })
  site.publish({ kind: 'records' })
  const page = await visit({ baseURL: site.origin, viewport: { width: 320, height: 800 } })
  await expect
    .poll(async () => (await page.request.get('/any-0')).status(), { timeout: 20_000 })
    .toBe(200)
  for (const { type, id, data } of made)
    await test.step(JSON.stringify(data).slice(0, 300), async () => {
      await page.goto(type === 'service' ? `/services/${id}` : `/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await findOverflow(page)).toEqual([])
      await expectAccessible(page, [320], ['light'], FRAME)
    })
})

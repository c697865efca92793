import { expect, test } from 'vitest'
import { contentEdits } from '#test/factories/content-edits.ts'
import { listPublicPages } from '#test/public-pages.ts'
import { publishEdits } from '#test/publish-edits.ts'
import { openSite } from '#test/site.ts'

const EDITS = process.env['SOAK'] === undefined ? 500 : 10_000
const AT_ONCE = 25
// A page that is not there searches the site, which nobody may do as often as this test.
const pages = listPublicPages().filter(
  ({ path, status }) => status === 200 && !/^\/(?:blog|login|setup|invitation|password)/.test(path),
)

// A firm may write whatever fits the fields: every page is still whole.
test(
  `${EDITS} random edits leave every page with one heading`,
  { timeout: 3_600_000 },
  async () => {
    const site = await openSite('sqlite')
    const edits = contentEdits(20_261_125, EDITS)
    expect(new Set(edits.map(({ data }) => JSON.stringify(data))).size).toBeGreaterThan(
      EDITS * 0.85,
    )
    try {
      for (let done = 0; done < EDITS; done += AT_ONCE) {
        const batch = edits.slice(done, done + AT_ONCE)
        await publishEdits(site, batch)
        const shown = batch.map(({ key }) => `${key.type}/${key.id}`).join(', ')
        for (const { path, status } of pages) {
          const response = await fetch(site.origin + path)
          const headings = (await response.text()).match(/<h1[\s>]/g) ?? []
          expect([path, response.status, headings.length], shown).toEqual([path, status, 1])
        }
      }
    } finally {
      await site.close()
    }
  },
)

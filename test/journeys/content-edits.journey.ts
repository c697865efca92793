import { expectAccessible, FRAME, PHONE } from '#test/journeys/accessible.ts'
import { contentEdits } from '#test/factories/content-edits.ts'
import { findOverflowEverywhere } from '#test/journeys/page-faults.ts'
import { expect, test } from '#test/journeys/site.ts'
import { chooseWalked, listPublicPages } from '#test/public-pages.ts'
import { publishEdits } from '#test/publish-edits.ts'

const EDITS = 50
const pages = listPublicPages()
  .filter(({ path, status }) => status === 200 && !/^\/(?:blog|login|setup|search)/.test(path))
  .map(({ path }) => path)

test(`${EDITS} random edits of what the firm says fit on every page, and everybody can read them`, async ({
  openDashboard,
}) => {
  const { site, page } = await openDashboard()
  await publishEdits(site, contentEdits(15, EDITS))
  const faults: string[] = []
  for (const path of chooseWalked(pages)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    // What stands around a page is the same on all of them.
    await expectAccessible(page, [PHONE], ['light'], path === '/' ? [] : FRAME)
    faults.push(...(await findOverflowEverywhere(page, [320])).map((fault) => `${path}: ${fault}`))
  }
  expect(faults).toEqual([])
})

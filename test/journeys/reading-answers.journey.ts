import { shippedInAll } from '#app/features/content/shipped.ts'
import { siteContents } from '#app/features/content/site-content.ts'
import { answersOf } from '#app/features/site/answers/answers.ts'
import { expect, test } from '#test/journeys/site.ts'
import { localPath } from '#test/local-path.ts'

const SCREEN = { width: 360, height: 640 }
const LINE = 32
const sites = siteContents(shippedInAll, [])

for (const locale of ['en', 'es'] as const)
  test(`each of the twenty questions is answered two presses from Home, on the first screen, in ${locale}`, async ({
    visit,
  }) => {
    const page = await visit({ viewport: SCREEN, hasTouch: true, isMobile: true, locale })
    const answers = answersOf(sites[locale])
    expect(answers).toHaveLength(20)
    for (const { question, path } of answers)
      await test.step(question, async () => {
        await page.goto(localPath('/', locale))
        await page.locator(`main a[href="${localPath('/answers', locale)}"]`).tap()
        await page.locator(`main a[href="${localPath(path, locale)}"]`).tap()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(question)
        await page.waitForLoadState()
        const first = await page.locator('h1 ~ .prose > p').first().boundingBox()
        const floats = await page.locator('.floats').boundingBox()
        expect((first?.y ?? Infinity) + LINE).toBeLessThanOrEqual(floats?.y ?? 0)
      })
  })

import { shippedInAll } from '#app/features/content/shipped.ts'
import { siteContents } from '#app/features/content/site-content.ts'
import { answersOf } from '#app/features/site/answers/answers.ts'
import type { Locator } from '@playwright/test'
import { expect, test } from '#test/journeys/site.ts'
import { localPath } from '#test/local-path.ts'

const SCREEN = { width: 360, height: 640 }
const LINE = 32
const NOWHERE = { y: Infinity, height: Infinity }
/** Their texts are longer than what a phone shows between its two bars; no other one may become so. */
const LONGER_IN_ENGLISH = [
  'robbed-and-the-police-came',
  'marry-a-citizen',
  'how-long-for-my-spouse',
  'before-i-invest',
  'travel-ban',
]
const LONGER = {
  en: LONGER_IN_ENGLISH,
  es: [
    ...LONGER_IN_ENGLISH,
    'ice-at-the-door',
    'my-parents',
    'employer-wants-me',
    'asylum-deadline',
    'travel-while-i-wait',
  ],
}
const sites = siteContents(shippedInAll, [])

for (const locale of ['en', 'es'] as const)
  test(`each of the twenty questions is answered two presses from Home, on one screen, in ${locale}`, async ({
    visit,
  }) => {
    const page = await visit({ viewport: SCREEN, hasTouch: true, isMobile: true, locale })
    const answers = answersOf(sites[locale])
    expect(answers).toHaveLength(20)
    for (const { id, question, path } of answers)
      await test.step(question, async () => {
        await page.goto(localPath('/', locale))
        await page.locator(`main a[href="${localPath('/answers', locale)}"]`).tap()
        await page.locator(`main a[href="${localPath(path, locale)}"]`).tap()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(question)
        await page.waitForLoadState()
        const boxOf = async (element: Locator) => (await element.boundingBox()) ?? NOWHERE
        const text = page.locator('h1 ~ .prose > p:not(:has(> b), :has(> .more), .meta)')
        const [first, last] = [await boxOf(text.first()), await boxOf(text.last())]
        const [bar, floats] = [
          await boxOf(page.locator('.bar')),
          await boxOf(page.locator('.floats')),
        ]
        expect(first.y + LINE).toBeLessThanOrEqual(floats.y)
        // All of it at once, after one screen of scrolling or less.
        const end = last.y + last.height
        expect(end - SCREEN.height).toBeLessThanOrEqual(floats.y)
        if (!LONGER[locale].includes(id))
          expect(end - first.y).toBeLessThanOrEqual(floats.y - bar.height)
      })
  })

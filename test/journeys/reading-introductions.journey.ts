import { DESKTOP, expectAccessible } from '#test/journeys/accessible.ts'
import { findMisplacedTexts } from '#test/journeys/misplaced-texts.ts'
import { EVERY_RULE, findMissedRules, findOverflow } from '#test/journeys/page-faults.ts'
import { expect, test } from '#test/journeys/site.ts'
import { findUnmirrored } from '#test/journeys/unmirrored.ts'
import { INTRODUCTIONS, introductionsOn } from '#test/factories/introductions.ts'
import { publishEdits } from '#test/publish-edits.ts'

test('the introductions can be read by everybody, on every screen, and lead to the form', async ({
  openAnotherSite,
  visit,
}) => {
  const site = await openAnotherSite()
  await publishEdits(site, [introductionsOn()])
  const page = await visit({ baseURL: site.origin, reducedMotion: 'reduce' })
  for (const id of INTRODUCTIONS) {
    await page.goto(`/languages/${id}`)
    await expect(page.locator('main h1')).toHaveCount(1)
    expect(await page.evaluate(findMissedRules, EVERY_RULE)).toEqual([])
    await expectAccessible(page, [320, DESKTOP])
    for (const width of [320, DESKTOP]) {
      await page.setViewportSize({ width, height: 800 })
      const faults = [...(await findOverflow(page)), ...(await findMisplacedTexts(page))]
      const unmirrored = id === 'ar' ? await findUnmirrored(page) : []
      expect.soft([...faults, ...unmirrored], `${id} at ${width} px`).toEqual([])
    }
    await page.locator('main a[href="/pt/contato"]').click()
    await expect(page).toHaveURL('/pt/contato')
  }
})

test('a reader of Arabic is offered the page in Arabic', async ({ openAnotherSite, visit }) => {
  const site = await openAnotherSite()
  await publishEdits(site, [introductionsOn()])
  const page = await visit({ baseURL: site.origin, locale: 'ar' })
  await page.goto('/faq')
  const offer = page.locator('[data-language-offer]')
  await expect(offer.getByRole('link')).toHaveText('لدينا صفحة بالعربية')
  await offer.getByRole('link').click()
  await expect(page).toHaveURL('/languages/ar')
})

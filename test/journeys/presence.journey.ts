import { expectAccessible } from '#test/journeys/accessible.ts'
import { expectLive, writePost } from '#test/journeys/dashboard.ts'
import { enter, expect, test } from '#test/journeys/site.ts'
import { addBerta, BERTA } from '#test/second-editor.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an open editor says who else has the post open, and no longer once they leave', async ({
  page,
  site,
  visit,
}) => {
  await enter(page, site)
  const { id } = await writePost(site, { title: 'Open twice' })
  const address = `/dashboard/blog/edit/${id}`
  await page.goto(address)
  await expectLive(page)
  await addBerta(site)
  const hers = await visit()
  await enter(hers, site, BERTA)
  await hers.goto(address)
  const since = String.raw`since \d{1,2}:\d\d [AP]M E[SD]T\.$`
  const bertaIsHere = page.getByText(new RegExp(`^berta@example\\.com has had .* open ${since}`))
  await expect(bertaIsHere).toBeVisible()
  await expect(hers.getByText(new RegExp(`^.+ has had this post open ${since}`))).toBeVisible()
  await expectAccessible(page, [360])

  await test.step('a second tab of the same user is called that', async () => {
    const second = await page.context().newPage()
    await second.goto(address)
    const own = new RegExp(`^You have had this post open in another tab ${since}`)
    await expect(second.getByText(own)).toBeVisible()
    await expect(page.getByText(own)).toBeVisible()
    await second.close({ runBeforeUnload: true })
    await expect(page.getByText(own)).toHaveCount(0)
  })

  await hers.getByRole('link', { name: 'Cancel' }).click()
  await expect(bertaIsHere).toHaveCount(0)
})

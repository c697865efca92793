import { expect, test } from '#test/journeys/site.ts'
test('shots', async ({ openAnotherSite, visitDashboard }) => {
  test.setTimeout(300000)
  const site = await openAnotherSite({})
  const first = await visitDashboard(site, { reducedMotion: 'reduce' })
  await first.goto('/dashboard/setup/look')
  await first.getByRole('textbox', { name: 'Accent color (may be empty)' }).fill('#1d4ed8')
  await first.getByRole('button', { name: 'Save and continue' }).click()
  await expect(first.getByRole('heading', { level: 1 })).toHaveText('Services')
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await visitDashboard(site, { reducedMotion: 'reduce', colorScheme })
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      for (const step of [
        'setup/firm',
        'setup/people',
        'setup/services',
        'setup/links',
        'setup/done',
        'content',
      ]) {
        await page.goto(`/dashboard/${step}`)
        await page.screenshot({
          path: `/tmp/setup-shots/${step.replace('/', '-')}-${width}-${colorScheme}.png`,
          fullPage: step !== 'setup/people',
        })
      }
    }
  }
})

import { calendarIn, showCalendar, test } from '#test/journeys/outside-fixture.ts'
import { expect, PLAIN } from '#test/journeys/site.ts'

test.describe('the calendar and the map', () => {
  test('of a firm that has none are the telephone, words and a link, in a box of the same size', async ({
    page,
  }) => {
    await page.goto('/contact#schedule')
    const schedule = page.locator('#schedule')
    const call = schedule.getByRole('link', { name: /^Call \+1 \(703\)/ })
    await expect(call).toHaveAttribute('href', 'tel:+17035550142')
    await expect(
      schedule.getByText('Call us and say that you would like a consultation.'),
    ).toBeVisible()
    await expect(schedule.getByText('Show the calendar')).toHaveCount(0)
    const map = page.getByRole('link', { name: 'Show the map' })
    await expect(map).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/search\?query=/)
    for (const width of [320, 340, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const box = await schedule.locator('.sched').boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(320)
      expect(box?.height).toBeGreaterThanOrEqual(600)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })

  test('load only when the reader asks, and are links to be seen without JavaScript', async ({
    openCalendar,
    visit,
    complaints,
  }) => {
    complaints.expect(/request to .*\/book\?utm_source=website/)
    complaints.expect(/request to .*\/map/)
    const { page, outside } = await openCalendar('<p>Pick a time</p>')
    const response = await page.goto('/contact')
    expect(response?.headers()['content-security-policy']).toContain(`frame-src ${outside.origin};`)
    await page.locator('#schedule').scrollIntoViewIfNeeded()
    for (let press = 0; press < 60; press += 1) await page.keyboard.press('Tab')
    expect(outside.requested).toEqual([])

    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    await showCalendar(page)
    await expect(calendarIn(page).getByText('Pick a time')).toBeVisible()
    expect(outside.requested.map(({ url }) => url)).toEqual([
      '/book?utm_source=website&utm_medium=frame&utm_content=%2Fcontact',
    ])
    const frame = await page.locator('.sched iframe').boundingBox()
    expect(frame?.height).toBe(600)
    expect(frame?.width).toBeGreaterThanOrEqual(320)
    expect(await height()).toBe(before)

    await page.getByRole('link', { name: 'Show the map' }).click()
    const map = page.frameLocator('iframe[title^="Map of our office"]')
    await expect(map.getByText('Pick a time')).toBeVisible()

    const plain = await visit({ ...PLAIN, baseURL: new URL(page.url()).origin })
    await plain.goto('/contact')
    for (const name of ['Show the calendar', 'Open it in a new tab', 'Show the map'])
      await expect(plain.getByRole('link', { name }).first()).toBeVisible()
  })

  test('get name and e-mail only with consent', async ({ openCalendar, complaints }) => {
    complaints.expect(/request to .*\/book/)
    const { page, outside } = await openCalendar('<p>Pick a time</p>')
    const wish = page.getByLabel('Use the name and email that I entered above')
    for (const isTicked of [false, true]) {
      // See `showCalendar`: the code of the wish is a module, too.
      await expect(async () => {
        await page.goto('/contact')
        await expect(wish).toBeHidden()
        await page.getByLabel('Full Name').fill('Ana Reyes')
        await page.getByLabel('Email Address').fill('ana@example.com')
        await page.getByLabel('Full Name').focus()
        await expect(wish).toBeVisible({ timeout: 8_000 })
      }).toPass()
      await expect(wish).not.toBeChecked()
      if (isTicked) await wish.check()
      await showCalendar(page)
      await expect(calendarIn(page).getByText('Pick a time')).toBeVisible()
    }
    const told = outside.requested.map(({ url }) => new URL(url, outside.origin).searchParams)
    expect(told.map((query) => [query.get('name'), query.get('email')])).toEqual([
      [null, null],
      ['Ana Reyes', 'ana@example.com'],
    ])
  })

  test('cannot talk to our page nor redirect it', async ({ openCalendar, complaints }) => {
    complaints.expect(/request to .*\/book/)
    complaints.expect(/Unsafe attempt to initiate navigation/)
    const { page } = await openCalendar(`<p>Pick a time</p><script>
      parent.postMessage({ event: 'calendly.event_scheduled', payload: { event: { uri: '//evil' } } }, '*')
      try { top.location = 'https://evil.example.com/' } catch {}
    </script>`)
    await page.goto('/contact')
    await showCalendar(page)
    await expect(calendarIn(page).getByText('Pick a time')).toBeVisible()
    const main = () => page.locator('main').evaluate((element) => element.outerHTML.length)
    const before = await main()
    await page.waitForTimeout(500)
    expect(await main()).toBe(before)
    expect(new URL(page.url()).pathname).toBe('/contact')
  })
})

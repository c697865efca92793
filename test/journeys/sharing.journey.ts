import { expect, test, toast } from '#test/journeys/site.ts'

const POST = '/blog/before-you-sign-who-may-help-you'

test('the link of a post is copied by one press', async ({ visit, site }) => {
  const page = await visit({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto(POST)
  await page.getByRole('link', { name: 'Copy or share the link' }).click()
  await expect(toast(page, 'The link is copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.origin + POST)
})

test('on a phone the device’s share sheet is opened', async ({ visit, site }) => {
  const page = await visit({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
  })
  await page.addInitScript(() => {
    navigator.share = async (data) => void Object.assign(window, { shared: data })
  })
  await page.goto(POST)
  await page.getByRole('link', { name: 'Copy or share the link' }).tap()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shared') as unknown))
    .toMatchObject({ title: expect.stringContaining('Before you sign'), url: site.origin + POST })
})

test('a printed post is its text, whose it is, and where it and its links are found', async ({
  page,
  visit,
  site,
}) => {
  const dark = await visit({ colorScheme: 'dark' })
  for (const paper of [page, dark]) {
    await paper.goto(POST)
    await paper.emulateMedia({ media: 'print' })
    for (const part of ['.bar .btn', '.menu', '.nav', '.floats', '.legal', '.share', '.readnext']) {
      await expect(paper.locator(part).first()).toBeHidden()
    }
    await expect(paper.locator('.bar')).toHaveCSS('position', 'static')
    await expect(paper.locator('.bar')).toContainText('Alder & Quill')
    await expect(paper.locator('.bar .tel span')).toBeVisible()
    const offices = paper.locator('.foot address')
    await expect(offices).toContainText(['Sample Street, Suite 300', 'Sample Avenue, Suite 210'])
    for (const office of await offices.all()) {
      await expect(office).toBeVisible()
      await expect(office).toHaveCSS('color', 'rgb(0, 0, 0)')
    }
    const printed = await paper.evaluate(
      () => getComputedStyle(document.querySelector('main') ?? document.body, '::after').content,
    )
    expect(printed).toMatch(/^"Alder & Quill .* · .* 20\d\d"$/)
    expect(printed).toContain(` · ${site.origin}${POST}, `)
    await expect(paper.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(paper.locator('.advice')).toBeVisible()
    const colours = await paper.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body)
      return { color, backgroundColor }
    })
    expect(colours).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' })
    const after = await paper.evaluate(() => {
      const link = document.createElement('a')
      link.href = 'https://www.uscis.gov/'
      document.querySelector('.prose')?.append(link)
      return getComputedStyle(link, '::after').content
    })
    expect(after).toContain('https://www.uscis.gov/')
  }
  await page.goto('/faq')
  for (const answer of await page.locator('.ans').all()) await expect(answer).toBeVisible()
  const file = (await page.pdf({ format: 'Letter' })).toString('latin1')
  // A link on paper is a place in the file, so the telephone is on it.
  expect(file).toContain('/URI (tel:+17035550142)')
})

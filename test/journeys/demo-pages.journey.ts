import { consoleWarning } from '#app/features/demo/texts.ts'
import { sampleId, samplePosts } from '#app/features/posts/samples/sample-posts.ts'
import { PATH_RULES } from '#app/features/tools/green-card-path/green-card-path.ts'
import { expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { expect, test } from '#test/journeys/site.ts'

const ARTICLES = 3

// What the server sends is in `no-backend.test.ts`.
test('every page says in the console what this site is, and asks no one for anything more', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(`${request.method()} ${request.resourceType()}`))
  for (const path of ['/', '/blog', '/contact', '/login']) {
    const [warning] = await Promise.all([
      page.waitForEvent('console', (message) => message.type() === 'warning'),
      page.goto(path),
    ])
    expect(warning.text()).toBe(consoleWarning)
  }
  await page.getByRole('banner').getByRole('link', { name: 'FAQ', exact: true }).click()
  await expect(page).toHaveURL('/faq')
  await page.waitForLoadState('networkidle')
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  expect(kept).toEqual([])
  const sent = requested.filter((one) => !one.startsWith('GET ') || /fetch|xhr|ping/.test(one))
  expect(sent).toEqual([])
})

test('an article that is not there is said to be no article, and one is found by its id', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 404/)
  complaints.allow(/^Page Not Found: /)
  await page.goto('/blog/nobody-wrote-this')
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Post Not Found' })).toBeVisible()
  await expect(page).toHaveTitle(/^Blog Post Not Found/)
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await page.goto(`/blog/${sampleId(0)}`, { waitUntil: 'commit' })
  await expect(page).toHaveURL(`/blog/${samplePosts[0]?.slug}`)
})

test('the contact form has its messages and says that nothing is sent, and nothing is', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await page.goto('/contact')
  await expect(page.locator('#message')).toContainText('This is a demonstration: nothing is sent.')
  await expect(page.locator('textarea[name=message]')).toHaveAttribute('rows', '9')
  const send = page.getByRole('button', { name: 'Send Message' })
  await send.click()
  await expect(page.locator('#message').getByRole('alert')).toContainText(
    'Please fill in all fields',
  )
  await page.getByLabel('Full Name').fill('Ana')
  await page.getByLabel('Email Address').fill('ana@example.com')
  await page.getByLabel(/^Brief Description/).fill('What may I do?')
  await send.click()
  const alert = page.locator('#message').getByRole('alert')
  await expect(alert).toContainText('This is a demonstration: nothing is sent')
  await expect(alert).toContainText('What you wrote is still in the form.')
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana')
  await expect(page.getByText('Form submitted successfully')).toHaveCount(0)
  expect(sent).toEqual([])
})

test('the browser finds the path of a reader, and without a script every answer stands there', async ({
  page,
  visit,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await page.goto('/services/permanent-residency')
  const tool = page.getByRole('region', { name: 'Find your path' })
  const [name, memo] = [tool.locator('.big:visible'), tool.getByText(/^Since May 21, 2026/)]
  const ask = tool.getByRole('button', { name: 'Show my path' })
  await tool.getByLabel('An employer wants me').check()
  await expect(name).toHaveCount(0)
  await tool.getByLabel('Abroad').check()
  await ask.click()
  await expect(tool.getByRole('heading', { name: 'Ask about this first' })).toBeFocused()
  await expect(name).toHaveText(['Work, through your employer'])
  await expect(memo).toBeHidden()
  await tool.getByLabel('Somebody hurt me here').check()
  await tool.getByLabel('In the United States').check()
  await ask.click()
  await expect(name).toHaveText(['Protection for people who were hurt'])
  await expect(memo).toBeVisible()
  await expectAccessible(page, [PHONE], ['light'])
  expect(sent).toEqual([])

  const plain = await visit({ javaScriptEnabled: false })
  await plain.goto('/services/permanent-residency')
  const all = plain.getByRole('region', { name: 'Find your path' })
  await expect(all.locator('.big:visible')).toHaveCount(PATH_RULES.length)
  await expect(all.getByText(/^Since May 21, 2026/)).toBeVisible()
  await expect(all.getByRole('radio')).toHaveCount(0)
})

test('the browser says when to apply and where a date stands, and nothing that is typed leaves it', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  const open = async (path: string, name: string) => {
    await page.goto(path)
    await page.keyboard.press('Tab')
    // Near the screen it is drawn anew.
    await page.locator('.tool').evaluate((tool) => tool.scrollIntoView())
    return page.getByRole('region', { name })
  }
  const filing = await open('/services/citizenship', 'When can you apply?')
  const since = filing.getByLabel('Permanent resident since')
  await since.fill('06/31/2022')
  await since.press('Enter')
  await expect(since).toHaveAttribute('aria-invalid', 'true')
  await expect(since).toBeFocused()
  await since.fill('06/10/2022')
  await since.press('Enter')
  await expect(filing.getByRole('heading', { level: 3 })).toBeFocused()
  await expect(filing.getByText('The earliest day to file is March 12, 2027.')).toBeVisible()
  await expect(since).toHaveValue('06/10/2022')
  const place = await open('/visa-bulletin', 'Where is my date?')
  await place.getByLabel('Your line').selectOption('F4')
  await place.getByLabel('Where were you born?').selectOption('india')
  await place.getByLabel('Your priority date').fill('01/15/2010')
  await place.getByRole('button', { name: 'Show my place' }).click()
  await expect(place.getByText('Dec 15, 2006').first()).toBeVisible()
  await expectAccessible(page, [PHONE], ['light'])
  expect([sent, new URL(page.url()).search]).toEqual([[], ''])
})

test('a search is found again by its address, and its words are told', async ({ page }) => {
  await page.goto('/blog?q=CIVICS')
  await expect(page.getByText('1 article found')).toBeVisible()
  await expect(page.locator('ul.posts > li')).toHaveCount(1)
  await page.goto('/blog?q=nothing+like+this')
  await expect(page.getByText('No articles found matching your search')).toBeVisible()
  await expectAccessible(page, [PHONE], ['light'])
  await page.getByRole('link', { name: 'Clear the search' }).click()
  await expect(page.locator('ul.posts > li')).toHaveCount(ARTICLES)
})

test('a search in files needs JavaScript and says so', { tag: '@files' }, async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false })
  await page.goto('/blog?q=civics')
  await expect(page.getByText(/^To search, switch on JavaScript/)).toBeVisible()
  await expect(page.locator('ul.posts > li')).toHaveCount(ARTICLES)
})

test(
  'the browser searches a site of files, as the server does, and tells when nothing is found',
  { tag: '@files' },
  async ({ page }) => {
    await page.goto('/search?q=I+was+robbed')
    const results = page.locator('.results a')
    await expect(results.first()).toHaveText('U-Visa')
    const search = page.getByRole('searchbox', { name: 'Search this site' })
    await expect(search).toHaveValue('I was robbed')
    await search.fill('notario')
    await search.press('Enter')
    await expect(results.first()).toHaveText('Who may help you')
    await expect(page).toHaveURL(/\?q=notario$/)
    await expectAccessible(page, [PHONE], ['light'])
    await search.fill('zzzzqqqq')
    await search.press('Enter')
    await expect(page.getByRole('heading', { name: 'We found nothing about that.' })).toBeVisible()
    await search.fill('citizenshp')
    await search.press('Enter')
    await results.first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/citizen/i)
  },
)

test(
  'the browser searches a site of files in the language of the page',
  { tag: '@files' },
  async ({ page }) => {
    await page.goto('/es/buscar?q=mi+esposo+me+pega')
    const first = page.locator('.results a').first()
    await expect(first).toHaveAttribute('href', '/es/urgente#hurt')
    await page.getByRole('searchbox').fill('zzzzqqqq')
    await page.getByRole('searchbox').press('Enter')
    await page.getByRole('main').getByRole('link', { name: 'Ayuda urgente' }).click()
    await expect(page).toHaveURL('/es/urgente')
  },
)

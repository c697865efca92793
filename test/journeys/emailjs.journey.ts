import type { ConsoleMessage, Page } from '@playwright/test'
import { openOutside, type OutsideService } from '#test/journeys/outside-world.ts'
import { expect, test, toast, type Visit } from '#test/journeys/site.ts'
import type { SiteOptions, TestSite } from '#test/site.ts'

const ENDPOINT = '/api/v1.0/email/send-form'

/** A service that answers as EmailJS does; `status` 0 drops the connection. */
function openService(answer: () => { status: number; text: string }): Promise<OutsideService> {
  return openOutside((_, response) => {
    const { status, text } = answer()
    if (status === 0) return void response.destroy()
    response.writeHead(status, { 'Access-Control-Allow-Origin': '*' }).end(text)
  })
}

const account = (service: OutsideService) => ({
  EMAILJS_PUBLIC_KEY: 'public_key',
  EMAILJS_SERVICE_ID: 'service_one',
  EMAILJS_TEMPLATE_ID: 'template_one',
  EMAILJS_ORIGIN: service.origin,
})

/** Opens the contact page as a browser that no program drives; the tests' own one says that it is driven. */
async function openContact(visit: Visit, site: TestSite, isDriven = false): Promise<Page> {
  const page = await visit({ baseURL: site.origin })
  if (!isDriven) {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
    )
  }
  await page.goto('/contact')
  return page
}

async function send(page: Page, text = 'We would like to bring my mother here.'): Promise<void> {
  await page.getByLabel('Full Name').fill('Ana Reyes')
  // Before the form's script is there, the browser would send it by itself, and no copy would go out.
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Email Address').fill('ana@example.com')
  await page.getByLabel('Brief Description of Your Legal Issue/Problem').fill(text)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(toast(page, 'Form submitted successfully').last()).toBeVisible()
}

/** The fields of a multipart body. */
function fieldsOf({ headers, body }: OutsideService['asked'][number]): Promise<FormData> {
  const type = String(headers['content-type'])
  return new Response(body, { headers: { 'Content-Type': type } }).formData()
}

async function openPair(
  openAnotherSite: (options?: SiteOptions) => Promise<TestSite>,
  answer: () => { status: number; text: string },
  environment: Record<string, string> = {},
) {
  const service = await openService(answer)
  const site = await openAnotherSite({ environment: { ...account(service), ...environment } })
  return { service, site }
}

test.describe('a copy by EmailJS', () => {
  test('goes out after the message is stored', async ({ openAnotherSite, visit, complaints }) => {
    const { service, site } = await openPair(openAnotherSite, () => ({ status: 200, text: 'OK' }))
    complaints.expect(/request to .*send-form/)
    const page = await openContact(visit, site)
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await expect(page.getByText(/a copy of your name, e-mail and message also goes/)).toBeVisible()
    await page.getByLabel('Full Name').focus()
    await page.waitForLoadState('networkidle')
    expect(scripts.join()).not.toContain('send-by-email-js')
    expect(service.asked).toEqual([])

    await send(page)
    await expect.poll(() => service.asked.length).toBe(1)
    expect(scripts.join()).toContain('send-by-email-js')
    const [asked] = service.asked
    if (!asked) throw new Error('Nothing came')
    expect([asked.method, asked.url]).toEqual(['POST', ENDPOINT])
    expect(Object.fromEntries(await fieldsOf(asked))).toEqual({
      name: 'Ana Reyes',
      email: 'ana@example.com',
      message: 'We would like to bring my mother here.',
      lib_version: '4.4.1',
      service_id: 'service_one',
      template_id: 'template_one',
      user_id: 'public_key',
    })
    expect(asked.headers.cookie).toBeUndefined()
    expect((await page.context().storageState()).origins).toEqual([])
    await service.close()
  })

  for (const [status, text, warning] of [
    [400, 'The template ID not found', '400 The template ID not found'],
    [0, '', '0 Network Error'],
  ] as const) {
    test(`that the service answers with ${status} does not turn success into failure`, async ({
      openAnotherSite,
      visit,
      complaints,
    }) => {
      const { service, site } = await openPair(openAnotherSite, () => ({ status, text }))
      complaints.expect(/request to .*send-form/)
      complaints.expect(status === 0 ? /net::ERR_/ : /Failed to load resource/)
      const page = await openContact(visit, site)
      const warned = page.waitForEvent('console', isWarning)
      await send(page)
      expect((await warned).text()).toContain(warning)
      await expect(page.getByText('Oops! Something went wrong.')).toHaveCount(0)
      await expect(page.getByLabel('Full Name')).toHaveValue('')
      await service.close()
    })
  }

  test('is not sent from an automated browser', async ({ openAnotherSite, visit }) => {
    const { service, site } = await openPair(openAnotherSite, () => ({ status: 200, text: 'OK' }))
    const page = await openContact(visit, site, true)
    const warned = page.waitForEvent('console', isWarning)
    await send(page)
    expect((await warned).text()).toContain('451 Unavailable For Headless Browser')
    expect(service.asked).toEqual([])
    await service.close()
  })

  test('is not sent without a stored message', async ({ openAnotherSite, visit, complaints }) => {
    const { service, site } = await openPair(openAnotherSite, () => ({ status: 200, text: 'OK' }))
    complaints.expect(/Failed to load resource|was not sent/)
    const page = await openContact(visit, site)
    await page.route('**/contact/messages', (route) => route.abort())
    await page.getByLabel('Full Name').fill('Ana Reyes')
    await page.getByLabel('Email Address').fill('ana@example.com')
    await page.getByLabel('Brief Description of Your Legal Issue/Problem').fill('A question.')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(toast(page, 'Oops! Something went wrong.')).toBeVisible()
    await expect(page.getByLabel('Full Name')).toHaveValue('Ana Reyes')
    expect(service.asked).toEqual([])
    await service.close()
  })

  test('is not spoken of where the firm uses no such service', async ({ page }) => {
    const answer = await page.goto('/contact')
    expect(await answer?.text()).not.toMatch(/data-copy|a copy of your name/)
  })
})

test.describe('EmailJS on a site with no backend', () => {
  test('takes the message; a failure keeps it', async ({ openAnotherSite, visit, complaints }) => {
    let answer = { status: 403, text: 'Forbidden' }
    const { service, site } = await openPair(openAnotherSite, () => answer, { BACKEND: 'none' })
    complaints.expect(/request to .*send-form/)
    complaints.expect(/Failed to load resource/)
    complaints.expect(/The message was not sent: 403 Forbidden/)
    const page = await openContact(visit, site)
    const name = page.getByLabel('Full Name')
    await name.fill('Ana Reyes')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(toast(page, 'Please fill in all fields')).toBeVisible()
    await page.getByLabel('Email Address').fill('ana@')
    await page.getByLabel('Brief Description of Your Legal Issue/Problem').fill('A question.')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText(/Please enter an e-mail address such as/)).toBeVisible()
    expect(service.asked).toEqual([])

    await page.getByLabel('Email Address').fill('ana@example.com')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(toast(page, 'Oops! Something went wrong.')).toBeVisible()
    await expect(name).toHaveValue('Ana Reyes')
    answer = { status: 200, text: 'OK' }
    // The service takes one message a second.
    await page.waitForTimeout(1_100)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(toast(page, 'Form submitted successfully')).toBeVisible()
    await expect(name).toHaveValue('')
    await expect(page.getByText('Your reference is')).toHaveCount(0)
    expect(service.asked).toHaveLength(2)
    await service.close()
  })
})

function isWarning(message: ConsoleMessage): boolean {
  return message.type() === 'warning' && message.text().includes('no copy of the message')
}

import type { ConsoleMessage, Page } from '@playwright/test'
import { button, field, fillIn, TITLE } from '#test/journeys/contact-form.ts'
import { type OutsideService, test as base } from '#test/journeys/outside-fixture.ts'
import { expect, toast } from '#test/journeys/site.ts'

const ENDPOINT = '/api/v1.0/email/send-form'
const FAILED = 'Oops! Something went wrong.'
const OK = { status: 200, text: 'OK' }

type Options = { environment?: Record<string, string>; isDriven?: boolean }
type Fixtures = {
  /** `reply` is the service's response; status 0 drops the connection. */
  openContact: (
    reply: () => typeof OK,
    options?: Options,
  ) => Promise<{ service: OutsideService; page: Page }>
}

const test = base.extend<Fixtures>({
  openContact: async ({ openService, openAnotherSite, visit }, use) => {
    await use(async (reply, { environment, isDriven = false } = {}) => {
      const service = await openService((_, response) => {
        const { status, text } = reply()
        if (status === 0) return void response.destroy()
        response.writeHead(status, { 'Access-Control-Allow-Origin': '*' }).end(text)
      })
      const account = {
        EMAILJS_PUBLIC_KEY: 'public_key',
        EMAILJS_SERVICE_ID: 'service_one',
        EMAILJS_TEMPLATE_ID: 'template_one',
        EMAILJS_ORIGIN: service.origin,
      }
      const site = await openAnotherSite({ environment: { ...account, ...environment } })
      const page = await visit({ baseURL: site.origin })
      // The tests' own browser reports that it is automated.
      if (!isDriven)
        await page.addInitScript(() =>
          Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
        )
      return { service, page }
    })
  },
})

/** Without its script, which asks for the token, the form would be submitted by the browser, without the email service. */
async function openContactPage(page: Page): Promise<void> {
  const token = page.waitForResponse('**/contact/token')
  await page.goto('/contact')
  await field.name(page).focus()
  await token
}

async function press(page: Page): Promise<void> {
  await fillIn(page, 'Ana Reyes')
  await button(page).click()
}

async function send(page: Page): Promise<void> {
  await press(page)
  await expect(toast(page, TITLE).last()).toBeVisible()
}

function fieldsOf({ headers, body }: OutsideService['requested'][number]): Promise<FormData> {
  const type = String(headers['content-type'])
  return new Response(body, { headers: { 'Content-Type': type } }).formData()
}

test.describe('a copy by EmailJS', () => {
  test('goes out after the message is stored, and not without; what becomes of it changes nothing', async ({
    openContact,
    complaints,
  }) => {
    complaints.expect(/request to .*send-form/)
    complaints.expect(/Failed to load resource|was not sent/)
    complaints.expect(/net::ERR_/)
    complaints.expect(/status of 400/)
    let reply = OK
    const { service, page } = await openContact(() => reply)
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await openContactPage(page)
    await expect(page.getByText(/A copy of your name, email and message also goes/)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(scripts.join()).not.toContain('send-by-email-js')
    await page.route('**/contact/messages', (route) => route.abort())
    await press(page)
    await expect(toast(page, FAILED)).toBeVisible()
    await expect(field.name(page)).toHaveValue('Ana Reyes')
    expect(service.requested).toEqual([])

    await page.unroute('**/contact/messages')
    await send(page)
    await expect.poll(() => service.requested.length).toBe(1)
    expect(scripts.join()).toContain('send-by-email-js')
    const [requested] = service.requested
    if (!requested) throw new Error('Nothing came')
    expect([requested.method, requested.url]).toEqual(['POST', ENDPOINT])
    expect(Object.fromEntries(await fieldsOf(requested))).toEqual({
      name: 'Ana Reyes',
      email: 'ana@example.com',
      message: 'This is what Ana Reyes wants to know.',
      lib_version: '4.4.1',
      service_id: 'service_one',
      template_id: 'template_one',
      user_id: 'public_key',
    })
    expect(requested.headers.cookie).toBeUndefined()
    expect((await page.context().storageState()).origins).toEqual([])

    await test.step('that the service refuses or drops it does not turn success into failure', async () => {
      const replies = [
        {
          status: 400,
          text: 'The template ID not found',
          warning: '400 The template ID not found',
        },
        { status: 0, text: '', warning: '0 Network Error' },
      ]
      for (const { warning, ...next } of replies) {
        reply = next
        await openContactPage(page)
        const warned = page.waitForEvent('console', isWarning)
        await send(page)
        expect((await warned).text()).toContain(warning)
        await expect(page.getByText(FAILED)).toHaveCount(0)
        await expect(field.name(page)).toHaveValue('')
      }
    })
  })

  test('is not sent from an automated browser', async ({ openContact }) => {
    const { service, page } = await openContact(() => OK, { isDriven: true })
    await openContactPage(page)
    const warned = page.waitForEvent('console', isWarning)
    await send(page)
    expect((await warned).text()).toContain('451 Unavailable For Headless Browser')
    expect(service.requested).toEqual([])
  })
})

test('on a site with no backend EmailJS takes the message; a failure keeps it', async ({
  openContact,
  complaints,
}) => {
  for (const complaint of [/request to .*send-form/, /Failed to load resource/, /: 403 Forbidden/])
    complaints.expect(complaint)
  let reply = { status: 403, text: 'Forbidden' }
  const { service, page } = await openContact(() => reply, { environment: { BACKEND: 'none' } })
  await page.clock.install()
  await page.goto('/contact')
  await field.name(page).fill('Ana Reyes')
  await button(page).click()
  await expect(toast(page, 'Please fill in all fields')).toBeVisible()
  await field.email(page).fill('ana@')
  await field.message(page).fill('A question.')
  await button(page).click()
  await expect(page.getByText(/Please enter an email address such as/)).toBeVisible()
  expect(service.requested).toEqual([])

  await field.email(page).fill('ana@example.com')
  await button(page).click()
  await expect(toast(page, FAILED)).toBeVisible()
  await expect(field.name(page)).toHaveValue('Ana Reyes')
  reply = OK
  // The service accepts one message a second.
  await page.clock.fastForward(1_100)
  await button(page).click()
  await expect(toast(page, TITLE)).toBeVisible()
  await expect(field.name(page)).toHaveValue('')
  await expect(page.getByText('Your reference is')).toHaveCount(0)
  expect(service.requested).toHaveLength(2)
})

function isWarning(warning: ConsoleMessage): boolean {
  return warning.type() === 'warning' && warning.text().includes('no copy of the message')
}

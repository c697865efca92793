import type { BrowserContextOptions, Page } from '@playwright/test'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test as base } from '#test/journeys/site.ts'

/** `requested` are its requests with their headers. */
export type OutsideService = {
  origin: string
  requested: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[]
  close(): Promise<void>
}

export type Answer = (request: IncomingMessage, response: ServerResponse) => void

export async function openOutside(reply: string | Answer): Promise<OutsideService> {
  const requested: OutsideService['requested'] = []
  const give: Answer =
    typeof reply === 'string'
      ? (_, response) =>
          response
            .setHeader('Content-Type', 'text/html')
            .end(`<!doctype html><title>x</title>${reply}`)
      : reply
  const respondToOne = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request
    const body = await text(request)
    if (!url.startsWith('/favicon')) requested.push({ method, url, headers, body })
    give(request, response)
  }
  const server = createServer((request, response) => void respondToOne(request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => void server.close(() => resolve()))
    },
  }
}

type OutsideFixtures = {
  openService: (reply: string | Answer) => Promise<OutsideService>
  openCalendar: (
    reply: string | Answer,
    options?: BrowserContextOptions,
  ) => Promise<{ page: Page; outside: OutsideService }>
}

export const test = base.extend<OutsideFixtures>({
  openService: async ({ site: _site }, use) => {
    const opened: OutsideService[] = []
    await use(async (reply) => {
      const outside = await openOutside(reply)
      opened.push(outside)
      return outside
    })
    for (const outside of opened) await outside.close()
  },
  openCalendar: async ({ openService, openAnotherSite, visit }, use) => {
    await use(async (reply, options = {}) => {
      const outside = await openService(reply)
      const { origin } = outside
      const environment = { SCHEDULING_URL: `${origin}/book`, MAP_URL: `${origin}/map` }
      const site = await openAnotherSite({ environment })
      return { page: await visit({ baseURL: site.origin, ...options }), outside }
    })
  },
})

export const calendarIn = (page: Page) =>
  page.frameLocator('iframe[title="Calendar for booking a consultation"]')

/** Pressed before its script has loaded, the link opens a new tab instead. */
export async function showCalendar(page: Page): Promise<void> {
  const started = page.locator('#schedule [data-started]')
  // On a busy machine Chromium now and then never finishes the import of a module that it has in memory.
  await started.waitFor({ timeout: 8_000 }).catch(() => page.reload())
  await expect(started).toBeVisible()
  await page.getByRole('link', { name: 'Show the calendar' }).click()
}

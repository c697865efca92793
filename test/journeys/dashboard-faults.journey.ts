import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { deleteInList, rowOf, writePost, writePosts } from '#test/journeys/dashboard.ts'
import { expect, test as base, toast } from '#test/journeys/site.ts'

const LIST = /^\/dashboard\.data/
const ALERT = 'Error loading blog posts. Please try again later.'

type Fault = { method: 'GET' | 'POST'; response: 500 | 502 | 'cut' }

/** Stands before the site, and answers for the list while `fault` is set. */
type Gateway = { origin: string; fault: Fault | null }

const test = base.extend<{ gateway: Gateway; dashboard: Page }>({
  gateway: async ({ site }, use) => {
    const gateway: Gateway = { origin: '', fault: null }
    const server = createServer((incoming, outgoing) => {
      const { fault } = gateway
      if (fault !== null && fault.method === incoming.method && LIST.test(incoming.url ?? ''))
        respondWithFault(fault, outgoing)
      else pass(site.origin, incoming, outgoing)
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    gateway.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await use(gateway)
    server.closeAllConnections()
    await new Promise((resolve) => void server.close(resolve))
  },
  dashboard: async ({ gateway, site, visitDashboard }, use) => {
    await use(await visitDashboard({ ...site, origin: gateway.origin }))
  },
})

function respondWithFault({ response }: Fault, outgoing: ServerResponse): void {
  if (response === 'cut') outgoing.socket?.destroy()
  else
    outgoing
      .writeHead(response, { 'Content-Type': 'text/html' })
      .end(`<html><head><title>${response}</title></head><body><h1>${response}</h1></body></html>`)
}

function pass(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url, headers } = incoming
  const onward = request(new URL(url ?? '/', target), { method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(outgoing)
  })
  // Either side may close: a page or the site.
  onward.on('error', () => outgoing.destroy())
  outgoing.on('close', () => onward.destroy())
  incoming.pipe(onward)
}

// One of the site, one of a proxy before it, and none; every other status is handled like these.
const faults = ([500, 502, 'cut'] as const).map((response) => ({
  response,
  console: new RegExp(response === 'cut' ? 'ERR_(EMPTY_|CONNECTION_RES)' : `status of ${response}`),
  says: response === 'cut' ? 'cannot be reached' : String(response),
}))

test('a list that is answered with an error or cut off says so, keeps what is typed, and comes when it is tried again', async ({
  dashboard,
  gateway,
  site,
  complaints,
}) => {
  await writePosts(
    site,
    faults.map(({ response }) => ({ title: `Found after ${response}` })),
  )
  await dashboard.emulateMedia({ reducedMotion: 'reduce' })
  await dashboard.goto('/dashboard')
  for (const { response, console } of faults) {
    complaints.expect(console)
    gateway.fault = { method: 'GET', response }
    const search = dashboard.getByRole('searchbox')
    await search.fill(`after ${response}`)
    const alert = dashboard.locator('main').getByRole('alert')
    await expect(alert).toContainText(ALERT)
    await expect(search).toHaveValue(`after ${response}`)
    if (response === 502) await expectAccessible(dashboard, [PHONE])
    gateway.fault = null
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(rowOf(dashboard, `Found after ${response}`)).toBeVisible()
    await expect(alert).toHaveCount(0)
  }
})

test('a deletion that is answered with an error or cut off says so, and the post stays', async ({
  dashboard,
  gateway,
  site,
  complaints,
}) => {
  const title = 'Stays after a fault'
  await writePost(site, { title })
  await dashboard.goto('/dashboard')
  for (const { response, console, says } of faults) {
    complaints.expect(console)
    gateway.fault = { method: 'POST', response }
    await deleteInList(dashboard, title)
    await expect(toast(dashboard, 'Failed to delete blog post')).toContainText(says)
    await expect(dashboard.getByRole('dialog')).toHaveCount(0)
    await expect(rowOf(dashboard, title)).toBeVisible()
  }
  gateway.fault = null
  await deleteInList(dashboard, title)
  await expect(toast(dashboard, 'Blog post deleted')).toBeVisible()
  await expect(rowOf(dashboard, title)).toHaveCount(0)
})

import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Page, Request } from '@playwright/test'

/** In bytes as transferred (brotli). */
export const BUDGET = {
  /** One TCP window. */
  document: 14_000,
  scriptsBeforeTheFirstAct: 3_000,
  scriptsInTotal: 8_000,
  fonts: 45_000,
}

/** Counts the bytes transferred, without headers. */
export async function transferOf(address: string) {
  const request = get(address, { headers: { 'accept-encoding': 'gzip, deflate, br' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const { length } = await buffer(response)
  const { 'content-encoding': encoding = '', 'content-type': type = '' } = response.headers
  return { status: response.statusCode ?? 0, bytes: length, encoding, type }
}

export async function bytesOf(addresses: Iterable<string>): Promise<number> {
  const transfers = await Promise.all([...addresses].map(transferOf))
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0)
}

export function recordRequests(page: Page) {
  const requests: { kind: string; address: string }[] = []
  const record = (request: Request) => {
    requests.push({ kind: request.resourceType(), address: request.url() })
  }
  page.on('request', record)
  return {
    addressesOf: (kind: string) =>
      new Set(requests.filter((request) => request.kind === kind).map(({ address }) => address)),
    /** Until half a second has passed without a request. */
    untilQuiet: async () => {
      for (let seen = -1; seen !== requests.length; await page.waitForTimeout(500))
        seen = requests.length
    },
    stop: () => page.off('request', record),
    kinds: () => new Set(requests.map(({ kind }) => kind)),
  }
}

/** Found by links from Home, so that a new page is included. */
export async function findPublicPages(origin: string): Promise<string[]> {
  const found = new Set(['/'])
  // Iterating over a set also visits what is added meanwhile.
  for (const path of found) {
    const response = await fetch(origin + path)
    // What is saved as a file is no page, and its links are whole addresses.
    const isFile = response.headers.has('Content-Disposition')
    if (!response.ok || isFile || !response.headers.get('Content-Type')?.startsWith('text/html')) {
      found.delete(path)
      continue
    }
    for (const [, href = ''] of (await response.text()).matchAll(/<a [^>]*href="(\/[^"#?]*)/g))
      found.add(href)
  }
  return [...found].sort()
}

/** In the page: what it has stored in the browser. */
export async function listKept(): Promise<string[]> {
  return [
    ...Object.entries(localStorage).map(([name, value]) => `${name}=${value}`),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
    ...(document.cookie === '' ? [] : [document.cookie]),
  ]
}

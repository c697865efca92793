import { get } from 'node:http'
import type { Page, Request } from '@playwright/test'

/** In bytes as transferred (brotli). */
export const BUDGET = {
  /** One TCP window. */
  document: 14_000,
  scriptsBeforeTheFirstAct: 3_000,
  scriptsInTotal: 8_000,
  fonts: 45_000,
}

export type Transfer = { status: number; bytes: number; encoding: string; type: string }

/** Counts the bytes transferred, without headers. */
export function transferOf(address: string): Promise<Transfer> {
  return new Promise((resolve, reject) => {
    const request = get(
      address,
      { headers: { 'accept-encoding': 'gzip, deflate, br' } },
      (response) => {
        let bytes = 0
        response.on('data', (chunk: Buffer) => (bytes += chunk.length))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            bytes,
            encoding: response.headers['content-encoding'] ?? '',
            type: response.headers['content-type'] ?? '',
          }),
        )
      },
    )
    request.on('error', reject)
  })
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
    if (!response.ok || !response.headers.get('Content-Type')?.startsWith('text/html')) {
      found.delete(path)
      continue
    }
    for (const [, href = ''] of (await response.text()).matchAll(/<a [^>]*href="(\/[^"#?]*)/g))
      found.add(href)
  }
  return [...found].sort()
}

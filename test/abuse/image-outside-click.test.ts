import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ExternalImage } from '#app/features/images/ui/responsive-image.tsx'
import { chromiumOptions } from '#test/chromium.ts'
import { ROOT } from '#test/fixtures/image-fixture.ts'
import { cornersImage } from '#test/fixtures/images.ts'

const BEHAVIOUR = 'app/ui/behaviours/outside-images.ts'

// Abuse 1.
describe('in a browser, an image on another host', () => {
  let browser: Browser
  let page: Page
  let site: Server
  let other: Server
  let body = ''
  let allowedHost = ''
  const requested: IncomingHttpHeaders[] = []

  beforeAll(async () => {
    browser = await chromium.launch(chromiumOptions())
    const imageFile = await cornersImage({ width: 30, height: 20 }).png().toBuffer()
    other = createServer((request, response) => {
      if (request.url === '/a.png') requested.push(request.headers)
      response.writeHead(200, { 'Content-Type': 'image/png' }).end(imageFile)
    })
    const source = stripTypeScriptTypes(await readFile(path.join(ROOT, BEHAVIOUR), 'utf8'))
    site = createServer((request, response) => {
      if (request.url === '/behaviour.js') {
        response
          .writeHead(200, { 'Content-Type': 'text/javascript' })
          .end(`${source};startOutsideImages()`)
        return
      }
      response.writeHead(200, {
        'Content-Type': 'text/html',
        'Content-Security-Policy': `default-src 'none'; script-src 'self'; img-src 'self' data: ${allowedHost}`,
      })
      response.end(
        `<!doctype html><title>A post</title><script type="module" src="/behaviour.js"></script>${body}`,
      )
    })
    for (const server of [site, other]) await once(server.listen(0, '127.0.0.1'), 'listening')
  })
  afterAll(async () => {
    await browser.close()
    for (const server of [site, other]) server.close()
  })
  beforeEach(async () => {
    requested.length = 0
    page = await browser.newPage()
  })
  afterEach(() => page.close())

  const open = async (options: { inPlace?: boolean; shownAtOnce?: boolean; allowed?: boolean }) => {
    const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}/a.png`
    const { inPlace = false, shownAtOnce = false, allowed = false } = options
    const texts = 'Picture from {host}: show it'
    body = renderToStaticMarkup(
      createElement(ExternalImage, { address, alt: 'A flag', texts, inPlace, shownAtOnce }),
    )
    allowedHost = allowed ? new URL(address).origin : ''
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/blog/a-client`)
    await page.waitForLoadState('networkidle')
    return page
  }

  test('that the page does not allow opens in a new tab, and only on a click', async () => {
    await open({})
    expect(requested).toEqual([])
    const [tab] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link').click()])
    await tab.waitForLoadState()
    expect(tab.url()).toContain('/a.png')
    expect(await tab.evaluate(() => window.opener === null)).toBe(true)
    expect(requested.map(({ referer }) => referer)).toEqual([undefined])
    expect(await page.getByRole('link').count()).toBe(1)
    await tab.close()
  })

  test('that the page allows takes the place of its link, and only on a click', async () => {
    await open({ inPlace: true, allowed: true })
    expect(requested).toEqual([])
    await page.getByRole('link').click()
    const imageFile = page.getByRole('img', { name: 'A flag' })
    await expect
      .poll(() => imageFile.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(30)
    expect(requested.map(({ referer }) => referer)).toEqual([undefined])
    expect(await page.getByRole('link').count()).toBe(0)
  })

  test('that the firm has named is there at once, and its host is not told the page', async () => {
    await open({ shownAtOnce: true, allowed: true })
    await expect.poll(() => requested.length).toBe(1)
    expect(requested[0]?.referer).toBeUndefined()
  })
})

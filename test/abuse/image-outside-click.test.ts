import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ExternalImage, ExternalImageLink } from '#app/features/images/ui/responsive-image.tsx'
import { chromiumOptions } from '#test/chromium.ts'
import { ROOT } from '#test/fixtures/image-fixture.ts'
import { cornersImage } from '#test/fixtures/images.ts'
import { openedOnce } from '#test/opened.ts'

const BEHAVIOUR = 'app/ui/behaviours/outside-images.ts'

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, close: () => void server.close() }
}

// Abuse 1.
describe('in a browser, an image on another host', () => {
  let page: Page
  let body = ''
  let policy = ''
  const requested: IncomingHttpHeaders[] = []

  const chrome = openedOnce(async () => {
    const browser = await chromium.launch(chromiumOptions())
    return { newPage: () => browser.newPage(), close: () => browser.close() }
  })
  const other = openedOnce(async () => {
    const imageFile = await cornersImage({ width: 30, height: 20 }).png().toBuffer()
    return serve((request, response) => {
      if (request.url === '/a.png') requested.push(request.headers)
      response.writeHead(200, { 'Content-Type': 'image/png' }).end(imageFile)
    })
  })
  const site = openedOnce(async () => {
    const source = stripTypeScriptTypes(await readFile(path.join(ROOT, BEHAVIOUR), 'utf8'))
    return serve((request, response) => {
      const isScript = request.url === '/behaviour.js'
      response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html')
      response.setHeader('Content-Security-Policy', policy)
      response.end(isScript ? `${source};startOutsideImages()` : body)
    })
  })
  beforeEach(async () => {
    requested.length = 0
    page = await chrome.newPage()
  })
  afterEach(() => page.close())

  const open = async ({ shownAtOnce = false }) => {
    const props = { address: `${other.origin}/a.png`, alt: 'A flag' }
    const image = shownAtOnce
      ? createElement(ExternalImage, props)
      : createElement(ExternalImageLink, { ...props, text: 'Show the picture from {host}' })
    body = `<!doctype html><title>A post</title><script type="module" src="/behaviour.js"></script>${renderToStaticMarkup(image)}`
    policy = `default-src 'none'; script-src 'self'; img-src 'self' data: ${other.origin}`
    await page.goto(`${site.origin}/blog/a-client`)
    await page.waitForLoadState('networkidle')
  }

  test('takes the place of its link, and only on a click', async () => {
    await open({})
    expect(requested).toEqual([])
    const link = page.getByRole('link')
    expect(await link.textContent()).toBe(`Show the picture from ${new URL(other.origin).host}`)
    expect(await link.getAttribute('rel')).toBe('noreferrer noopener nofollow')
    await link.click()
    const shown = page.getByRole('img', { name: 'A flag' })
    const width = () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(width).toBe(30)
    expect(requested.map(({ referer }) => referer)).toEqual([undefined])
    expect(await page.getByRole('link').count()).toBe(0)
  })

  test('that the firm has named is there at once, and its host is not told the page', async () => {
    await open({ shownAtOnce: true })
    await expect.poll(() => requested.length).toBe(1)
    expect(requested[0]?.referer).toBeUndefined()
  })
})

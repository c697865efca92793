import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { samplePosts } from '#app/features/blog/sample-posts.ts'
import { openSite, type TestSite } from '#test/site.ts'
import { buildStatic, openStaticSite, type StaticSite } from '#test/static-site.ts'

const ORIGIN = 'https://www.example.com'

describe('the site as static files', () => {
  let files: StaticSite
  let server: TestSite
  beforeAll(async () => {
    files = await openStaticSite({ addsSlash: true })
    server = await openSite('sqlite', { environment: { BACKEND: 'none' } })
  })
  afterAll(async () => {
    await files.close()
    await server.close()
  })

  test('answers every link and every file that its pages name, and names nothing elsewhere that loads', async () => {
    const pages = await crawl(files.origin)
    expect(pages.size).toBeGreaterThan(25)
    const dead = [...pages].filter(([, { status }]) => status !== 200).map(([address]) => address)
    expect(dead).toEqual([])
    for (const { slug } of samplePosts) expect([...pages.keys()]).toContain(`/blog/${slug}`)
    for (const [address, { html }] of pages) {
      const elsewhere = loadedBy(html).filter((url) => /^(https?:)?\/\//.test(url))
      expect([address, elsewhere]).toEqual([address, []])
    }
  })

  test('has the titles, descriptions and canonical addresses of the server, and the same words', async () => {
    const pages = await crawl(files.origin)
    for (const [address, { html }] of pages) {
      if (!html.startsWith('<!DOCTYPE html>')) continue
      const served = await (await fetch(server.origin + address)).text()
      expect([address, headOf(html, files.origin)]).toEqual([
        address,
        headOf(served, server.origin),
      ])
      // The hours of the moment, the words of the search and the address of an article are another matter.
      const differs = address === '/contact' || address.startsWith('/blog')
      expect([address, differs || wordsOf(html)]).toEqual([address, differs || wordsOf(served)])
    }
  })

  test('has the site map, the feeds and what programs ask for, under its own address', async () => {
    const sitemap = await (await fetch(`${files.origin}/sitemap.xml`)).text()
    const listed = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, loc = '']) => loc)
    expect(listed.length).toBeGreaterThan(15)
    for (const loc of listed) {
      expect(loc.startsWith(files.origin)).toBe(true)
      expect([loc, (await fetch(loc)).status]).toEqual([loc, 200])
    }
    for (const name of ['feed.xml', 'feed.json', 'robots.txt', 'manifest.webmanifest']) {
      expect([name, (await fetch(`${files.origin}/${name}`)).status]).toEqual([name, 200])
    }
    const page = await (await fetch(`${files.origin}/blog/${samplePosts[0]?.slug}/`)).text()
    const picture = /og:image" content="([^"]*)"/.exec(page)?.[1] ?? ''
    const drawn = await fetch(picture)
    expect([drawn.status, drawn.headers.get('Content-Type')]).toEqual([200, 'image/png'])
  })

  test('carries its policy in each page, with no nonce, and allows each script that stands in it by its content', async () => {
    for (const address of ['/', '/contact/', '/login/', '/dashboard/', '/dashboard/blog/new/']) {
      const html = await (await fetch(files.origin + address)).text()
      const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''
      expect([address, policy]).toEqual([address, expect.stringContaining("default-src 'none'")])
      expect(policy).not.toMatch(/nonce|strict-dynamic|frame-ancestors|script-src[^;]*unsafe/)
      expect(html).not.toContain('nonce=')
      // Before anything that it is about.
      expect(html.indexOf('http-equiv')).toBeLessThan(html.search(/<(?:style|script|link)/))
    }
  })

  test('says nothing that is true for hours only', async () => {
    const contact = await (await fetch(`${files.origin}/contact/`)).text()
    expect(contact).toContain('9:00 AM - 5:00 PM')
    expect(contact).not.toMatch(/Open now|Closed now|Next office time|We are in the office/)
  })

  test('answers what is not there with the Not-found page, which no search engine lists', async () => {
    const answer = await fetch(`${files.origin}/no/such/page`)
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect(html).toContain('Page Not Found')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })

  test('brings a headers file with the headers of the server for hosts that read one', () => {
    const headers = readFileSync(path.join(files.folder, '_headers'), 'utf8')
    expect(headers).toMatch(/^\/\*\n {2}X-Content-Type-Options: nosniff\n/)
    expect(headers).toContain("frame-ancestors 'none'")
    expect(headers).toMatch(/\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable/)
    expect(headers).toMatch(/\/feed\.xml\n {2}Content-Type: application\/rss\+xml/)
    // Cloudflare takes a hundred rules and lines of 2,000 characters.
    expect(headers.match(/^\//gm)?.length).toBeLessThan(100)
    expect(Math.max(...headers.split('\n').map((line) => line.length))).toBeLessThan(2_000)
  })
})

describe('the command that writes the files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'static-out-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('asks for the address under which they will lie', async () => {
    const run = buildStatic(['--out', folder], {})
    await expect(run).rejects.toThrow(/^The setting PUBLIC_ORIGIN is needed for static files/)
  })

  test('empties no folder that holds something else', async () => {
    const kept = path.join(folder, 'letter.txt')
    writeFileSync(kept, 'mine')
    const run = buildStatic(['--out', folder], { PUBLIC_ORIGIN: ORIGIN })
    await expect(run).rejects.toThrow(/holds other files/)
    expect(existsSync(kept)).toBe(true)
  })
})

type Crawled = Map<string, { status: number; html: string }>

/** Every address that can be reached from Home by links and by what pages load. Paths without the slash of a folder. */
async function crawl(origin: string): Promise<Crawled> {
  const found: Crawled = new Map()
  const waiting = ['/', '/login', '/dashboard', '/dashboard/blog/new']
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (found.has(address)) continue
    const answer = await fetch(origin + address)
    const html = /html/.test(answer.headers.get('Content-Type') ?? '') ? await answer.text() : ''
    found.set(address, { status: answer.status, html })
    for (const url of [...linksOf(html), ...loadedBy(html)]) {
      const { pathname, origin: of } = new URL(url, origin)
      if (of === origin) waiting.push(pathname)
    }
  }
  return found
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="([^"#?]+)/g)]
    .map(([, href = '']) => href)
    .filter((href) => /^(\/|http)/.test(href))
}

/** What a browser fetches by itself: scripts, pictures, links of the head but for the page's own names. */
function loadedBy(html: string): string[] {
  const sources = [...html.matchAll(/<(?:script|img|source|use)[^>]*? (?:src|href)="([^"#]+)/g)]
  const links = [
    ...html.matchAll(/<link (?![^>]*rel="(?:canonical|alternate)")[^>]*?href="([^"]+)/g),
  ]
  return [...sources, ...links].map(([, url = '']) => url).filter((url) => !url.startsWith('data:'))
}

function headOf(html: string, origin: string): (string | undefined)[] {
  const find = (pattern: RegExp) => pattern.exec(html)?.[1]?.replace(origin, '')
  return [
    find(/<title>([^<]*)/),
    find(/<meta name="description" content="([^"]*)/),
    find(/<link rel="canonical" href="([^"]*)/),
    find(/<meta name="robots" content="([^"]*)/),
    find(/<meta property="og:image" content="([^"]*)/),
  ]
}

function wordsOf(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return main.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

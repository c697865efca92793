import { localPath, pageAddress } from '#test/local-path.ts'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { sampleId, samplePosts, samplePostsIn } from '#app/features/posts/samples/sample-posts.ts'
import { PATH_RULES } from '#app/features/tools/green-card-path/green-card-path.ts'
import { SHARED_SIZE, sizeOf } from '#test/fixtures/images.ts'
import { openedOnce } from '#test/opened.ts'
import { openSite } from '#test/site.ts'
import { buildStatic, openStaticSite } from '#test/static-site.ts'

describe('the site as static files', () => {
  const files = openedOnce(() => openStaticSite({ addsSlash: true }))
  const server = openedOnce(() => openSite('sqlite', { environment: { BACKEND: 'none' } }))
  let crawled: Map<string, { status: number; html: string }>
  beforeAll(async () => void (crawled = await crawl(files.origin)))
  const text = async (address: string) => (await fetch(files.origin + address)).text()

  test('answers every link and every file that its pages name, and names nothing elsewhere that loads', () => {
    expect(crawled.size).toBeGreaterThan(25)
    const dead = [...crawled].filter(([, { status }]) => status !== 200).map(([address]) => address)
    expect(dead).toEqual([])
    for (const { slug, locale } of samplePosts)
      expect([...crawled.keys()]).toContain(localPath(`/blog/${slug}`, locale))
    for (const [address, { html }] of crawled) {
      const elsewhere = loadedBy(html).filter((url) => /^(https?:)?\/\//.test(url))
      expect([address, elsewhere]).toEqual([address, []])
    }
  })

  test('has the titles, descriptions and canonical addresses of the server, and the same words', async () => {
    for (const [address, { html }] of crawled) {
      if (!html.startsWith('<!DOCTYPE html>')) continue
      const served = await (await fetch(server.origin + address)).text()
      const heads = [headOf(html, files.origin), headOf(served, server.origin)]
      expect([address, heads[0]]).toEqual([address, heads[1]])
      // Opening hours, search words and article addresses differ, and who writes down what is read.
      const differs =
        /^\/(?:contact$|urgent$|visa-bulletin$|search$|privacy$|blog|services\/permanent-residency$)/.test(
          pageAddress(address)?.path ?? address,
        )
      expect([address, differs || textsOf(html)]).toEqual([address, differs || textsOf(served)])
    }
  })

  test('tells the rule of citizenship and whom to call, every answer of the path, and shows no form that nobody answers', async () => {
    const citizenship = await text('/services/citizenship/')
    expect(citizenship).toContain('Then go back 90 days.')
    expect(citizenship).toMatch(/<p class="lead">[\s\S]*?<a href="tel:\+17035550142">/)
    const residency = await text('/services/permanent-residency/')
    expect(residency.match(/data-rule="/g)).toHaveLength(PATH_RULES.length)
    expect(residency).toContain('The first one that is true for you counts.')
    for (const page of [citizenship, residency]) {
      const [, main = ''] = /<main([\s\S]*)<\/main>/.exec(page) ?? []
      for (const [form] of main.matchAll(/<form\b[^>]*>/g)) expect(form).toContain('hidden=""')
    }
  })

  test('has the site map, the feeds and what programs ask for, under its own address', async () => {
    const listed = [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]*)/g)]
    expect(listed.length).toBeGreaterThan(15)
    for (const [, loc = ''] of listed) {
      expect(loc.startsWith(files.origin)).toBe(true)
      expect([loc, (await fetch(loc)).status]).toEqual([loc, 200])
    }
    const others = ['feed.xml', 'feed.json', 'changes/feed.xml', 'es/que-ha-cambiado/feed.xml']
    for (const name of [...others, 'robots.txt', 'manifest.webmanifest'])
      expect([name, (await fetch(`${files.origin}/${name}`)).status]).toEqual([name, 200])
    const drawings = readdirSync(path.join(files.folder, 'og'))
    const named = [...crawled.values()].flatMap(({ html }) => headOf(html, '').at(-1) ?? [])
    expect(drawings).toEqual(expect.arrayContaining(named.map((url) => path.basename(url))))
    for (const name of drawings)
      expect([name, await sizeOf(path.join(files.folder, 'og', name))]).toEqual([name, SHARED_SIZE])
    const page = await text(`/blog/${samplePosts[0]?.slug}/`)
    const drawn = await fetch(/og:image" content="([^"]*)"/.exec(page)?.[1] ?? '')
    expect([drawn.status, drawn.headers.get('Content-Type')]).toEqual([200, 'image/png'])
  })

  test('carries its policy in each page, with no nonce, and allows each script that stands in it by its content', async () => {
    for (const address of ['/', '/contact/', '/login/', '/dashboard/', '/dashboard/blog/new/']) {
      const html = await text(address)
      const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''
      expect([address, policy]).toEqual([address, expect.stringContaining("default-src 'none'")])
      expect(policy).not.toMatch(/nonce|strict-dynamic|frame-ancestors|script-src[^;]*unsafe/)
      expect(html).not.toContain('nonce=')
      // The policy must come before everything that it covers.
      expect(html.indexOf('http-equiv')).toBeLessThan(html.search(/<(?:style|script|link)/))
    }
  })

  test('says nothing that is true for hours only', async () => {
    const contact = await text('/contact/')
    expect(contact).toContain('9:00 AM - 5:00 PM')
    expect(contact).not.toMatch(/Open now|Closed now|Next office time|We are in the office/)
  })

  test('answers what is not there with the Not-found page, which no search engine lists', async () => {
    expect((await fetch(`${files.origin}/no/such/page`)).status).toBe(404)
    const html = await text('/no/such/page')
    expect(html).toContain('Page Not Found')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })

  test('leads from the id of an article to its address, as the server does', async () => {
    for (const [index, { slug }] of samplePostsIn('en').entries()) {
      const address = `/blog/${sampleId(index)}`
      const moved = await fetch(server.origin + address, { redirect: 'manual' })
      expect([moved.status, moved.headers.get('Location')]).toEqual([301, `/blog/${slug}`])
      expect(await text(address)).toContain(`http-equiv="refresh" content="0; url=/blog/${slug}"`)
    }
  })

  test('brings a headers file with the headers of the server for hosts that read one', () => {
    const headers = readFileSync(path.join(files.folder, '_headers'), 'utf8')
    expect(headers).toMatch(/^\/\*\n {2}X-Content-Type-Options: nosniff\n/)
    expect(headers).toContain("frame-ancestors 'none'")
    expect(headers).toMatch(/\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable/)
    expect(headers).toMatch(/\/feed\.xml\n {2}Content-Type: application\/rss\+xml/)
    // Cloudflare accepts a hundred rules and lines of 2,000 characters.
    expect(headers.match(/^\//gm)?.length).toBeLessThan(100)
    expect(Math.max(...headers.split('\n').map((line) => line.length))).toBeLessThan(2_000)
  })
})

test('the command asks for the address under which the files will lie, and empties no folder that holds something else', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'static-out-'))
  const expectRefusal = (settings: Record<string, string>, says: RegExp) =>
    expect(buildStatic(folder, settings)).rejects.toMatchObject({
      stderr: expect.stringMatching(says),
    })
  await expectRefusal({}, /^The setting PUBLIC_ORIGIN is needed/)
  const other = path.join(folder, 'letter.txt')
  writeFileSync(other, 'mine')
  await expectRefusal(
    { PUBLIC_ORIGIN: 'https://www.example.com' },
    /^The folder .* holds other files/,
  )
  expect(existsSync(other)).toBe(true)
  rmSync(folder, { recursive: true })
})

/** Paths are without a folder's trailing slash. */
async function crawl(origin: string) {
  const found = new Map<string, { status: number; html: string }>()
  const waiting = ['/', '/login', '/dashboard', '/dashboard/blog/new']
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (found.has(address)) continue
    const response = await fetch(origin + address)
    const html = /html/.test(response.headers.get('Content-Type') ?? '')
      ? await response.text()
      : ''
    found.set(address, { status: response.status, html })
    const links = [...html.matchAll(/<a [^>]*?href="((?:\/|http)[^"#?]*)/g)]
    for (const url of [...links.map(([, href = '']) => href), ...loadedBy(html)]) {
      const { pathname, origin: of } = new URL(url, origin)
      if (of === origin) waiting.push(pathname)
    }
  }
  return found
}

function loadedBy(html: string): string[] {
  const found = html.matchAll(
    /<(?:script|img|source|use)[^>]*? (?:src|href)="([^"#]+)|<link (?![^>]*rel="(?:canonical|alternate)")[^>]*?href="([^"]+)/g,
  )
  return [...found]
    .map(([, source, link]) => source ?? link ?? '')
    .filter((url) => !url.startsWith('data:'))
}

function headOf(html: string, origin: string): (string | undefined)[] {
  return [
    /<title>([^<]*)/,
    /<meta name="description" content="([^"]*)/,
    /<link rel="canonical" href="([^"]*)/,
    /<meta name="robots" content="([^"]*)/,
    /<meta property="og:image" content="([^"]*)/,
  ].map((pattern) => pattern.exec(html)?.[1]?.replace(origin, ''))
}

function textsOf(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return main.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sitemapFiles, sitemapIndex } from '#app/features/seo/sitemap.ts'
import { writeStaticSite } from './static-site.ts'

const ORIGIN = 'https://www.example.com'
const PAGE = '<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body></body></html>'

test.each([
  ['one file', [['/', '/about']], '/sitemap.xml'],
  ['several files', [['/', '/about'], ['/faq']], '/sitemaps/1.xml /sitemaps/2.xml /sitemap.xml'],
])('every page of a site map of %s is written, and so is each file', async (_, parts, files) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'static-site-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [client, out] = [path.join(folder, 'client'), path.join(folder, 'out')]
  mkdirSync(client)
  const changed = new Date(0)
  const maps = parts.flatMap((paths) =>
    sitemapFiles(
      ORIGIN,
      paths.map((each) => ({ path: each, changed })),
    ),
  )
  const xml = new Map(maps.map((map, index) => [`/sitemaps/${index + 1}.xml`, map]))
  xml.set('/sitemap.xml', maps.length === 1 ? (maps[0] ?? '') : sitemapIndex(ORIGIN, maps.length))
  const app = {
    handle: (request: Request) => {
      const { pathname } = new URL(request.url)
      const status = pathname.endsWith('/404') ? 404 : 200
      const body = pathname === '/feed.json' ? '{"items":[]}' : PAGE
      return Promise.resolve(new Response(xml.get(pathname) ?? body, { status }))
    },
  }
  const { pages } = await writeStaticSite({ app, origin: ORIGIN, client, out })
  const paths = parts.flat()
  expect(pages).toBeGreaterThan(paths.length)
  expect(paths.filter((each) => !existsSync(path.join(out, each, 'index.html')))).toEqual([])
  for (const file of files.split(' '))
    expect(readFileSync(path.join(out, file), 'utf8')).toBe(xml.get(file))
  expect(readdirSync(out)).not.toContain(parts.length === 1 ? 'sitemaps' : 'sitemap')
})

import { beforeAll, describe, expect, test } from 'vitest'
import { legalFacts } from '#app/features/facts/law-pack.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import { samplePosts } from '#app/features/posts/samples/sample-posts.ts'
import { openedOnce } from '#test/opened.ts'
import { listPublicPages } from '#test/public-pages.ts'
import { openSite } from '#test/site.ts'

const OUTSIDE = {
  SCHEDULING_URL: 'https://book.example.com/30',
  INTAKE_URL: 'https://intake.example.com/start',
  MAP_URL: 'https://map.example.com/frame',
}
// Names the page of the link, for the firm's own counts.
const BOOKING = `${OUTSIDE.SCHEDULING_URL}?utm_source=website&utm_medium=link&utm_content=%2F`
// Written by the code, not by content: sharing links and map links.
const WRITTEN_BY_CODE = ['https://wa.me', 'https://www.openstreetmap.org']

type Link = { from: string; href: string }

describe.each([
  ['with the outside services set up', OUTSIDE, BOOKING, OUTSIDE.INTAKE_URL],
  ['with nothing set up', {}, '/contact#schedule', '/contact#message'],
])('%s', (_, environment: Record<string, string>, booking, intake) => {
  const pages = new Map<string, string>()
  let links: Link[]

  const site = openedOnce(() => openSite('sqlite', { environment }))
  beforeAll(async () => {
    for (const { path, status } of listPublicPages()) {
      const response = await fetch(site.origin + path)
      if (response.status !== status) throw new Error(`${path} answers ${response.status}`)
      pages.set(path, await response.text())
    }
    links = [...pages].flatMap(([from, html]) => hrefsOf(html).map((href) => ({ from, href })))
  })

  test('no link of any page is dead, and what it points at in a page is there', async () => {
    const inside = links.filter(({ href }) => /^[/#?]/.test(href))
    expect(inside.length).toBeGreaterThan(500)
    const dead: string[] = []
    const responses = new Map<string, { status: number; html: string }>()
    for (const { from, href } of inside) {
      const url = new URL(href, site.origin + from)
      const address = url.pathname + url.search
      const response = responses.get(address) ?? (await read(site.origin + address))
      responses.set(address, response)
      const isThere = response.status === 200 || pages.has(address)
      if (!isThere) dead.push(`${from}: ${href} answers ${response.status}`)
      const id = decodeURIComponent(url.hash.slice(1))
      if (isThere && id !== '' && !response.html.includes(` id="${id}"`))
        dead.push(`${from}: ${href} has no such place`)
    }
    expect([...new Set(dead)]).toEqual([])
  })

  test('every other link is a telephone number, an e-mail address or a page that the firm has named', () => {
    const known = namedOrigins(environment)
    const strange = links
      .filter(({ href }) => !/^[/#?]/.test(href))
      .filter(({ href }) => !/^tel:(?:\+\d{10,15}|911)$|^mailto:[^\s@]*@?[^\s]+$/.test(href))
      .filter(({ href }) => !known.has(originOf(href)))
    expect(strange).toEqual([])
  })

  test('every link that leaves the site opens beside it and gives it no hold on the page, and no other does', () => {
    for (const [path, html] of pages) {
      expect([path, html.match(/<a [^>]*href="[/#?][^>]*target=.*?<\/a>/)]).toEqual([path, null])
      const leaving = html.match(/<a [^>]*href="https?:[^>]*>/g) ?? []
      for (const tag of leaving) {
        // What somebody may have to leave quickly does not stay open in another tab.
        if (tag.includes('data-leave') || isTextOfUrgentPage(path, tag)) continue
        expect([path, tag]).toEqual([path, expect.stringContaining('target="_blank"')])
        expect([path, tag]).toEqual([path, expect.stringMatching(/rel="[^"]*noopener/)])
      }
    }
  })

  test('nothing is left to fill in, no place has the name of another, and nothing outside loads by itself', () => {
    for (const [path, html] of pages) {
      const body = html.slice(html.indexOf('<body'))
      const words = body.replaceAll(/<script[\s\S]*?<\/script>/g, '')
      const ids = [...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
      expect([path, words.match(/\{[a-z][\w.:-]*\}/gi)]).toEqual([path, null])
      expect([path, ids]).toEqual([path, [...new Set(ids)]])
      expect(body).not.toMatch(/<iframe|<(?:img|script|link)[^>]*https:/)
    }
  })

  test('the services that are set up are used, and no other; without them the calls stay on the site', () => {
    const calls = links.flatMap(({ from, href }) => (from === '/' ? [href] : []))
    expect(calls.filter((href) => href === booking)).toHaveLength(5)
    expect(calls.filter((href) => href === intake)).toHaveLength(1)
    expect(pages.get('/contact')?.includes('data-frame=')).toBe('MAP_URL' in environment)
    for (const address of Object.values(OUTSIDE)) {
      const uses = [...pages.values()].filter((html) => html.includes(new URL(address).origin))
      const isSetUp = Object.values(environment).includes(address)
      expect([address, uses.length > 0]).toEqual([address, isSetUp])
    }
  })

  test('every form sends to an address of the site that takes it', async () => {
    const actions = [...pages.values()].flatMap((html) =>
      [...html.matchAll(/<form [^>]*>/g)].map(([tag]) => tag),
    )
    expect(actions.length).toBeGreaterThan(2)
    for (const tag of actions) {
      const action = /action="([^"]*)"/.exec(tag)?.[1] ?? ''
      expect(tag).toMatch(/action="\/[^/"]/)
      const response = await fetch(site.origin + action)
      expect([action, response.status]).toEqual([action, 200])
    }
  })
})

/** Its text is written in Markdown, as are the articles. */
function isTextOfUrgentPage(path: string, tag: string): boolean {
  const isUrgent = path === '/urgent' || path === '/answers/ice-at-the-door'
  return isUrgent && !/ class=| target=/.test(tag)
}

function hrefsOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body'))
  return [...body.matchAll(/<(?:a|use) [^>]*?href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  )
}

async function read(address: string) {
  const response = await fetch(address, { redirect: 'manual' })
  return { status: response.status, html: await response.text() }
}

function namedOrigins(environment: Record<string, string>): Set<string> {
  const written = JSON.stringify([interfaceTexts('en'), shippedRecords, legalFacts, samplePosts])
  const addresses = [...written.matchAll(/https:\/\/[\w.-]+/g)].map(([address]) => address)
  const configured = Object.values(environment).map(originOf)
  return new Set([...addresses.map(originOf), ...configured, ...WRITTEN_BY_CODE])
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : address
}

import { localPath } from '#test/local-path.ts'
import { expect, test } from 'vitest'
import { LOCALES } from '#app/platform/texts/locales.ts'
import { openedOnce } from '#test/opened.ts'
import { listPublicPages } from '#test/public-pages.ts'
import { openSite } from '#test/site.ts'

const ADDED = '?utm_source=newsletter&fbclid=IwAR%2B1&gclid=&ref=a&x=%25'

const site = openedOnce(() => openSite('sqlite'))

async function read(path: string) {
  const response = await fetch(site.origin + path, { redirect: 'manual' })
  const { status, headers } = response
  // The first of the ETag is the page; the rest says how it was compressed, which gets better with time.
  const etag = headers.get('ETag')?.slice(0, 23)
  return { status, etag, text: await response.text() }
}

test('what newsletters and advertisements add to an address changes no byte of a page or a feed', async () => {
  const pages = listPublicPages().filter(({ path, status }) => status === 200 && path !== '/login')
  const paths = [
    ...pages.flatMap(({ path }) => LOCALES.map((locale) => encodeURI(localPath(path, locale)))),
    '/feed.xml',
    '/feed.json',
    '/sitemap.xml',
  ]
  let count = 0
  for (const path of new Set(paths)) {
    const plain = await read(path)
    // Not one that is kept: for one person, or a post whose address in this language is another.
    if (plain.status !== 200 || plain.etag === undefined) continue
    expect(await read(path + ADDED), path).toEqual(plain)
    count += 1
  }
  expect(count).toBeGreaterThan(80)
})

test.each([
  '/services/permanent-residency?relative=none&work=none&place=here',
  '/services/citizenship?since=06/10/2022&left=03/04/2023&back=03/20/2023&more=1',
])('an old link with answers, %s, opens the empty tool', async (address) => {
  expect(await read(address)).toEqual(await read(address.split('?')[0] ?? ''))
})

test.each([
  '/blog?q=visa',
  '/blog?after=x',
  '/blog?before=x',
  '/search?q=visa',
  '/contact?from=/fees',
])('%s is read, with what is added and without', async (address) => {
  const [path = ''] = address.split('?')
  const [own, added, plain] = [
    await read(address),
    await read(`${address}&utm_source=x`),
    await read(path),
  ]
  expect(added.text).toBe(own.text)
  expect(own.text === plain.text && own.status === plain.status).toBe(false)
})

import path from 'node:path'
import { expect, test } from 'vitest'
import { aRequest, openSite, statusOf } from '#test/abuse/http-site.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import { openedOnce } from '#test/opened.ts'

const files = {
  'secret.txt': 'the secret',
  'client/.env': 'the secret',
  'client/.vite/manifest.json': '{"the secret":1}',
  'client/assets/app.js': 'ok()',
  'client/assets/app.js.map': 'the secret',
}

const site = openedOnce(async () => {
  const { folder, close: remove } = await openFolder(files)
  const opened = await openSite({ client: path.join(folder, 'client') })
  return { ...opened, close: () => opened.close().then(remove) }
})

test('a file of the site is served', async () => {
  const response = await site.send(aRequest('GET /assets/app.js'))
  expect(response.text).toContain('ok()')
})

const outside = [
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/..%2F..%2Fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/assets/.%2e/.%2e/secret.txt',
  '/assets/%252e%252e%252f%252e%252e%252fsecret.txt',
  '/assets/..%c0%af..%c0%afsecret.txt',
  '/assets/app.js%00.txt',
  '/assets/....//....//secret.txt',
  '/assets\\..\\..\\secret.txt',
  '/assets/app.js.map',
  '/assets/',
  '/.env',
  '/.vite/manifest.json',
  '//secret.txt',
  '/file:///etc/passwd',
  '/proc/self/environ',
]

test.each(outside)('nothing beside the public files is read by way of %s', async (target) => {
  const response = await site.send(aRequest(`GET ${target}`))
  expect([400, 404]).toContain(statusOf(response))
  expect(response.text).not.toContain('the secret')
})

const unreadable = [
  '/blog/%',
  '/blog/%zz',
  '/blog/%ff',
  '/blog/%c3%28',
  '/blog/%ed%a0%80',
  '/blog/%00',
  '/blog/%0d%0aSet-Cookie:x',
  '/images/..%2fsecret',
  '/images/a%5cb',
  '//evil.example/',
  '/\\evil.example/',
  '/?q=%ff',
  '/?q=a%00b',
  '/#part',
  'http://evil.example/',
  '/caf\u00e9',
  'blog',
  '*',
]

test.each(unreadable)('the address %s is refused before the app sees it', async (target) => {
  site.ledger.requested.length = 0
  const response = await site.send(Buffer.from(aRequest(`GET ${target}`), 'latin1'))
  expect(statusOf(response)).toBe(400)
  expect(site.ledger.requested).toEqual([])
})

test.each([
  '/blog/visa-de-inversi%C3%B3n',
  '/search?q=100%',
  '/search?q=%E2%82%AC&x=a%0ab',
  '/a:b@c;d=e',
])('the unusual but honest address %s reaches the app', async (target) => {
  site.ledger.requested.length = 0
  expect(statusOf(await site.send(aRequest(`GET ${target}`)))).toBe(404)
  expect(site.ledger.requested).toHaveLength(1)
})

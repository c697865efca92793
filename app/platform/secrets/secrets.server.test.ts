import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readOrMakeSecret } from '#app/platform/secrets/secrets.server.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import { openedForEach } from '#test/opened.ts'

const place = openedForEach(() => openFolder())
const inside = (file = '') => path.join(place.folder, 'data', file)
const make = (name = 'auth-secret') => readOrMakeSecret(inside(), name)

test('starts that race in a new data folder agree on one secret, which only the site can read', async () => {
  const [secret = '', ...others] = await Promise.all(Array.from({ length: 20 }, () => make()))
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(new Set(others)).toEqual(new Set([secret]))
  expect(readdirSync(inside())).toEqual(['auth-secret'])
  expect(readFileSync(inside('auth-secret'), 'utf8').trim()).toBe(secret)
  expect(statSync(inside('auth-secret')).mode & 0o777).toBe(0o600)
  expect(await make()).toBe(secret)
  expect(await make('message-key')).not.toBe(secret)
})

test('a file that holds no usable secret stops the start and is named, without its content', async () => {
  place.write('data/auth-secret', 'short')
  await expect(make()).rejects.toThrow(/^The file auth-secret .* no usable secret/)
})

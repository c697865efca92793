import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readOrMakeSecret } from '#app/platform/secrets.server.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = path.join(mkdtempSync(path.join(tmpdir(), 'site-secrets-')), 'data')
})
afterEach(() => rmSync(path.dirname(dataDir), { recursive: true }))

test('a secret is made once, in a new data folder as well, and stays the same', async () => {
  const secret = await readOrMakeSecret(dataDir, 'auth-secret')
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(await readOrMakeSecret(dataDir, 'auth-secret')).toBe(secret)
  expect(await readOrMakeSecret(dataDir, 'message-key')).not.toBe(secret)
})

test('no one else on the machine can read it', async () => {
  await readOrMakeSecret(dataDir, 'auth-secret')
  expect(statSync(path.join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600)
})

test('starts that race agree on one secret and leave nothing else behind', async () => {
  const secrets = await Promise.all(
    Array.from({ length: 20 }, () => readOrMakeSecret(dataDir, 'auth-secret')),
  )
  expect(new Set(secrets).size).toBe(1)
  expect(readdirSync(dataDir)).toEqual(['auth-secret'])
  expect(readFileSync(path.join(dataDir, 'auth-secret'), 'utf8').trim()).toBe(secrets[0])
})

test('a file that holds no usable secret stops the start and is named, without its content', async () => {
  await readOrMakeSecret(dataDir, 'auth-secret')
  writeFileSync(path.join(dataDir, 'auth-secret'), 'short')
  await expect(readOrMakeSecret(dataDir, 'auth-secret')).rejects.toThrow(
    /^The file auth-secret .* no usable secret/,
  )
})

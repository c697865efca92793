import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { SemaphoreFullError } from '#app/platform/semaphore.ts'
import {
  createPasswordHasher,
  HASHES_AT_ONCE,
  HASHES_WAITING,
} from '#app/features/auth/passwords/password-hasher.server.ts'
import { quickHash } from '#test/sign-in.ts'

test('a password is stored as an argon2id hash of 19 MiB and two passes, with a salt of its own', async () => {
  const { hash } = createPasswordHasher()
  const first = await hash('correct horse battery')
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(await hash('correct horse battery')).not.toBe(first)
})

test('only the right password fits a hash, on any keyboard', async () => {
  const { hash, verify } = createPasswordHasher()
  const hashed = await hash('café au lait, s’il te plaît')
  expect(await verify('cafe\u0301 au lait, s’il te plai\u0302t', hashed)).toBe(true)
  expect(await verify('Café au lait, s’il te plaît', hashed)).toBe(false)
})

test('the reference hash of the argon2 tool is understood', async () => {
  // echo -n "password" | argon2 somesalt -id -t 2 -k 65536 -p 1 -l 32 (phc-winner-argon2, test.c)
  const reference =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  const { verify } = createPasswordHasher()
  expect(await verify('password', reference)).toBe(true)
  expect(await verify('passwort', reference)).toBe(false)
})

test('a hash that is none fits no password', async () => {
  const { verify } = createPasswordHasher(quickHash)
  expect(await verify('', '')).toBe(false)
  expect(await verify('x', '$argon2id$v=19$m=19456,t=2,p=1$$')).toBe(false)
})

test('four hashes are computed at once, some wait, and the rest is turned away at once', async () => {
  let [running, most] = [0, 0]
  const { hash } = createPasswordHasher(async (...parameters) => {
    running += 1
    most = Math.max(most, running)
    await sleep(5)
    running -= 1
    return quickHash(...parameters)
  })
  const hashes = Array.from({ length: 200 }, () => hash('correct horse battery'))
  const outcomes = await Promise.allSettled(hashes)
  expect(most).toBe(HASHES_AT_ONCE)
  expect(HASHES_AT_ONCE).toBe(4)
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused).toHaveLength(200 - HASHES_AT_ONCE - HASHES_WAITING)
  expect(refused.every((outcome) => outcome.reason instanceof SemaphoreFullError)).toBe(true)
  await expect(hash('correct horse battery')).resolves.toMatch(/^\$argon2id/)
})

test('a hash that fails gives its place back', async () => {
  let broken = true
  const { hash } = createPasswordHasher(async (...parameters) => {
    if (broken) throw new Error('out of memory')
    return quickHash(...parameters)
  })
  for (let round = 0; round <= HASHES_AT_ONCE; round += 1)
    await expect(hash('x')).rejects.toThrow('out of memory')
  broken = false
  await expect(hash('x')).resolves.toMatch(/^\$argon2id/)
})

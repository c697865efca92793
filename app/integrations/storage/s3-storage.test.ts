import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type ObjectStorage, StorageError } from '#app/integrations/storage/object-storage.ts'
import type { S3Limits } from '#app/integrations/storage/s3-requests.server.ts'
import { createS3Storage } from '#app/integrations/storage/s3-storage.server.ts'
import { createLogger } from '#app/platform/log.server.ts'
import { silentLog } from '#test/factories/silent-log.ts'
import { openObjectStore } from '#test/fixtures/object-store.ts'
import type { Fault } from '#test/fixtures/object-store-proxy.ts'
import { openedOnce } from '#test/opened.ts'

const LIMITS: S3Limits = { attemptMs: 600, triesMs: 1_000, idleMs: 600 }
const PATIENCE_MS = 4_000
const CONTENT = new Uint8Array(300_000).map((_, index) => index % 251)

const store = openedOnce(openObjectStore)
let storage: ObjectStorage
let lines: string[]
let count = 0
let name: string
const log = createLogger(
  (line) => lines.push(line),
  () => new Date(0),
)

beforeEach(() => {
  lines = []
  storage = createS3Storage(store.settings, log, LIMITS)
  count += 1
  name = `blog-${count}.jpg`
  store.requests.length = 0
})

/** The first `times` requests of these methods fail in this way. */
function failing(fault: Fault, methods: string[], times = Infinity): void {
  let left = times
  store.failWith(({ method }) => {
    if (!methods.includes(method) || left === 0) return null
    left -= 1
    return fault
  })
  onTestFinished(() => store.failWith(null))
}

async function timed<Value>(work: () => Promise<Value>): Promise<Value> {
  const startedAt = performance.now()
  try {
    return await work()
  } finally {
    expect(performance.now() - startedAt).toBeLessThan(PATIENCE_MS)
  }
}

const ALL = ['GET', 'HEAD', 'PUT', 'DELETE']
const stored = async () => {
  const found = await storage.get(name)
  return found && (await new Response(found.body).bytes())
}

describe.each<Fault>(['reset', 'lost', 'busy', 'hang'])('a store that fails once (%s)', (fault) => {
  test.each(['PUT', 'HEAD'])('takes the object all the same (%s)', async (method) => {
    failing(fault, [method], 1)
    expect(await storage.put(name, CONTENT)).toEqual({ ok: true, value: null })
    expect(await stored()).toEqual(CONTENT)
  })

  test('gives, lists and deletes all the same', async () => {
    await storage.put(name, CONTENT)
    failing(fault, ['GET'], 1)
    expect(await stored()).toEqual(CONTENT)
    failing(fault, ['GET'], 1)
    expect(await storage.list({ prefix: `blog-${count}.` })).toEqual([name])
    failing(fault, ['DELETE'], 1)
    await storage.delete(name)
    expect(store.names()).not.toContain(name)
  })
})

describe.each<Fault>(['reset', 'busy', 'hang'])('a store that is away (%s)', (fault) => {
  test('is given up in a limited time, with a reason in the log', async () => {
    failing(fault, ALL)
    // Another reason than silence must not be overtaken by it on a busy machine.
    if (fault !== 'hang')
      storage = createS3Storage(store.settings, log, { ...LIMITS, attemptMs: 2_500 })
    const refused = { ok: false, problem: 'unavailable' }
    expect(await timed(() => storage.put(name, CONTENT.slice(0, 1000)))).toEqual(refused)
    const works: (() => Promise<unknown>)[] = [
      () => storage.get(name),
      () => storage.list({}),
      () => storage.delete(name),
    ]
    for (const work of works) await expect(timed(work)).rejects.toThrow(StorageError)
    const reasons: Partial<Record<Fault, RegExp>> = {
      reset: /ECONNRESET|UND_ERR_SOCKET/,
      busy: /503, SlowDown/,
      hang: /within 60/,
    }
    expect(lines).toHaveLength(4)
    for (const line of lines) expect(line).toMatch(reasons[fault] ?? '')
    expect(lines.join()).not.toContain(store.settings.secretAccessKey)
    expect(store.names()).not.toContain(name)
  })

  test('is asked again with growing pauses, not in a storm', async () => {
    failing(fault, ALL)
    await storage.get(name).catch(() => undefined)
    expect(store.requests.length).toBeGreaterThan(1)
    expect(store.requests.length).toBeLessThan(20)
  })
})

test('a store that acknowledges half of an object has not stored it', async () => {
  failing('half', ['PUT'])
  const { ok } = await storage.put(name, CONTENT)
  expect(ok).toBe(false)
})

test('a store that refuses is not asked again, and the reason is in the log', async () => {
  const settings = { ...store.settings, secretAccessKey: 'another' }
  const stranger = createS3Storage(settings, log, LIMITS)
  await expect(stranger.list({})).rejects.toThrow('(403, SignatureDoesNotMatch)')
  expect(await stranger.put(name, CONTENT)).toEqual({ ok: false, problem: 'unavailable' })
  expect(store.requests).toHaveLength(2)
  const elsewhere = createS3Storage({ ...store.settings, bucket: 'no-such' }, log, LIMITS)
  await expect(elsewhere.get(name)).rejects.toThrow('(404, NoSuchBucket)')
  await expect(elsewhere.delete(name)).rejects.toThrow('(404, NoSuchBucket)')
})

describe('a body', () => {
  test('that comes slowly comes whole, however long it takes', async () => {
    await storage.put(name, CONTENT)
    failing('slow', ['GET'])
    expect(await stored()).toEqual(CONTENT)
  })

  test.each<Fault>(['cut', 'stall'])(
    'that ends too soon (%s) is an error, in a limited time',
    async (fault) => {
      await storage.put(name, CONTENT)
      failing(fault, ['GET'])
      await expect(timed(stored)).rejects.toThrow(StorageError)
    },
  )

  test('with another byte than was stored is an error, which the log has once', async () => {
    await storage.put(name, CONTENT)
    failing('corrupt', ['GET'])
    await expect(storage.get(name)).rejects.toThrow(
      new StorageError('The object storage gave other bytes than it was given.'),
    )
    expect(lines).toHaveLength(1)
    store.failWith(null)
    expect(await stored()).toEqual(CONTENT)
  })

  test('of an earlier version, that its reader leaves waiting, is not given up', async () => {
    const large = new Uint8Array(8_000_000)
    failing('unhashed', ['PUT'])
    // On a busy machine so much is not written within the limits of the other tests.
    const limits = { ...LIMITS, attemptMs: 20_000, triesMs: 20_000 }
    const patient = createS3Storage(store.settings, silentLog, limits)
    await patient.put(name, large)
    const found = await patient.get(name)
    const reader = found?.body.getReader()
    await reader?.read()
    await new Promise((resolve) => setTimeout(resolve, 2 * LIMITS.idleMs))
    let bytes = 0
    for (let part = await reader?.read(); part?.value; part = await reader?.read())
      bytes += part.value.length
    expect(bytes).toBeGreaterThan(7_000_000)
  })
})

test('a list of several pages is complete, and what is no name of ours is left out', async () => {
  const names = Array.from({ length: 2100 }, (_, index) => `many-${10_000 + index}.jpg`)
  store.plant([...names, 'many-1&2.jpg', 'many-1/2.jpg'])
  // Its many files are slow to list.
  const patient = createS3Storage(store.settings, silentLog)
  expect(await patient.list({ prefix: 'many-', limit: 5000 })).toEqual(names)
  expect(await patient.list({ prefix: 'many-', limit: 1500 })).toEqual(names.slice(0, 1500))
})

test("another server's page is no empty bucket, no object and no acknowledgement", async () => {
  failing('page', ALL)
  await expect(storage.list({})).rejects.toThrow('unknown response')
  await expect(storage.get(name)).rejects.toThrow('unknown response')
  expect(await storage.put(name, CONTENT)).toEqual({ ok: false, problem: 'unavailable' })
})

test('a store that is not there is named so', async () => {
  const nowhere = { ...store.settings, endpoint: `http://127.0.0.1:${await freePort()}` }
  await expect(createS3Storage(nowhere, silentLog, LIMITS).list({})).rejects.toThrow('ECONNREFUSED')
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

// Sockets are limited, and so is the wait for one.
test('of hundreds of readers of a store that hangs none waits longer than another', async () => {
  failing('hang', ['GET'])
  const reading = Array.from({ length: 400 }, () => timed(() => storage.get(name)))
  const outcomes = await Promise.allSettled(reading)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(400)
  expect(store.requests.length).toBeLessThanOrEqual(3 * 64)
})

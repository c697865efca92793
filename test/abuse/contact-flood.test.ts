import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  aForm,
  referenceOf,
  sendAndRead,
  sendHydrated,
  sendPlain,
  takeToken,
} from '#test/abuse/contact-fixture.ts'
import { makePlace, startServer } from '#test/abuse/server-process.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aVisitor } from '#test/site.ts'

const isSoak = process.env['SOAK'] !== undefined
// The long form is 10,000 posts in a minute.
const FLOOD = isSoak ? { posts: 10_000, seconds: 60 } : { posts: 200, seconds: 3 }
const SPAMMERS = isSoak ? 200 : 10
const PEOPLE = isSoak ? 30 : 4
const READER_LIMIT_MS = 1_000
const NOT_TAKEN = 0

describe.each(databaseKinds)('a flood of spam, on %s', (kind) => {
  test(
    'leaves readers their pages and keeps every message of everybody else',
    { timeout: (FLOOD.seconds + 120) * 1_000 },
    async () => {
      const place = await makePlace(kind)
      onTestFinished(() => place.close())
      const server = await startServer({ ...place.environment, TRUSTED_PROXY: '127.0.0.1' })
      onTestFinished(() => server.kill())
      const { origin } = server
      const tokens = await Promise.all(Array.from({ length: PEOPLE }, () => takeToken(origin)))
      await sleep(3_200)

      const end = new AbortController()
      const readers = readAllTheTime(origin, end.signal)
      const writeHydrated = async (index: number) => {
        const form = aForm({ name: `Awake ${index}`, token: tokens[index] ?? '' })
        const response = await sendHydrated(origin, { form })
        expect(response.status).toBe(201)
        return referenceOf(response)
      }
      const writePlain = (index: number) => sendAndRead(origin, aForm({ name: `Plain ${index}` }))
      const senders = [flood(origin), inTurn(writeHydrated), inTurn(writePlain)] as const
      // Waits for all also when one fails, because the server ends with the test.
      await Promise.all([
        Promise.allSettled(senders).then(() => end.abort()),
        Promise.allSettled([readers]),
      ])
      const [statuses, hydrated, plain] = await Promise.all(senders)
      const times = await readers

      expect(statuses.filter((status) => ![NOT_TAKEN, 201, 303, 429].includes(status))).toEqual([])
      expect(statuses).toHaveLength(FLOOD.posts)
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
      const kept = await place.look((db) =>
        db.selectFrom('messages').select(['reference', 'quarantined']).execute(),
      )
      const references = kept.map(({ reference }) => reference)
      expect(references).toEqual(expect.arrayContaining([...hydrated, ...plain]))
      const apart = kept.filter(({ quarantined }) => Boolean(quarantined))
      for (const { reference } of apart) expect(hydrated).not.toContain(reference)
      const slow = times.toSorted((one, other) => one - other).at(Math.floor(times.length * 0.95))
      expect(slow, `of ${times.length} pages`).toBeLessThan(READER_LIMIT_MS)
      // oxlint-disable-next-line no-console -- the figures of a soak stand in its closing note
      console.log(
        `${kind}: ${FLOOD.posts} posts, ${statuses.filter((one) => one > 200 && one < 400).length} taken, ${apart.length} kept apart; ${times.length} pages, p95 ${slow?.toFixed(0)} ms`,
      )
    },
  )
})

async function flood(origin: string): Promise<number[]> {
  const start = performance.now()
  const everyMs = (FLOOD.seconds * 1_000) / FLOOD.posts
  const posts: Promise<number>[] = []
  for (let index = 0; index < FLOOD.posts; index += 1) {
    const early = start + index * everyMs - performance.now()
    if (early > 0) await sleep(early)
    posts.push(spam(origin, index))
  }
  return Promise.all(posts)
}

async function spam(origin: string, index: number): Promise<number> {
  const spammer = index % SPAMMERS
  const from = { 'X-Forwarded-For': `203.0.113.${spammer}` }
  const form = aForm({ name: 'Best offers', message: `Buy it, number ${index % 3_000}` })
  const send = index % 2 === 0 ? sendPlain : sendHydrated
  try {
    const response = await send(origin, { form, from })
    await response.arrayBuffer()
    return response.status
  } catch {
    // A connection that was not accepted counts as a refusal.
    return NOT_TAKEN
  }
}

async function inTurn(write: (index: number) => Promise<string>): Promise<string[]> {
  const references: string[] = []
  for (let index = 0; index < PEOPLE; index += 1) {
    await sleep((FLOOD.seconds * 800) / PEOPLE)
    references.push(await write(index))
  }
  return references
}

async function readAllTheTime(origin: string, signal: AbortSignal): Promise<number[]> {
  const times: number[] = []
  const pages = ['/', '/contact', '/services/u-visa', '/blog']
  for (let index = 0; !signal.aborted; index += 1) {
    const start = performance.now()
    const response = await aVisitor(origin).get(pages[index % pages.length] ?? '/')
    await response.arrayBuffer()
    times.push(performance.now() - start)
    expect(response.status).toBe(200)
    await sleep(50)
  }
  return times
}

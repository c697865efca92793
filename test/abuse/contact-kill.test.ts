import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import {
  aForm,
  endLeases,
  mailSettings,
  referenceOf,
  sendAndRead,
  sendHydrated,
  until,
} from '#test/abuse/contact-fixture.ts'
import { randomMoments } from '#test/abuse/random-moments.ts'
import { damageOf, makePlace, type Place, startServer } from '#test/abuse/server-process.ts'
import { openPostbox } from '#test/fixtures/smtp-server.ts'
import { AT_ONCE, IN_TURN } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { freePort } from '../../bin/free-port.ts'

const isSoak = process.env['SOAK'] !== undefined
const ROUNDS = isSoak ? 10 : 1
const MESSAGES = 50
const KILLS_WHILE_WRITING = 5
const KILLS_WHILE_SENDING = 2

describe.each(databaseKinds)('fifty messages without a mail server, on %s', AT_ONCE, (kind) => {
  test.for(Array.from({ length: ROUNDS }, (_, index) => index + 1))(
    'and the process killed again and again: all are kept, all mails are accepted (round %i)',
    { timeout: 300_000, ...IN_TURN },
    async (_, context) => {
      const { onTestFinished } = context
      const random = randomMoments(context)
      const place = await makePlace(kind)
      onTestFinished(() => place.close())
      const port = await freePort()
      const environment = {
        ...place.environment,
        ...mailSettings({ url: `smtp://127.0.0.1:${port}` }),
        TRUSTED_PROXY: '127.0.0.1',
      }
      let server = await startServer(environment)
      onTestFinished(() => server.kill())
      const killAndStart = async () => {
        await sleep(random() * 700)
        await server.kill()
        server = await startServer(environment)
      }

      const seen: string[] = []
      const visitors = Array.from({ length: MESSAGES }, (_, index) => index)
      const writing = Promise.all(
        Array.from({ length: 4 }, async () => {
          for (let next = visitors.shift(); next !== undefined; next = visitors.shift()) {
            seen.push(await writeUntilThanked(next, () => server.origin))
            await sleep(60)
          }
        }),
      )
      for (let kill = 0; kill < KILLS_WHILE_WRITING; kill += 1) await killAndStart()
      await writing

      const kept = await place.look((db) => db.selectFrom('messages').select('reference').execute())
      expect(kept.map(({ reference }) => reference).toSorted()).toEqual(seen.toSorted())
      expect(new Set(seen).size).toBe(MESSAGES)

      const box = await openPostbox({ port })
      onTestFinished(() => box.close())
      for (let kill = 0; kill < KILLS_WHILE_SENDING; kill += 1) await killAndStart()
      // An email under way at a kill is free again when its lease of 20 seconds ends. The long form waits for that.
      if (!isSoak) await endLeases(place)
      const rows = await untilAllSent(place)
      const accepted = box.mails.map(({ headerId }) => headerId)
      expect(new Set(accepted)).toEqual(new Set(rows))
      expect(rows).toHaveLength(MESSAGES)
      const mailed = box.mails.map(({ raw }) => raw).join('\n')
      expect(seen.filter((reference) => !mailed.includes(reference))).toEqual([])
      expect(damageOf(place)).toBeNull()
    },
  )
})

async function writeUntilThanked(number: number, origin: () => string): Promise<string> {
  const form = aForm({ name: `Person ${number}`, message: `Question number ${number}` })
  for (;;) {
    try {
      if (number % 2 === 0) return await sendAndRead(origin(), form)
      const response = await sendHydrated(origin(), { form })
      if (response.status === 201) return await referenceOf(response)
    } catch {
      // The process is gone and restarts at another port.
    }
    await sleep(50)
  }
}

async function untilAllSent(place: Place): Promise<string[]> {
  let headerIds: string[] = []
  await until(async () => {
    const rows = await place.look((db) =>
      db.selectFrom('mail_outbox').select(['state', 'header_id']).execute(),
    )
    expect(rows.filter(({ state }) => state !== 'sent')).toEqual([])
    headerIds = rows.map((row) => row.header_id)
  }, 150_000)
  return headerIds
}

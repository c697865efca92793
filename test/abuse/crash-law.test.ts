import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { SHIPPED_LAW } from '#app/features/content/law-records.ts'
import { listStoredRecords } from '#app/features/content/stored-records.server.ts'
import { listRecords } from '#app/features/content-editor/editing/open-record.server.ts'
import { nameOf } from '#app/features/content-editor/editing/record-names.ts'
import { writeLawPack } from '#app/features/content-editor/law/law-pack-file.server.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'
import { randomMoments } from '#test/abuse/random-moments.ts'
import { damageOf, makePlace, startServer } from '#test/abuse/server-process.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aStaffMember, aVisitor, type Visitor } from '#test/site.ts'

const FACTS = 40
const RECORDS = FACTS * LOCALES.length
const KILLS = process.env['SOAK'] === undefined ? 1 : 60

describe.each(databaseKinds)('a site on %s, killed while it takes another law pack', (kind) => {
  const place = openedOnce(() => makePlace(kind))
  const count = async () => {
    const stored = await place.look((db) => listStoredRecords(db))
    const drafts = stored.filter(({ draft }) => draft !== null).length
    return { drafts, published: stored.filter(({ state }) => state === 'published').length }
  }
  const pack = async () => {
    const records = await place.look((db) => listRecords(db, LOCALES))
    const facts = records.filter(({ key }) => key.type === 'fact' && key.locale === 'en')
    const ids = facts.slice(0, FACTS).map(({ key }) => key.id)
    const text = writeLawPack(
      `${SHIPPED_LAW}.1`,
      records.map((record) => {
        if (record.key.type !== 'fact' || !ids.includes(record.key.id)) return record
        const { intervals } = record.live as { intervals: { value: string }[] }
        const values = intervals.map((each) => ({ ...each, value: `${each.value} in January` }))
        return { ...record, live: { ...(record.live as object), intervals: values } }
      }),
    )
    return new File([text], 'law.json', { type: 'application/json' })
  }
  const open = (staff: Visitor, file: File) => {
    const body = new FormData()
    body.append('pack', file)
    return staff.request('POST', '/dashboard/facts/pack', { body })
  }
  const publish = async (staff: Visitor) => {
    const records = await place.look((db) => listRecords(db, LOCALES))
    const body = new FormData()
    body.append('act', 'publish')
    for (const { key, version, hasDraft } of records)
      if (hasDraft) body.append('record', `${nameOf(key)}@${version}`)
    return staff.request('POST', '/dashboard/content/changes', { body })
  }

  test(
    'has all of it or nothing, as drafts and as what readers see',
    { timeout: 120_000 + KILLS * 20_000 },
    async (context) => {
      const random = randomMoments(context)
      const first = await startServer(place.environment)
      const { jar } = await aStaffMember(first.origin)
      await first.stop()
      const file = await pack()
      const isAll = (done: number) => expect([0, RECORDS]).toContain(done)
      const steps = [open, publish]
      for (const step of steps)
        for (let kill = 0; kill <= KILLS; kill += 1) {
          const server = await startServer(place.environment)
          const staff = aVisitor(server.origin, jar)
          const answer = step(staff, file).catch(() => null)
          // At last nothing stops it.
          if (kill < KILLS) {
            await sleep(random() * 600)
            await server.kill()
          }
          await answer
          await server.stop()
          expect(damageOf(place)).toBe(null)
          const { drafts, published } = await count()
          isAll(drafts)
          isAll(published)
          expect(drafts + published).toBeLessThanOrEqual(RECORDS)
          const done = step === open ? drafts : published
          expect(kill < KILLS || done === RECORDS).toBe(true)
        }
    },
  )
})

import { DatabaseSync } from 'node:sqlite'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  aForm,
  countStored,
  openMailedSite,
  sendHydrated,
  sendPlain,
  withoutTemplates,
} from '#test/abuse/contact-fixture.ts'
import { AT_ONCE, IN_TURN, openedForEach } from '#test/opened.ts'
import { databaseKinds, openClient } from '#test/postgres.ts'

const form = aForm({ message: 'I wrote this for an hour', safeWay: 'call' })

describe.each(databaseKinds)('a message that cannot be kept, on %s', AT_ONCE, (kind) => {
  const site = openedForEach(() => openMailedSite(kind))

  async function expectRefused() {
    const sent = [sendPlain(site.origin, { form }), sendHydrated(site.origin, { form })] as const
    const [plain, hydrated] = await Promise.all(sent)
    const page = withoutTemplates(await plain.text())
    expect(plain.status).toBe(503)
    expect(Number(plain.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(plain.headers.getSetCookie()).toEqual([])
    expect(page).toContain('Oops! Something went wrong.')
    expect(page).toContain('Please try again later.')
    expect(page).toMatch(/role="alert".*?<a href="tel:/s)
    expect(page).toContain('I wrote this for an hour</textarea>')
    expect(page).toContain('value="Ana Example"')
    expect(page.match(/<input[^>]*name="safeWay"[^>]*checked[^>]*>/g)).toEqual([
      expect.stringContaining('value="call"'),
    ])
    expect(page).not.toContain('data-reference')

    expect(hydrated.status).toBe(503)
    const body: unknown = await hydrated.json()
    const alert = { title: 'Oops! Something went wrong.', text: 'Please try again later.' }
    expect(body).toMatchObject({ alert })
    expect(body).not.toHaveProperty('reference')
    expect(site.lines.filter((line) => line.includes('message not kept'))).toHaveLength(2)
    expect(site.box.mails).toEqual([])
  }

  test.each(['mail_outbox', 'messages'] as const)(
    'because the table %s is gone, says so and keeps what was typed; then the same form is kept',
    IN_TURN,
    async (table) => {
      await site.db.schema.alterTable(table).renameTo(`${table}_away`).execute()
      await expectRefused()
      await site.db.schema.alterTable(`${table}_away`).renameTo(table).execute()
      expect(await sendAgain()).toEqual([0, 201, 1])
    },
  )

  test(
    'because someone holds the database for long, says so within seconds; then the same form is kept',
    IN_TURN,
    async () => {
      const release = await holdMessages()
      try {
        await expectRefused()
      } finally {
        await release()
      }
      expect(await sendAgain()).toEqual([0, 201, 1])
    },
  )

  async function sendAgain(): Promise<[number, number, number]> {
    const before = await countStored(site)
    const { status } = await sendHydrated(site.origin, { form })
    return [before, status, await countStored(site)]
  }

  async function holdMessages(): Promise<() => Promise<void>> {
    if (kind === 'sqlite') {
      const holder = new DatabaseSync(path.join(site.dataDir, 'site.db'))
      holder.exec('begin immediate')
      return async () => holder.close()
    }
    const holder = await openClient(site.environment['DATABASE_URL'])
    await holder.query('begin; lock table messages in access exclusive mode')
    return () => holder.end()
  }
})

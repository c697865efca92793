import { DatabaseSync } from 'node:sqlite'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  aForm,
  countKept,
  openMailedSite,
  sendAwake,
  sendPlain,
  withoutTemplates,
} from '#test/abuse/contact-world.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openClient } from '#test/postgres.ts'

const form = aForm({ message: 'I wrote this for an hour', language: 'es', safeWay: 'call' })

// A message that was not kept is never answered with success.
describe.each(databaseKinds)('a message that cannot be kept, on %s', (kind) => {
  const site = openedForEach(() => openMailedSite(kind))

  async function expectRefused() {
    const plain = await sendPlain(site.origin, { form })
    const page = withoutTemplates(await plain.text())
    expect(plain.status).toBe(503)
    expect(Number(plain.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(plain.headers.getSetCookie()).toEqual([])
    expect(page).toContain('Oops! Something went wrong.')
    expect(page).toContain('Please try again later.')
    expect(page).toMatch(/role="alert".*?<a href="tel:/s)
    expect(page).toContain('I wrote this for an hour</textarea>')
    expect(page).toContain('value="Ana Example"')
    expect(page).toMatch(/<option value="es" lang="es" selected/)
    expect(page).not.toContain('data-reference')

    const awake = await sendAwake(site.origin, { form })
    expect(awake.status).toBe(503)
    const body: unknown = await awake.json()
    expect(body).toMatchObject({
      alert: { title: 'Oops! Something went wrong.', text: 'Please try again later.' },
    })
    expect(body).not.toHaveProperty('reference')
    expect(site.lines.filter((line) => line.includes('message not kept'))).toHaveLength(2)
    expect(site.box.mails).toEqual([])
  }

  test('because the mail about it cannot be queued, is not kept either, and says so', async () => {
    await sql`alter table mail_outbox rename to mail_outbox_away`.execute(site.db)
    await expectRefused()
    expect(await countKept(site)).toBe(0)
    await sql`alter table mail_outbox_away rename to mail_outbox`.execute(site.db)
    expect((await sendAwake(site.origin, { form })).status).toBe(201)
  })

  test('because its table is gone, says so and keeps what was typed', async () => {
    await sql`alter table messages rename to messages_away`.execute(site.db)
    await expectRefused()
    await sql`alter table messages_away rename to messages`.execute(site.db)
    expect(await countKept(site)).toBe(0)
  })

  test('because somebody holds the database for long, says so within seconds; then the same form is kept', async () => {
    const release = await holdMessages()
    try {
      await expectRefused()
    } finally {
      await release()
    }
    expect((await sendAwake(site.origin, { form })).status).toBe(201)
    expect(await countKept(site)).toBe(1)
  })

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

import { describe, expect, test } from 'vitest'
import {
  clearConflicts,
  findConflicts,
  listWithheld,
} from '#app/features/inbox/conflicts/conflicts.server.ts'
import { noteReading } from '#app/features/inbox/inbox-actions.server.ts'
import { searchInbox } from '#app/features/inbox/inbox-find.server.ts'
import { findMessage } from '#app/features/inbox/messages.server.ts'
import {
  ANNA_AT_DASHBOARD,
  ANNAS_VIEW,
  BERT_AT_DASHBOARD,
  openTestInbox,
} from '#test/factories/inbox.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

describe.each(databaseKinds)('what is withheld, on %s', (kind) => {
  const fixture = openedForEach(() => openTestInbox(kind))

  test('a name in a restricted message withholds another one from those who may not read it, and tells nothing of itself', async () => {
    const secret = { name: 'Amara Okafor', email: 'secret@example.com' }
    const earlier = await fixture.receive(secret, { isRestricted: true })
    const id = await fixture.receive({ name: 'Okafor Amara', email: 'other@example.com' })
    const message = await findMessage(fixture.inbox, id)
    if (!message) throw new Error('No message')
    const lawyer = { id: 'bert', readsRestricted: false }
    const hidden = { fingerprint: '', name: '', source: { kind: 'hidden' } }
    const found = await findConflicts(fixture.inbox, message, lawyer)
    expect(found).toMatchObject([{ ...hidden, cleared: null }])
    expect(JSON.stringify(found)).not.toContain(earlier)
    expect([...(await listWithheld(fixture.inbox, [message], lawyer))]).toEqual([id])

    const clear = (viewer: typeof lawyer, by: typeof ANNA_AT_DASHBOARD) =>
      clearConflicts(fixture.inbox, message, { seen: [earlier, ''], viewer }, by)
    expect(await clear(lawyer, BERT_AT_DASHBOARD)).toBe(0)
    expect(await clear(ANNAS_VIEW.viewer, ANNA_AT_DASHBOARD)).toBe(1)
    expect([...(await listWithheld(fixture.inbox, [message], lawyer))]).toEqual([])
    expect(await findConflicts(fixture.inbox, message, lawyer)).toMatchObject([
      { ...hidden, cleared: { by: ANNA_AT_DASHBOARD.name } },
    ])
    const log = fixture.database.db.selectFrom('audit_log').select('subject')
    const events = await log.where('act', '=', 'conflict.cleared').execute()
    expect(events).toEqual([{ subject: message.reference }])
  })

  test('what is withheld is found by its name and reference, and not by what it says', async () => {
    await fixture.receive({ name: 'Amara Okafor', email: 'one@example.com' })
    const withheld = { name: 'Okafor Amara', email: 'two@example.com', message: 'A secret' }
    const id = await fixture.receive(withheld)
    const { viewer } = ANNAS_VIEW
    const place = { after: null, looked: 0 }
    const found = async (text: string) =>
      (await searchInbox(fixture.inbox, text, viewer, place)).messages.map((one) => one.id)
    expect(await found('two@example.com')).toEqual([])
    expect(await found('secret')).toEqual([])
    expect(await found('okafor amara')).toContain(id)
    const message = await findMessage(fixture.inbox, id)
    expect(await found(message?.reference ?? '')).toEqual([id])
    await noteReading(fixture.inbox, id, ANNA_AT_DASHBOARD)
    expect(await found('secret')).toEqual([id])
  })
})

import { describe, expect, test } from 'vitest'
import {
  clearConflicts,
  findConflicts,
  listWithheld,
} from '#app/features/inbox/conflicts/conflicts.server.ts'
import { rebuildNames } from '#app/features/inbox/conflicts/name-index.server.ts'
import { findCurrentList, importNames } from '#app/features/inbox/conflicts/name-list.server.ts'
import { eraseMessage } from '#app/features/inbox/erase-messages.server.ts'
import { noteReading } from '#app/features/inbox/inbox-actions.server.ts'
import {
  findMessage,
  listMessageKeys,
  type MessageStore,
} from '#app/features/inbox/messages.server.ts'
import { createCipher } from '#app/platform/secrets/cipher.server.ts'
import { countRows } from '#app/platform/db/queries.server.ts'
import {
  aCipher,
  ANNA_AT_DASHBOARD,
  ANNAS_VIEW,
  BERT_AT_DASHBOARD,
  openTestInbox,
} from '#test/factories/inbox.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

describe.each(databaseKinds)('the conflict check on %s', (kind) => {
  const fixture = openedForEach(() => openTestInbox(kind))

  const conflictsOf = async (id: string, store: MessageStore = fixture.inbox) => {
    const message = await findMessage(store, id)
    return message ? findConflicts(store, message, ANNAS_VIEW.viewer) : []
  }
  const namesOf = async (id: string, store?: MessageStore) =>
    (await conflictsOf(id, store)).map(({ kind: match, name }) => [match, name])
  const list = (...names: string[]) =>
    importNames(
      fixture.inbox,
      names.map((name) => ({ name, note: 'client' })),
      ANNA_AT_DASHBOARD,
    )
  const count = (table: 'names' | 'name_sounds' | 'conflict_clearances') =>
    countRows(fixture.database.db.selectFrom(table))

  test('finds exact, reordered and phonetic matches in the list, and no one else', async () => {
    await list(
      'Diallo Mamadou',
      'Mamadu Jalloh',
      'Mohamed Diallo',
      'Mamadou Diallo',
      'Mamadou Diop',
    )
    const id = await fixture.receive({ name: 'Mamadou Diallo' })
    expect(await namesOf(id)).toEqual([
      ['exact', 'Mamadou Diallo'],
      ['reordered', 'Diallo Mamadou'],
      ['phonetic', 'Mamadu Jalloh'],
    ])
  })

  test('earlier messages from other addresses count; later ones, one’s own, spam and quarantine do not', async () => {
    const from = (email: string, more = {}) =>
      fixture.receive({ name: 'Amara Okafor', email }, more)
    const earlier = await from('one@example.com')
    await from('spam@example.com', { isQuarantined: true })
    await fixture.move(await from('moved@example.com'), 'spam')
    await from('OWN@example.com')
    const id = await from('own@example.com')
    await from('later@example.com')
    const found = await conflictsOf(id)
    expect(found.map(({ fingerprint }) => fingerprint)).toEqual([earlier])
    expect(found[0]?.source).toMatchObject({ kind: 'message', id: earlier })
  })

  test('withholds an unread message until each of its conflicts is cleared, and says by whom', async () => {
    await list('Amara Okafor', 'Okafor Amara')
    const id = await fixture.receive({ name: 'Amara Okafor' })
    const other = await fixture.receive({ name: 'Nobody Known' })
    const message = await findMessage(fixture.inbox, id)
    const both = [message, await findMessage(fixture.inbox, other)].flatMap((one) => one ?? [])
    expect([...(await listWithheld(fixture.inbox, both, ANNAS_VIEW.viewer))]).toEqual([id])
    if (!message) throw new Error('No message')

    const [first, second] = await conflictsOf(id)
    const clear = (seen: (string | undefined)[], by = ANNA_AT_DASHBOARD) =>
      clearConflicts(
        fixture.inbox,
        message,
        { seen: seen.map(String), viewer: ANNAS_VIEW.viewer },
        by,
      )
    expect(await clear([first?.fingerprint, 'made up'])).toBe(1)
    expect([...(await listWithheld(fixture.inbox, [message], ANNAS_VIEW.viewer))]).toEqual([id])
    expect(await clear([first?.fingerprint, second?.fingerprint], BERT_AT_DASHBOARD)).toBe(1)
    expect([...(await listWithheld(fixture.inbox, [message], ANNAS_VIEW.viewer))]).toEqual([])
    expect((await conflictsOf(id)).map(({ cleared }) => cleared?.by)).toEqual([
      ANNA_AT_DASHBOARD.name,
      BERT_AT_DASHBOARD.name,
    ])
    const events = await fixture.database.db
      .selectFrom('audit_log')
      .select(['actor', 'subject'])
      .where('act', '=', 'conflict.cleared')
      .orderBy('id')
      .execute()
    const subject = `${message.reference} / list`
    expect(events).toEqual([
      { actor: ANNA_AT_DASHBOARD.name, subject },
      { actor: BERT_AT_DASHBOARD.name, subject },
    ])
  })

  test('a message that was read before the list was imported is not withheld', async () => {
    const id = await fixture.receive({ name: 'Amara Okafor' })
    await noteReading(fixture.inbox, id, ANNA_AT_DASHBOARD)
    await list('Amara Okafor')
    const message = await findMessage(fixture.inbox, id)
    expect([
      ...(await listWithheld(fixture.inbox, message ? [message] : [], ANNAS_VIEW.viewer)),
    ]).toEqual([])
    expect(await namesOf(id)).toHaveLength(1)
  })

  test('a new list replaces the earlier one, and what was cleared stays cleared', async () => {
    await list('Amara Okafor', 'Chinedu Eze')
    const id = await fixture.receive({ name: 'Amara Okafor' })
    const message = await findMessage(fixture.inbox, id)
    const [open] = await conflictsOf(id)
    if (!message || !open) throw new Error('No conflict')
    await clearConflicts(
      fixture.inbox,
      message,
      { seen: [open.fingerprint], viewer: ANNAS_VIEW.viewer },
      ANNA_AT_DASHBOARD,
    )
    expect(await list('Amara Okafor', 'Amara Okafor', 'Okafor Amara')).toMatchObject({ value: 2 })
    expect((await conflictsOf(id)).map(({ cleared }) => cleared?.by)).toEqual([
      ANNA_AT_DASHBOARD.name,
      undefined,
    ])
    expect(await findCurrentList(fixture.database.db)).toMatchObject({ names: 2 })
    // Two of the list, and the message's own.
    expect(await count('names')).toBe(3)
  })

  test('until its last name is stored, a list does not count, and what is left of it goes with the next', async () => {
    await list('Amara Okafor')
    const id = await fixture.receive({ name: 'Chinedu Eze' })
    const { db } = fixture.database
    await db
      .updateTable('names')
      .set({ list_id: 'killed' })
      .where('list_id', 'is not', null)
      .execute()
    const other = await fixture.receive({ name: 'Amara Okafor' })
    expect(await namesOf(other)).toEqual([])
    await list('Chinedu Eze')
    expect(await namesOf(id)).toHaveLength(1)
    const left = db.selectFrom('names').where('list_id', '=', 'killed')
    expect(await countRows(left)).toBe(0)
  })

  test('an erased message leaves no name, sound or clearance behind', async () => {
    const earlier = await fixture.receive({ name: 'Amara Okafor', email: 'one@example.com' })
    const id = await fixture.receive({ name: 'Amara Okafor', email: 'two@example.com' })
    const message = await findMessage(fixture.inbox, id)
    if (message)
      await clearConflicts(
        fixture.inbox,
        message,
        { seen: [earlier], viewer: ANNAS_VIEW.viewer },
        ANNA_AT_DASHBOARD,
      )
    expect(await count('conflict_clearances')).toBe(1)
    const erasing = { now: fixture.inbox.now(), by: ANNA_AT_DASHBOARD }
    await eraseMessage(fixture.database.db, earlier, erasing)
    expect([await count('names'), await count('conflict_clearances')]).toEqual([1, 0])
    await eraseMessage(fixture.database.db, id, erasing)
    expect([await count('names'), await count('name_sounds')]).toEqual([0, 0])
    expect(await rebuildNames(fixture.inbox)).toBe(0)
  })

  test('after a change of the key, and for messages from before the index, it is built again', async () => {
    await list('Amara Okafor')
    await fixture.receive({ name: 'Okafor Amara', email: 'one@example.com' })
    const id = await fixture.receive({ name: 'Amara Okafor', email: 'two@example.com' })
    const message = await findMessage(fixture.inbox, id)
    const open = await conflictsOf(id)
    const seen = open.map(({ fingerprint }) => fingerprint)
    if (message)
      await clearConflicts(
        fixture.inbox,
        message,
        { seen, viewer: ANNAS_VIEW.viewer },
        ANNA_AT_DASHBOARD,
      )
    await fixture.database.db.deleteFrom('names').where('message_id', '=', id).execute()

    const renewed = createCipher(['a new key that is long enough to be one', keyOfTests()])
    const store = { ...fixture.inbox, cipher: renewed }
    expect(await namesOf(id, store)).toEqual([])
    expect(await rebuildNames(store)).toBe(3)
    const found = await conflictsOf(id, store)
    expect(found.map(({ kind: match }) => match)).toEqual(['exact', 'reordered'])
    expect(found.every(({ cleared }) => cleared?.by === ANNA_AT_DASHBOARD.name)).toBe(true)
    expect(await rebuildNames(store)).toBe(0)
    expect(await count('names')).toBe(3)
  })

  test('what cannot be read is passed over', async () => {
    await list('Amara Okafor')
    await fixture.receive({ name: 'Amara Okafor' })
    const store = { ...fixture.inbox, cipher: aCipher('another') }
    expect(await rebuildNames(store)).toBe(0)
    // The start and `doctor` say so.
    await fixture.database.db.deleteFrom('messages').execute()
    expect(await listMessageKeys(fixture.database.db)).toEqual([fixture.inbox.cipher.keyId])
  })
})

// As `aCipher` makes it.
function keyOfTests(): string {
  return "the test's own key, called one, long enough"
}

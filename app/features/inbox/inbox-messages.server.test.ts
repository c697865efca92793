import { describe, expect, test } from 'vitest'
import { INBOX_FILTERS } from '#app/features/inbox/inbox.ts'
import { noteReading } from '#app/features/inbox/inbox-actions.server.ts'
import { searchInbox } from '#app/features/inbox/inbox-find.server.ts'
import { countInbox, listInbox } from '#app/features/inbox/inbox-messages.server.ts'
import { eraseOne } from '#app/features/inbox/inbox-person.server.ts'
import { countUnread, findMessage } from '#app/features/inbox/messages.server.ts'
import { countOverdue, listOverdue } from '#app/features/inbox/overdue-messages.server.ts'
import { ANNA_AT_DASHBOARD, openTestInbox } from '#test/factories/inbox.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const FROM_TOP = { after: null, looked: 0 }

describe.each(databaseKinds)('the lists of the inbox, on %s', (kind) => {
  const fixture = openedForEach(() => openTestInbox(kind))

  test('lists the newest first, page by page, none twice and none left out', async () => {
    // Five at the same instant: the tie is broken by the id.
    for (let number = 1; number <= 7; number += 1) {
      await fixture.receive({ name: `Nr. ${number}`, message: `text ${number}` })
      if (number % 5 === 0) fixture.wait(1)
    }
    const seen: string[] = []
    let after: string | null = null
    do {
      const page = await listInbox(fixture.inbox, 'all', { after, limit: 2 })
      seen.push(...page.messages.map(({ content }) => (content.ok ? content.value.name : '')))
      after = page.nextAfter
    } while (after !== null)
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1].map((number) => `Nr. ${number}`))
  })

  test('narrows the list to where messages stand, and counts each', async () => {
    const ids: Record<string, string> = {}
    for (const name of ['new', 'in-hand', 'answered', 'closed', 'spam', 'quarantine']) {
      const spam = { isQuarantined: name === 'quarantine', signals: ['links'] }
      ids[name] = await fixture.receive({ name, message: name }, spam)
    }
    for (const state of ['in-hand', 'answered', 'closed', 'spam'] as const)
      await fixture.move(ids[state] ?? '', state)
    expect(await fixture.names('all')).toEqual(['closed', 'answered', 'in-hand', 'new'])
    expect(await fixture.names('unread')).toEqual(['new'])
    for (const filter of ['in-hand', 'quarantine', 'spam'] as const)
      expect(await fixture.names(filter)).toEqual([filter])
    const ones = INBOX_FILTERS.map((filter) => [filter, 1])
    const counts = { ...Object.fromEntries(ones), all: 4 }
    expect(await countInbox(fixture.database.db)).toEqual(counts)
    expect(await countUnread(fixture.database.db)).toBe(1)
  })

  test('raises no alarm for what is kept apart, read or erased', async () => {
    const read = await fixture.receive({ message: 'read in time' })
    const erased = await fixture.receive({ message: 'erased' })
    const waiting = await fixture.receive({ message: 'waiting' })
    await fixture.receive({ message: 'kept apart' }, { isQuarantined: true })
    await noteReading(fixture.inbox, read, ANNA_AT_DASHBOARD)
    await eraseOne(fixture.inbox, erased, ANNA_AT_DASHBOARD)
    fixture.wait(25)
    const overdue = await listOverdue(fixture.database.db, { limit: 5 }, fixture.inbox.now())
    expect(overdue.map(({ id }) => id)).toEqual([waiting])
    expect(await countOverdue(fixture.database.db, fixture.inbox.now())).toBe(1)
    expect(await countUnread(fixture.database.db)).toBe(1)
  })

  test('finds by reference, by name, by e-mail and by words, wherever the message stands', async () => {
    const ada = await fixture.receive({ name: 'Adaeze Núñez' })
    const spam = await fixture.receive({ email: 'b@example.com', message: 'Visa fee' })
    await fixture.move(spam, 'spam')
    const found = async (search: string) =>
      (await searchInbox(fixture.inbox, search, FROM_TOP)).messages.map(({ id }) => id)
    const reference = (await findMessage(fixture.inbox, ada))?.reference ?? ''
    expect(await found(reference.toLowerCase().replace('-', ' '))).toEqual([ada])
    // A name can look like a reference.
    const lynch = await fixture.receive({ name: 'Mary Lynch', message: 'A question' })
    expect(await found('Lynch')).toEqual([lynch])
    expect(await found('nunez husband')).toEqual([ada])
    expect(await found('B@EXAMPLE')).toEqual([spam])
    expect(await found('fee')).toEqual([spam])
    expect(await found('nothing like it')).toEqual([])
  })
})

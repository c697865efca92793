import { describe, expect, test } from 'vitest'
import { countInbox } from '#app/features/inbox/inbox-messages.server.ts'
import { eraseOne } from '#app/features/inbox/inbox-person.server.ts'
import { changeInquiry } from '#app/features/inbox/inquiry/change-inquiry.server.ts'
import {
  countMessagesOf,
  handOverMessages,
} from '#app/features/inbox/inquiry/hand-over-messages.server.ts'
import type { InquiryChange, InquiryValues } from '#app/features/inbox/inquiry/inquiry.ts'
import { listAllLabels, listLabels } from '#app/features/inbox/inquiry/labels.server.ts'
import {
  ANNA_AT_DASHBOARD,
  ANNAS_VIEW,
  BERT_AT_DASHBOARD,
  openTestInbox,
} from '#test/factories/inbox.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const DONE = { ok: true, value: true }
const AS_IT_CAME: InquiryValues = { stage: 'new', assigneeId: null, dueOn: null }

describe.each(databaseKinds)('an inquiry on %s', (kind) => {
  const fixture = openedForEach(() => openTestInbox(kind))
  const change = (id: string, wanted: InquiryChange, seen = AS_IT_CAME, by = ANNA_AT_DASHBOARD) =>
    changeInquiry(fixture.inbox, id, { change: wanted, seen }, by)
  const labelsOf = async (id: string) => (await listLabels(fixture.database.db, [id])).get(id) ?? []
  const actsOf = async (id: string) => (await fixture.acts(id)).map(([, act]) => act)

  test('gets an assignee, a due date, labels and a stage in one step, each in the log', async () => {
    const id = await fixture.receive()
    fixture.wait(5)
    const wanted = { stage: 'booked', assigneeId: 'bert', dueOn: '2026-11-20', add: ['Asylum'] }
    expect(await change(id, wanted as InquiryChange)).toEqual(DONE)
    expect(await fixture.find(id)).toMatchObject({
      state: 'booked',
      assigneeId: 'bert',
      dueOn: '2026-11-20',
      stageSince: fixture.inbox.now(),
      version: 2,
    })
    expect(await labelsOf(id)).toEqual(['Asylum'])
    expect(await actsOf(id)).toEqual([
      'message.assigned',
      'message.due-set',
      'message.labelled',
      'message.booked',
    ])
    expect(fixture.counted.received).toBe(1)
    // Pressed again, also by a colleague who wants the same.
    expect(await change(id, wanted as InquiryChange)).toEqual(DONE)
    expect(await change(id, { stage: 'booked' }, AS_IT_CAME, BERT_AT_DASHBOARD)).toEqual(DONE)
    expect(await actsOf(id)).toHaveLength(4)
  })

  test('two colleagues who change different things both succeed; of the same thing the second is refused whole', async () => {
    const id = await fixture.receive()
    expect(await change(id, { assigneeId: 'anna' })).toEqual(DONE)
    expect(await change(id, { dueOn: '2026-12-01' }, AS_IT_CAME, BERT_AT_DASHBOARD)).toEqual(DONE)
    const second = await change(
      id,
      { assigneeId: 'bert', stage: 'client', add: ['late'] },
      AS_IT_CAME,
      BERT_AT_DASHBOARD,
    )
    expect(second).toMatchObject({ ok: false, problem: { kind: 'changed' } })
    const kept = { assigneeId: 'anna', dueOn: '2026-12-01', state: 'new' }
    expect(await fixture.find(id)).toMatchObject(kept)
    expect(await labelsOf(id)).toEqual([])
  })

  test('whoever saw only the version changes nothing that has changed since', async () => {
    const id = await fixture.receive()
    const seen = { version: 1 }
    const press = (wanted: InquiryChange) =>
      changeInquiry(fixture.inbox, id, { change: wanted, seen }, ANNA_AT_DASHBOARD)
    expect(await press({ stage: 'declined' })).toEqual(DONE)
    expect(await press({ assigneeId: 'anna' })).toMatchObject({ ok: false })
    expect(await press({ add: ['visa'] })).toEqual(DONE)
  })

  test('labels differ by more than case and accents, are ten at most, and are written as before', async () => {
    const [one, other] = [await fixture.receive(), await fixture.receive({ message: 'other' })]
    await change(one, { add: ['Família', 'Asylum'] })
    await change(other, { add: ['FAMILIA', 'asylum', 'U visa'] })
    expect(await labelsOf(other)).toEqual(['Asylum', 'Família', 'U visa'])
    await change(other, { add: ['familia'], remove: ['ASYLUM'] })
    expect(await labelsOf(other)).toEqual(['Família', 'U visa'])
    const eight = Array.from({ length: 8 }, (_, number) => `label ${number}`)
    expect(await change(other, { add: eight })).toEqual(DONE)
    const refused = { ok: false, problem: { kind: 'too-many-labels' } }
    expect(await change(other, { add: ['eleventh'] })).toEqual(refused)
    expect(await change(other, { add: ['eleventh'], remove: ['label 1'] })).toEqual(DONE)
    const all = await listAllLabels(fixture.database.db, ANNAS_VIEW.viewer)
    expect(all).toContain('Asylum')
    expect(new Set(all).size).toBe(all.length)
  })

  test('is found by who has it, by its label and by what is due', async () => {
    const due = await fixture.receive({ name: 'due' })
    const later = await fixture.receive({ name: 'later', message: 'later' })
    const done = await fixture.receive({ name: 'done', message: 'done' })
    await change(due, { assigneeId: 'anna', dueOn: '2026-11-16', add: ['Visa'] })
    await change(later, { assigneeId: 'bert', dueOn: '2026-11-17' })
    await change(done, { assigneeId: 'anna', dueOn: '2026-11-01', stage: 'declined' })
    expect(await fixture.names('mine')).toEqual(['due'])
    expect(await fixture.names('due')).toEqual(['due'])
    expect(await fixture.names('all', ANNAS_VIEW, { assignee: { id: 'bert' } })).toEqual(['later'])
    expect(await fixture.names('all', ANNAS_VIEW, { assignee: { id: null } })).toEqual([])
    expect(await fixture.names('all', ANNAS_VIEW, { label: 'VISA' })).toEqual(['due'])
    const counts = await countInbox(fixture.database.db, ANNAS_VIEW)
    expect(counts).toMatchObject({ all: 3, mine: 1, due: 1, new: 2, declined: 1 })
  })

  test('who leaves hands over what is still open, and a successor gets only what they may see', async () => {
    const open = await fixture.receive()
    const closed = await fixture.receive({ message: 'closed' })
    const restricted = await fixture.receive({ message: 'restricted' }, { isRestricted: true })
    for (const id of [open, closed, restricted]) await change(id, { assigneeId: 'anna' })
    await change(closed, { stage: 'declined' }, { ...AS_IT_CAME, assigneeId: 'anna' })
    const { db } = fixture.database
    const to = { id: 'bert', mayWork: true, readsRestricted: false }
    expect(await countMessagesOf(db, 'anna')).toBe(2)
    await db
      .transaction()
      .execute((tx) =>
        handOverMessages({ db: tx, by: ANNA_AT_DASHBOARD, at: fixture.inbox.now() }, 'anna', to),
      )
    const assignees = [open, closed, restricted].map(
      async (id) => (await fixture.find(id))?.assigneeId,
    )
    expect(await Promise.all(assignees)).toEqual(['bert', 'anna', null])
    expect(await actsOf(restricted)).toEqual(['message.assigned', 'message.unassigned'])
    expect(await countMessagesOf(db, 'anna')).toBe(0)
  })

  test('an erasure takes labels, assignee and due date away', async () => {
    const id = await fixture.receive()
    await change(id, { assigneeId: 'anna', dueOn: '2026-11-16', add: ['Visa'] })
    await eraseOne(fixture.inbox, id, ANNA_AT_DASHBOARD)
    expect(await fixture.find(id)).toMatchObject({ assigneeId: null, dueOn: null })
    expect(await labelsOf(id)).toEqual([])
    expect(await change(id, { add: ['Visa'] })).toMatchObject({ ok: false })
  })
})

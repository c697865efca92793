import { describe, expect, test } from 'vitest'
import { changeInquiry } from '#app/features/inbox/inquiry/change-inquiry.server.ts'
import type { InquiryRequest } from '#app/features/inbox/inquiry/inquiry.ts'
import { findMessage } from '#app/features/inbox/messages.server.ts'
import {
  declineRestriction,
  listSuggested,
} from '#app/features/inbox/restriction/suggestions.server.ts'
import { ANNA_AT_DASHBOARD, BERT_AT_DASHBOARD, openTestInbox } from '#test/factories/inbox.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const DONE = { ok: true, value: true }

describe.each(databaseKinds)('restricting a message, on %s', (kind) => {
  const fixture = openedForEach(() => openTestInbox(kind))
  const change = (id: string, request: InquiryRequest, by = ANNA_AT_DASHBOARD) =>
    changeInquiry(fixture.inbox, id, request, by)
  const actsOf = async (id: string) => (await fixture.acts(id)).map(([, act]) => act)
  const suggested = async (...ids: string[]) => {
    const found = await Promise.all(ids.map((id) => findMessage(fixture.inbox, id)))
    return [
      ...(await listSuggested(
        fixture.database.db,
        found.flatMap((one) => one ?? []),
      )),
    ]
  }

  test('is done once, can be taken back, and is in the log', async () => {
    const id = await fixture.receive()
    const press = { change: { isRestricted: true, assigneeId: null }, seen: { version: 1 } }
    expect(await change(id, press)).toEqual(DONE)
    expect(await change(id, press)).toEqual(DONE)
    expect(await fixture.find(id)).toMatchObject({ isRestricted: true, version: 2 })
    const old = { change: { isRestricted: false }, seen: { version: 1 } }
    expect(await change(id, old, BERT_AT_DASHBOARD)).toMatchObject({ ok: false })
    const back = { change: { isRestricted: false }, seen: { version: 2 } }
    expect(await change(id, back, BERT_AT_DASHBOARD)).toEqual(DONE)
    expect((await fixture.find(id))?.isRestricted).toBe(false)
    expect(await actsOf(id)).toEqual(['message.restricted', 'message.unrestricted'])
  })

  test('keeps it from somebody who was chosen as if it were open', async () => {
    const id = await fixture.receive()
    await change(id, { change: { isRestricted: true }, seen: { version: 1 } })
    const seen = { stage: 'new', assigneeId: null, dueOn: null, isRestricted: false } as const
    const assigned = { change: { assigneeId: 'bert' }, seen }
    expect(await change(id, assigned)).toMatchObject({ ok: false, problem: { kind: 'changed' } })
    expect((await fixture.find(id))?.assigneeId).toBeNull()
  })

  test('is suggested by words of violence, until somebody has decided', async () => {
    const message = 'My husband hurt me, and I went to the police.'
    const id = await fixture.receive({ message })
    const other = await fixture.receive({ message: `${message} Again.` })
    const calm = await fixture.receive()
    expect(await suggested(id, other, calm)).toEqual([id, other])
    expect(await declineRestriction(fixture.inbox, id, ANNA_AT_DASHBOARD)).toEqual(DONE)
    expect(await declineRestriction(fixture.inbox, id, ANNA_AT_DASHBOARD)).toEqual(DONE)
    expect(await actsOf(id)).toEqual(['message.restriction-declined'])
    await change(other, { change: { isRestricted: true }, seen: { version: 1 } })
    expect(await suggested(id, other, calm)).toEqual([])
    await change(other, { change: { isRestricted: false }, seen: { version: 2 } })
    expect(await suggested(other)).toEqual([])
    expect(await fixture.find(id)).toMatchObject({ isRestricted: false, readAt: null, version: 1 })
  })
})

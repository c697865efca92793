import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openStaffedDesk, PAGE, post, text } from '#test/abuse/desk.ts'
import { openWatchedSite } from '#test/abuse/site-fixture.ts'
import { openedOnce } from '#test/opened.ts'
import { type DatabaseKind, sqliteAlone } from '#test/postgres.ts'

const SECRET = 'Zenobia Secretname'
const EMAIL = 'zenobia@example.com'

const kinds = sqliteAlone(
  'Who may read a message is a condition of the store, which is tested on both; here it is asked of every door.',
)

describe.each(kinds)('a restricted message, on %s', (kind) => {
  const desk = openedOnce(() => openDesk(kind))

  test('is in the list of those who may not read it with its reference and time only', async () => {
    const { id, reference } = desk.secret
    for (const visitor of [desk.lawyer, desk.assistant]) {
      const list = await text(visitor, '/dashboard/messages')
      expect(list).toContain(reference)
      expect(list).toContain('Only named staff may read it.')
      expect(list).not.toMatch(/Zenobia|zenobia|u-visa-label/)
      expect(list).not.toContain(id)
    }
    expect(await text(desk.owner, '/dashboard/messages')).toContain(SECRET)
  })

  test.each([
    'q=zenobia',
    'q=zenobia%40example.com',
    'q=secretly',
    'show=mine',
    'show=due',
    'show=new',
    'show=unread',
    'show=answered',
    'label=u-visa-label',
    'who=none',
  ])('is not found by %s', async (query) => {
    const { id, reference } = desk.secret
    for (const visitor of [desk.lawyer, desk.assistant]) {
      const list = await text(visitor, `/dashboard/messages?${query}`)
      for (const hidden of [id, reference, SECRET]) expect(list).not.toContain(hidden)
    }
  })

  test('is found by its reference, which tells no more', async () => {
    const { reference } = desk.secret
    const list = await text(desk.lawyer, `/dashboard/messages?q=${reference}`)
    expect(list).toContain('1 message found.')
    expect(list).not.toMatch(/Zenobia|zenobia@/)
  })

  test('every address of it is refused, and nothing is done', async () => {
    const { id } = desk.secret
    const before = await desk.everything()
    for (const rest of ['', '.data', '/erasure', '/person', '/export', '/conflicts'])
      for (const visitor of [desk.lawyer, desk.assistant]) {
        const shown = await visitor.get(`/dashboard/messages/${id}${rest}`, PAGE)
        const page = await shown.text()
        expect([rest, shown.status >= 400]).toEqual([rest, true])
        expect(page).not.toMatch(/Zenobia|zenobia@/)
      }
    const forms: [string, Record<string, string>][] = [
      ['', { act: 'note', note: 'A note', noteId: randomUUID() }],
      ['', { act: 'send', reply: 'x', replyId: randomUUID(), version: '1' }],
      ['', { act: 'save', stage: 'closed', 'shown-stage': 'new' }],
      ['', { act: 'spam', version: '1' }],
      ['', { act: 'resend' }],
      ['/erasure', { reference: desk.secret.reference }],
      ['/person', { sure: 'on', seen: '' }],
      ['/export', { kind: 'json' }],
      ['/conflicts', { conflict: 'x' }],
    ]
    for (const [rest, fields] of forms)
      for (const visitor of [desk.lawyer, desk.assistant]) {
        const sent = await post(visitor, `/dashboard/messages/${id}${rest}`, fields)
        expect([rest, fields['act'], sent.status]).toEqual([rest, fields['act'], 403])
        expect(await sent.text()).not.toMatch(/Zenobia|zenobia@/)
      }
    expect(await desk.everything()).toEqual(before)
  })

  test('several at once: neither changed nor erased by those who may not read it', async () => {
    const { id } = desk.secret
    const before = await desk.everything()
    const chosen = { message: `${id}:1` }
    const change = await post(desk.lawyer, '/dashboard/messages', {
      ...chosen,
      act: 'change',
      stage: 'closed',
    })
    expect(change.status).toBe(422)
    const asked = await post(desk.lawyer, '/dashboard/messages/erasure', chosen)
    expect(await asked.text()).not.toContain(desk.secret.reference)
    await post(desk.lawyer, '/dashboard/messages/erasure', { ...chosen, asked: 'yes', sure: 'on' })
    expect(await desk.everything()).toEqual(before)
  })

  test('is neither exported nor erased with another message of the same person', async () => {
    const open = await desk.inbox.receive({ email: EMAIL, message: 'An open question' })
    const page = await text(desk.lawyer, `/dashboard/messages/${open}/person`)
    expect(page).toContain('Restricted messages are not among these')
    expect(page).not.toContain(desk.secret.reference)
    const copy = await post(desk.lawyer, `/dashboard/messages/${open}/export`, { kind: 'json' })
    const exported = (await copy.json()) as { messages: unknown[] }
    expect(exported.messages).toHaveLength(1)
    const seen = /name="seen" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const erased = await post(desk.lawyer, `/dashboard/messages/${open}/person`, {
      seen,
      sure: 'on',
    })
    expect(erased.status).toBe(303)
    expect((await desk.everything()).message.sealed).not.toBe('')
  })

  test('withholds another message of its name, and no door tells why', async () => {
    const { id: secretId, reference: secret } = desk.secret
    const other = { name: SECRET, email: 'other@example.com', message: 'Is it plainly said?' }
    const id = await desk.inbox.receive(other)
    expect(await text(desk.owner, `/dashboard/messages/${id}`)).toContain(secret)
    const addresses = [
      `/dashboard/messages/${id}`,
      `/dashboard/messages/${id}/person`,
      '/dashboard/messages',
      '/dashboard/messages?q=plainly',
      '/dashboard/messages?q=other%40',
      '/dashboard/palette.json?q=zenobia',
    ]
    for (const visitor of [desk.lawyer, desk.assistant]) {
      for (const address of addresses) {
        const told = (await text(visitor, address)).match(`plainly said|other@example|${secretId}`)
        expect([address, told]).toEqual([address, null])
      }
      const page = await text(visitor, `/dashboard/messages/${id}`)
      expect(page).toContain('Somebody of the firm who may has to check this name first.')
      expect(page).not.toMatch(new RegExp(`No other person|knows a person|${secret}`))
      const copy = await post(visitor, `/dashboard/messages/${id}/export`, { kind: 'txt' })
      expect(copy.status).toBe(409)
    }
    const clear = { conflict: secretId }
    await post(desk.lawyer, `/dashboard/messages/${id}/conflicts`, clear)
    expect(await text(desk.lawyer, `/dashboard/messages/${id}`)).not.toContain('plainly said')
    await post(desk.owner, `/dashboard/messages/${id}/conflicts`, clear)
    const page = await text(desk.lawyer, `/dashboard/messages/${id}`)
    expect(page).toContain('plainly said')
    expect(page).toContain('Somebody of the firm has checked this name.')
    expect(page).not.toMatch(new RegExp(`No other person|${secret}`))
  })

  test('counts for nobody else, in frame and overview', async () => {
    const { id } = desk.secret
    await desk.site.db
      .updateTable('messages')
      .set({ read_at: new Date() })
      .where('id', '!=', id)
      .execute()
    await desk.site.db.updateTable('messages').set({ read_at: null }).where('id', '=', id).execute()
    for (const address of ['/dashboard/overview', '/dashboard/messages', '/dashboard/account']) {
      expect(await text(desk.owner, address)).toMatch(/1 unread|1 message has not been read/)
      expect(await text(desk.lawyer, address)).not.toMatch(/1 unread|1 message has not been read/)
    }
    expect(await text(desk.lawyer, '/dashboard/overview')).not.toContain(id)
  })

  test('can be given to read by an owner only, which is in the log; the last reader stays', async () => {
    const { id } = desk.secret
    const give = { act: 'give-restricted', id: desk.lawyerId }
    expect((await post(desk.lawyer, '/dashboard/staff', give)).status).toBe(403)
    expect((await post(desk.owner, '/dashboard/staff', give)).status).toBe(303)
    expect(await text(desk.lawyer, `/dashboard/messages/${id}`)).toContain(SECRET)
    const take = { act: 'take-restricted', id: desk.lawyerId }
    expect((await post(desk.owner, '/dashboard/staff', take)).status).toBe(303)
    expect((await desk.lawyer.get(`/dashboard/messages/${id}`, PAGE)).status).toBe(403)
    const acts = await desk.actsOf(desk.lawyerId)
    expect(acts.filter((act) => act.includes('restricted'))).toEqual([
      'account.restricted-given',
      'account.restricted-taken',
    ])
    const last = await desk.site.db
      .selectFrom('users')
      .select('id')
      .where('reads_restricted', '=', true)
      .executeTakeFirstOrThrow()
    expect(
      (await post(desk.owner, '/dashboard/staff', { act: 'take-restricted', id: last.id })).status,
    ).toBe(409)
  })
})

async function openDesk(kind: DatabaseKind) {
  const desk = await openStaffedDesk(await openWatchedSite(kind))
  const { db } = desk.site
  const content = { name: SECRET, email: EMAIL, message: 'I say it secretly' }
  const id = await desk.inbox.receive(content, { isRestricted: true })
  const label = { message_id: id, folded: 'u-visa-label', label: 'u-visa-label' }
  await db.insertInto('message_labels').values(label).execute()
  const due = { due_on: '2020-01-01', assignee_id: desk.lawyerId }
  await db.updateTable('messages').set(due).where('id', '=', id).execute()
  const notes = db.selectFrom('message_notes').select('id').where('message_id', '=', id)
  return {
    ...desk,
    secret: { id, reference: (await desk.rowOf(id)).reference },
    everything: async () => ({
      message: await desk.rowOf(id),
      acts: await desk.actsOf(id),
      notes: await notes.execute(),
    }),
  }
}

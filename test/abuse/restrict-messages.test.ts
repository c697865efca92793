import { describe, expect, test } from 'vitest'
import { openStaffedDesk, PAGE, post, text } from '#test/abuse/desk.ts'
import { openWatchedSite } from '#test/abuse/site-fixture.ts'
import { openedOnce } from '#test/opened.ts'

const HURT = 'I was hurt by my partner and the police have a report. Can I get a U visa?'
const SUGGESTION = 'This message may come from a victim of a crime: restrict it?'

// On SQLite alone: what the database decides has its tests beside the queries.
describe('at the desk', () => {
  const desk = openedOnce(async () => openStaffedDesk(await openWatchedSite('sqlite')))

  test('a message of violence is open, and suggested to be restricted, until somebody decides', async () => {
    const id = await desk.inbox.receive({ name: 'Ada Hurt', message: HURT })
    const address = `/dashboard/messages/${id}`
    for (const visitor of [desk.owner, desk.assistant]) {
      const page = await text(visitor, address)
      expect(page).toContain(SUGGESTION)
      expect(page).toContain('police have a report')
    }
    expect(await text(desk.assistant, address)).toContain('These colleagues may: staff@example.com')
    expect(await text(desk.owner, '/dashboard/messages')).toContain('Restrict it?')
    const left = await post(desk.owner, address, { act: 'leave-open' })
    expect(left.headers.get('Set-Cookie')).toContain('flash=message-left-open')
    expect(await text(desk.assistant, address)).not.toContain(SUGGESTION)
    expect(await text(desk.assistant, address)).toContain('police have a report')
  })

  test('any message is restricted and released by those who read such, and by nobody else', async () => {
    const id = await desk.inbox.receive({ name: 'Ada Calm', message: 'Only a question' })
    const address = `/dashboard/messages/${id}`
    for (const visitor of [desk.lawyer, desk.assistant]) {
      expect(await text(visitor, address)).not.toContain('value="restrict"')
      const refused = await post(visitor, address, { act: 'restrict', version: '1' })
      expect(refused.status).toBe(403)
      expect(await refused.text()).toContain('An owner names them under Staff.')
    }
    const assigned = { assignee_id: desk.assistantId }
    await desk.site.db.updateTable('messages').set(assigned).where('id', '=', id).execute()
    const { version } = await desk.rowOf(id)
    const done = await post(desk.owner, address, { act: 'restrict', version: String(version) })
    expect(done.headers.get('Set-Cookie')).toContain('flash=message-restricted-unassigned')
    expect(await desk.rowOf(id)).toMatchObject({ assignee_id: null, restricted: 1 })
    expect((await desk.assistant.get(address, PAGE)).status).toBe(403)
    const released = { act: 'unrestrict', version: String(version + 1) }
    expect((await post(desk.owner, address, released)).status).toBe(303)
    expect(await text(desk.assistant, address)).toContain('Only a question')
  })

  test('an assistant asks a lawyer about a conflict with one press', async () => {
    await desk.inbox.receive({ name: 'Chinedu Eze', email: 'one@example.com' })
    const id = await desk.inbox.receive({ name: 'Eze Chinedu', message: 'A secret' })
    const address = `/dashboard/messages/${id}`
    const page = await text(desk.assistant, address)
    expect(page).toContain('Ask: assign and e-mail it')
    expect(lawyersOn(page)).toContain(desk.lawyerId)
    expect(lawyersOn(page)).not.toContain(desk.assistantId)
    const wrong = await post(desk.assistant, address, { act: 'ask', lawyer: desk.assistantId })
    expect([wrong.status, await wrong.text()]).toEqual([
      422,
      expect.stringContaining('Nobody was asked'),
    ])
    const ask = { act: 'ask', lawyer: desk.lawyerId, version: '1' }
    const asked = await post(desk.assistant, address, ask)
    // This site has no mail server.
    expect(asked.headers.get('Set-Cookie')).toContain('flash=conflict-asked-unmailed')
    expect((await desk.rowOf(id)).assignee_id).toBe(desk.lawyerId)
    const late = await post(desk.owner, address, { act: 'closed', version: '1' })
    expect(await late.text()).toContain('nothing that you pressed was done')
    const { version } = await desk.rowOf(id)
    await post(desk.assistant, address, { act: 'closed', version: String(version) })
    expect(await desk.rowOf(id)).toMatchObject({ state: 'closed', read_at: null })
  })

  test('only who reads restricted messages is asked about a name in one', async () => {
    const secret = { name: 'Fatou Diallo', email: 'secret@example.com' }
    await desk.inbox.receive(secret, { isRestricted: true })
    const id = await desk.inbox.receive({ name: 'Diallo Fatou', message: 'me?' })
    const address = `/dashboard/messages/${id}`
    const page = await text(desk.lawyer, address)
    expect(page).not.toContain('No conflict')
    expect(lawyersOn(page)).toContain('staff@example.com')
    expect(lawyersOn(page)).not.toContain(desk.lawyerId)
    const ask = { act: 'ask', lawyer: desk.lawyerId, version: '1' }
    expect((await post(desk.assistant, address, ask)).status).toBe(422)
  })
})

function lawyersOn(page: string): string {
  return /<select[^>]*id="lawyer"[^]*?<\/select>/.exec(page)?.[0] ?? ''
}

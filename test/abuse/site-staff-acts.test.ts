import { beforeEach, describe, expect, test } from 'vitest'
import { OPERATOR } from '#app/features/auth/accounts.server.ts'
import { recordAuditEvent } from '#app/platform/audit.server.ts'
import { BERT, openLinkSite } from '#test/abuse/link-fixture.ts'
import { everythingOf, savePost } from '#test/abuse/site-fixture.ts'
import { theInboxOf } from '#test/factories/inbox.ts'
import { openedOnce } from '#test/opened.ts'
import { sqliteAlone } from '#test/postgres.ts'
import { STAFF, type Visitor } from '#test/site.ts'

const DESK = '/dashboard'

const kinds = sqliteAlone(
  'Accounts are kept by a store that is tested on both; what is asked here is who may press what.',
)

describe.each(kinds)("the staff's page, asked without a browser, on %s", (kind) => {
  let staff: Visitor
  let bert: Visitor
  const links = openedOnce(() => openLinkSite(kind))
  beforeEach(async () => {
    await links.site.db.updateTable('users').set({ disabled_at: null, role: 'owner' }).execute()
    staff = (await links.signedIn(STAFF)).visitor
    bert = (await links.signedIn(BERT)).visitor
  })

  const idOf = async (email: string) => {
    const query = links.site.db.selectFrom('users').select('id').where('email', '=', email)
    return (await query.executeTakeFirstOrThrow()).id
  }
  const act = (visitor: Visitor, form: Record<string, string>) =>
    visitor.post('/dashboard/staff', new URLSearchParams(form))

  test('someone who is disabled is out at once, and anyone who disables themselves is led to Login', async () => {
    const id = await idOf(BERT.email)
    const others = await act(staff, { act: 'disable', id })
    expect([others.status, others.headers.get('Location')]).toEqual([303, '/dashboard/staff'])
    expect(await links.staffAt(bert)).toBe(302)
    expect((await links.signedIn(BERT)).status).toBe(403)
    expect((await act(staff, { act: 'enable', id })).status).toBe(303)

    const again = (await links.signedIn(BERT)).visitor
    const own = await act(again, { act: 'disable', id })
    expect([own.status, own.headers.get('Location')]).toEqual([303, '/login'])
    expect(await links.staffAt(again)).toBe(302)
  })

  test('what is not there is said to be gone, and a form that asks for nothing known is refused', async () => {
    for (const name of ['disable', 'enable', 'end-sessions', 'reset-link', 'withdraw']) {
      const gone = await act(staff, { act: name, id: 'nobody' })
      expect([name, gone.status]).toEqual([name, 404])
      expect(await gone.text()).toContain('is not there any more')
    }
    for (const name of ['', 'delete', 'constructor', '__proto__']) {
      expect([name, (await act(staff, { act: name })).status]).toEqual([name, 400])
    }
  })

  test('nothing in the exported activity is taken for a formula, and the filter holds there too', async () => {
    const by = { id: null, name: '=HYPERLINK("http://evil.example")' }
    const at = new Date('2026-11-21T23:08:00Z')
    const post = { act: 'post.created' as const, subjectId: 'x', subject: '@SUM(1)' }
    await recordAuditEvent(links.site.db, { at, by, ...post })
    await recordAuditEvent(links.site.db, { at, by: OPERATOR, ...post })
    const file = await staff.get('/dashboard/activity.csv?about=post')
    expect(file.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(file.headers.get('Content-Disposition')).toContain('activity.csv')
    expect(file.headers.get('Cache-Control')).toBe('private, no-store')
    const line = (who: string) =>
      `"2026-11-21T23:08:00.000Z","Nov 21, 2026, 6:08 PM EST","${who}","Wrote the post “@SUM(1)”","post.created","'@SUM(1)"`
    const text = Buffer.from(await file.bytes()).toString()
    expect(text.split('\r\n')).toEqual([
      '\uFEFF"Time (UTC)","Time","Who","What","Act","Subject"',
      line('The operator'),
      line(`'=HYPERLINK(""http://evil.example"")`),
      '',
    ])
  })

  describe('on a screen that somebody has left unlocked', () => {
    const askedTo = (what: string) =>
      `>To ${what}, enter your password again: you gave it more than ten minutes ago. Nothing has been done yet.`
    const dora = { name: 'Dora "D" <d>', email: 'dora@example.com', role: 'lawyer' }
    beforeEach(async () => {
      const created_at = new Date(Date.now() - 10 * 60_000 - 1)
      await links.site.db.updateTable('sessions').set({ created_at, proven_at: null }).execute()
      await links.site.db.deleteFrom('invitations').execute()
    })

    test.each<[string, Record<string, string>, number, string]>([
      ['invite', dora, 200, 'invite dora@example.com'],
      ['reset-link', {}, 200, `make a password reset link for ${BERT.email}`],
      ['role', { role: 'lawyer' }, 303, `change the role of ${BERT.email} to Lawyer`],
      ['give-restricted', {}, 303, `show restricted messages to ${BERT.email}`],
      ['enable', {}, 303, `enable the account of ${BERT.email}`],
    ])('%s is named, waits for the password and is then done', async (name, fields, done, what) => {
      const id = await idOf(BERT.email)
      const form = { act: name, id, ...fields }
      const before = await everythingOf(links.site)
      const asked = await act(staff, form)
      const question = expect.stringContaining(askedTo(what))
      expect([asked.status, await asked.text()]).toEqual([422, question])
      const wrong = await act(staff, { ...form, password: 'a wrong guess' })
      const page = await wrong.text()
      expect([wrong.status, page]).toEqual([422, expect.stringContaining('not your password')])
      for (const [field, value] of Object.entries(form))
        expect(page).toContain(`name="${field}" value="${escaped(value)}"`)
      expect(await everythingOf(links.site)).toBe(before)
      expect((await act(staff, { ...form, password: STAFF.password })).status).toBe(done)
      expect((await act(staff, form)).status).toBe(done)
    })

    test.each(['disable', 'end-sessions', 'take-restricted'])(
      '%s waits for nothing',
      async (name) => {
        const form = { act: name, id: await idOf(BERT.email) }
        expect((await act(staff, form)).status).toBe(303)
      },
    )

    test.each([
      [
        'the audit log',
        'activity?about=post',
        (visitor) => visitor.get(`${DESK}/activity.csv?about=post`),
      ],
      [
        'the numbers of Analytics',
        'visits?period=12m',
        (visitor) => visitor.get(`${DESK}/visits.csv?period=12m`),
      ],
      [
        'all messages of this person',
        'messages/ID/person',
        (visitor, id) => visitor.post(`${DESK}/messages/${id}/export`, new URLSearchParams()),
      ],
    ] as [string, string, (visitor: Visitor, id: string) => Promise<Response>][])(
      'a file of %s is made after the password, and the page before it stays as it was',
      async (what, path, ask) => {
        const id = await (await theInboxOf(links.site, Date.now())).receive()
        const page = `${DESK}/${path.replace('ID', id)}`
        const question = (await ask(staff, id)).headers.get('Location') ?? ''
        expect(question).toBe(page.replace(/(?=\?|$)/, '/proof'))
        expect(await staff.text(question)).toContain(askedTo(`export ${what}`))
        const prove = (password: string) => staff.post(question, new URLSearchParams({ password }))
        const wrong = await prove('a wrong guess')
        expect([wrong.status, await wrong.text()]).toEqual([
          422,
          expect.stringContaining(askedTo(`export ${what}`)),
        ])
        expect((await prove(STAFF.password)).headers.get('Location')).toBe(page)
        const { headers } = await ask(staff, id)
        expect(headers.get('Content-Disposition')).toMatch(/^attachment/)
        expect((await staff.get(question)).headers.get('Location')).toBe(page)
      },
    )
  })

  test('a successor who cannot sign in takes over nothing, and the account stays active', async () => {
    const id = await idOf(BERT.email)
    for (const successor of ['nobody', id])
      expect((await act(staff, { act: 'disable', id, successor })).status).toBe(409)
    expect(await links.staffAt(bert)).toBe(200)
    const { id: post } = await savePost(bert, { title: 'A draft of Bert' })
    const successor = await idOf(STAFF.email)
    // Where people are chosen, two of one name are told apart.
    await links.site.db.updateTable('users').set({ name: 'Anna' }).execute()
    const pages = [`staff?disable=${id}`, 'messages', `blog/edit/${post}`]
    for (const path of pages)
      expect([path, await (await staff.get(`/dashboard/${path}`)).text()]).toEqual([
        path,
        expect.stringMatching(new RegExp(`<option value="${successor}">Anna \\(${STAFF.email}\\)`)),
      ])
    expect((await act(staff, { act: 'disable', id, successor })).status).toBe(303)
    const row = links.site.db.selectFrom('post_reviews').select('assignee_id')
    expect(await row.where('post_id', '=', post).execute()).toEqual([{ assignee_id: successor }])
  })
})

function escaped(text: string): string {
  return text.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

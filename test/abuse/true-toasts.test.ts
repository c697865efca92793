import { describe, expect, test } from 'vitest'
import { openWatchedSite } from '#test/abuse/site-fixture.ts'
import { aColleague } from '#test/colleagues.ts'
import { theInboxOf } from '#test/factories/inbox.ts'
import { openedOnce } from '#test/opened.ts'
import { aStaffMember } from '#test/site.ts'

const PAGE = { headers: { Accept: 'text/html' } }

// On SQLite alone: what the database decides has its tests beside the queries.
describe('where nothing had to be done, nothing else is said', () => {
  const desk = openedOnce(openDesk)

  test('of an account that was so already', async () => {
    const same = { do: 'role', id: desk.lawyerId, role: 'lawyer' }
    expect(await desk.toast('/dashboard/staff', same)).toContain('Nothing was changed')
    const enabled = { do: 'enable', id: desk.lawyerId }
    expect(await desk.toast('/dashboard/staff', enabled)).toContain('Nothing was changed')
    const other = { do: 'role', id: desk.lawyerId, role: 'assistant' }
    expect(await desk.toast('/dashboard/staff', other)).toContain('Role changed')
  })

  test('of an inquiry that was so already', async () => {
    const id = await desk.inbox.receive()
    const shown = {
      'shown-stage': 'new',
      'shown-assignee': '',
      'shown-due': '',
      'shown-labels': '',
    }
    const same = { do: 'save', stage: 'new', assignee: '', due: '', labels: '', ...shown }
    const address = `/dashboard/messages/${id}`
    expect(await desk.toast(address, same)).toContain('Nothing was changed')
    expect(await desk.toast(address, { ...same, due: '2099-01-01' })).toContain('Saved')
  })

  test('of an entry of a figure that somebody has withdrawn', async () => {
    const key = await desk.factKey()
    const gone = { withdraw: '00000000-0000-4000-8000-000000000000' }
    expect(await desk.toast(`/dashboard/facts/${key}`, gone)).toContain('Nothing was withdrawn')
  })

  test('of samples that are gone', async () => {
    expect(await desk.toast('/dashboard/samples', {})).toMatch(/\d+ sample posts are gone/)
    expect(await desk.toast('/dashboard/samples', {})).toContain('Nothing was removed')
  })

  test('a hostile flash cookie says nothing', async () => {
    for (const value of ['messages-changed.done-x', 'toString', 'message-moved.<b>', 'x.done-1']) {
      const visitor = await aStaffMember(desk.site.origin)
      const session = await visitor.get('/dashboard/account', PAGE)
      expect(session.status).toBe(200)
      visitor.jar.set('flash', value)
      const page = await (await visitor.get('/dashboard/account', PAGE)).text()
      expect(/data-toasts[^]*?<script/.exec(page)?.[0]).not.toContain('role="status"')
    }
  })
})

async function openDesk() {
  const site = await openWatchedSite('sqlite')
  const owner = await aStaffMember(site.origin)
  return {
    site,
    owner,
    inbox: await theInboxOf(site, Date.now() - 3_600_000),
    lawyerId: (await aColleague(site, 'lawyer')).id,
    toast: async (address: string, fields: Record<string, string>) => {
      const sent = await owner.post(address, new URLSearchParams(fields), PAGE)
      const to = sent.headers.get('Location') ?? address
      const page = await (await owner.get(to, PAGE)).text()
      return /data-toasts[^]*?<script/.exec(page)?.[0] ?? ''
    },
    factKey: async () => {
      const page = await (await owner.get('/dashboard/facts', PAGE)).text()
      return /href="\/dashboard\/facts\/([^"]+)"/.exec(page)?.[1] ?? ''
    },
    close: () => site.close(),
  }
}

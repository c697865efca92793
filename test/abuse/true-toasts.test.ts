import { describe, expect, test } from 'vitest'
import { openStaffedDesk, text, toastsIn } from '#test/abuse/desk.ts'
import { openWatchedSite } from '#test/abuse/site-fixture.ts'
import { openedOnce } from '#test/opened.ts'
import { aStaffMember } from '#test/site.ts'

// On SQLite alone: what the database decides has its tests beside the queries.
describe('where nothing had to be done, nothing else is said', () => {
  const desk = openedOnce(async () => openStaffedDesk(await openWatchedSite('sqlite')))
  const toast = async (address: string, fields: Record<string, string>) => {
    const sent = await desk.post(address, fields)
    return toastsIn(await desk.page(sent.headers.get('Location') ?? address))
  }

  test('of an account that was so already', async () => {
    const same = { act: 'role', id: desk.lawyerId, role: 'lawyer' }
    expect(await toast('/dashboard/staff', same)).toContain('Nothing was changed')
    const enabled = { act: 'enable', id: desk.lawyerId }
    expect(await toast('/dashboard/staff', enabled)).toContain('Nothing was changed')
    const other = { act: 'role', id: desk.lawyerId, role: 'assistant' }
    expect(await toast('/dashboard/staff', other)).toContain('Role changed')
  })

  test('of an inquiry that was so already', async () => {
    const id = await desk.inbox.receive()
    const shown = {
      'shown-stage': 'new',
      'shown-assignee': '',
      'shown-due': '',
      'shown-labels': '',
    }
    const same = { act: 'save', stage: 'new', assignee: '', due: '', labels: '', ...shown }
    const address = `/dashboard/messages/${id}`
    expect(await toast(address, same)).toContain('Nothing was changed')
    expect(await toast(address, { ...same, due: '2099-01-01' })).toContain('Saved')
  })

  test('of a legal fact that was compared, and one that somebody has changed meanwhile', async () => {
    const seen = { seen: 'fact/eb5.jobs@0' }
    expect(await toast('/dashboard/facts', seen)).toContain('The day of the check is today')
    expect(await toast('/dashboard/facts', seen)).toContain('Nothing was marked')
  })

  test('of samples that are gone', async () => {
    expect(await toast('/dashboard/samples', {})).toMatch(/\d+ sample posts are gone/)
    expect(await toast('/dashboard/samples', {})).toContain('Nothing was removed')
  })

  test('a hostile flash cookie says nothing', async () => {
    for (const value of ['messages-changed.done-x', 'toString', 'message-moved.<b>', 'x.done-1']) {
      const visitor = await aStaffMember(desk.site.origin)
      visitor.jar.set('flash', value)
      const toasts = toastsIn(await text(visitor, '/dashboard/account'))
      expect(toasts).toContain('data-toasts')
      expect(toasts).not.toContain('role="status"')
    }
  })
})

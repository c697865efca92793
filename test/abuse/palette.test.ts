import { beforeAll, describe, expect, test } from 'vitest'
import type { PaletteEntry } from '#app/features/dashboard/palette/palette.ts'
import { type Role, ROLES } from '#app/features/auth/roles/roles.ts'
import { PAGE } from '#test/abuse/desk.ts'
import { openWatchedSite, savePost } from '#test/abuse/site-fixture.ts'
import { aColleague } from '#test/colleagues.ts'
import { openedOnce } from '#test/opened.ts'
import { aStaffMember, type Visitor } from '#test/site.ts'

describe('what is found in the dashboard', () => {
  const site = openedOnce(() => openWatchedSite('sqlite'))
  const visitors = new Map<Role, Visitor>()
  beforeAll(async () => {
    await savePost(await aStaffMember(site.origin), { title: 'A zephyr of a draft' })
    for (const role of ROLES) visitors.set(role, (await aColleague(site, role)).visitor)
  })
  const find = async (role: Role, search: string): Promise<PaletteEntry[]> => {
    const visitor = visitors.get(role) as Visitor
    const response = await visitor.get(
      `/dashboard/palette.json?${new URLSearchParams({ q: search })}`,
    )
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    return (await response.json()) as PaletteEntry[]
  }

  test('leads only where the role may go', async () => {
    for (const role of ROLES)
      for (const search of ['', 'a', 'fee', 'zephyr', 'staff'])
        for (const { href } of await find(role, search)) {
          const address = href.split('#')[0] ?? ''
          const response = await (visitors.get(role) as Visitor).get(address, PAGE)
          expect([role, search, href, response.status]).not.toContain(403)
        }
  })

  test('has posts for those who may read them, and no entry of theirs for others', async () => {
    const titles = async (role: Role) => (await find(role, 'zephyr')).map(({ title }) => title)
    expect(await titles('writer')).toEqual(['A zephyr of a draft'])
    expect(await titles('assistant')).toEqual([])
    const kinds = new Set((await find('writer', 'a')).map(({ kind }) => kind))
    expect(kinds).not.toContain('message')
  })

  test('has each kind of entry for somebody who may open all', async () => {
    const kinds = new Set((await find('owner', 'e')).map(({ kind }) => kind))
    expect([...kinds].toSorted()).toEqual(['action', 'fact', 'page', 'person', 'post'])
  })

  test('is nothing for somebody who is not signed in, and survives any text', async () => {
    const stranger = await fetch(`${site.origin}/dashboard/palette.json?q=a`, {
      redirect: 'manual',
    })
    expect([stranger.status, stranger.headers.get('Location')]).toEqual([302, '/login'])
    for (const search of ['%', '\\', '"', `'; drop table users; --`, 'x'.repeat(1_000)])
      expect(Array.isArray(await find('owner', search))).toBe(true)
  })
})

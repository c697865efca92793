import { beforeEach, describe, expect, test } from 'vitest'
import {
  aForm,
  countStored,
  openMailedSite,
  sendAndRead,
  sendHydrated,
  sendPlain,
  until,
  withoutTemplates,
} from '#test/abuse/contact-fixture.ts'
import { ask, fromElsewhere } from '#test/abuse/site-fixture.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

// Abuse 30.
describe.each(databaseKinds)('spam through the contact form, on %s', (kind) => {
  const site = openedOnce(() => openMailedSite(kind))
  beforeEach(async () => {
    await site.db.deleteFrom('messages').execute()
  })

  test('what fills in the hidden field sees success, is kept apart, and no one is mailed', async () => {
    const form = aForm({ name: 'A machine', subject: 'Best prices' })
    expect(await sendAndRead(site.origin, form)).toMatch(/^\w{2}-\w{3}$/)
    await sendHydrated(site.origin)
    await until(() => expect(site.box.mails).toHaveLength(1))
    const messages = site.db.selectFrom('messages').select(['quarantined', 'signals'])
    const rows = await messages.orderBy('id').execute()
    expect(rows.map(({ quarantined }) => Boolean(quarantined))).toEqual([true, false])
    expect(rows[0]?.signals).toContain('trap-filled')
  })

  test('a hundred messages from one address are held up after ten; someone else is not', async () => {
    // Another host of the same network each time.
    const from = (index: number) => ({ 'X-Forwarded-For': `2001:db8:1:2::${index.toString(16)}` })
    const statuses: number[] = []
    for (let index = 1; index <= 100; index += 1) {
      const form = aForm({ message: `Buy this, number ${index}` })
      statuses.push((await sendHydrated(site.origin, { form, from: from(index) })).status)
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(90)
    const reference = await sendAndRead(site.origin)
    expect(reference).toMatch(/^\w{2}-\w{3}$/)
    expect(await countStored(site)).toBe(11)

    const typed = { form: aForm({ message: 'I typed this' }), from: from(1) }
    const refused = await sendPlain(site.origin, typed)
    const page = withoutTemplates(await refused.text())
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(page).toContain('I typed this</textarea>')
    expect(page).toContain('Please wait a little before you send more')
    expect(page).toMatch(/role="alert".*?href="tel:/s)
  })

  test('a message of a megabyte is refused before it is read, and the longest that is allowed is kept', async () => {
    const headers = { Origin: site.origin, ...fromElsewhere() }
    const body = new URLSearchParams(aForm({ message: 'x'.repeat(1_000_000) }))
    for (const path of ['/contact', '/contact/messages'])
      expect((await ask(site, { method: 'POST', path, headers, body })).status).toBe(413)
    const longest = aForm({ name: '🙂'.repeat(200), message: '🙂'.repeat(10_000) })
    expect((await sendHydrated(site.origin, { form: longest })).status).toBe(201)
    const longer = aForm({ message: 'y'.repeat(10_001) })
    const refused = await sendHydrated(site.origin, { form: longer })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('at most 10,000 characters')
    expect(await countStored(site)).toBe(1)
  })

  test('an empty field is answered in the words of the specification, with what was typed', async () => {
    for (const blank of ['', '   ', '\u00a0\u200b']) {
      const form = aForm({ name: blank })
      const hydrated = await sendHydrated(site.origin, { form })
      expect(hydrated.status).toBe(422)
      expect(await hydrated.json()).toMatchObject({
        alert: { title: 'Please fill in all fields', text: 'All fields are required.' },
      })
      const plain = await sendPlain(site.origin, { form })
      const page = withoutTemplates(await plain.text())
      expect(plain.status).toBe(422)
      expect(page).toContain('Please fill in all fields')
      expect(page).toContain('value="ana@example.com"')
    }
    expect(await countStored(site)).toBe(0)
  })
})

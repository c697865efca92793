import { describe, expect, test } from 'vitest'
import { publishRecords, saveRecordDraft } from '#app/features/content/content-records.server.ts'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import { ask, fromElsewhere, openWatchedSite, saveImage } from '#test/abuse/site-fixture.ts'
import { cornersImage } from '#test/fixtures/images.ts'
import { openedOnce } from '#test/opened.ts'
import { sqliteAlone } from '#test/postgres.ts'
import { aStaffMember } from '#test/site.ts'

const file = new Uint8Array(await cornersImage({ width: 500, height: 300 }).jpeg().toBuffer())
const by = { id: null, name: 'anna@example.com' }
const PAGE = '/services/citizenship'
const PREVIEW = '/dashboard/content/preview'

const kinds = sqliteAlone(
  'Who may see an image is decided from what is published, which is in memory.',
)

describe.each(kinds)('an image of the site content, on %s,', (kind) => {
  const site = openedOnce(() => openWatchedSite(kind))
  const staff = openedOnce(() => aStaffMember(site.origin))
  const see = (path: string, headers: Record<string, string> = {}) =>
    ask(site, { path, headers: { ...fromElsewhere(), ...headers } })
  const upload = () => saveImage(staff, file)

  test('is seen by readers while what is published shows it', async () => {
    const [logo, other] = [await upload(), await upload()]
    expect((await see(logo)).status).toBe(404)
    const page = await staff.text('/dashboard/setup/look')
    const base = JSON.parse(
      (/name="base" value="([^"]*)"/.exec(page)?.[1] ?? '').replaceAll('&quot;', '"'),
    ) as Record<string, string | null>
    const save = async (image: string) => {
      const body = new URLSearchParams({ act: 'save', warned: 'yes', base: JSON.stringify(base) })
      const typed = { ...base, 'firm-firm-logoImage': image }
      for (const [name, value] of Object.entries(typed)) body.set(`field.${name}`, value ?? '')
      expect((await staff.post('/dashboard/setup/look', body)).status).toBe(303)
      base['firm-firm-logoImage'] = image === '' ? null : image
    }
    await save(logo)
    const seen = await see(logo)
    expect(seen.status).toBe(200)
    expect(seen.headers['cache-control']).toBe('public, max-age=3600')
    expect((await see(other)).status).toBe(404)
    await save('')
    expect((await see(logo)).status).toBe(404)
  })

  test('is seen by a browser with a link to the preview while a draft shows it', async () => {
    const [shown, other] = [await upload(), await upload()]
    const draft = { type: 'person', id: 'ana', locale: 'en', seenVersion: 0, by } as const
    const data = { name: 'Ana', portrait: shown }
    await saveRecordDraft(site.db, { ...draft, data }, new Date())
    const made = await staff.post(PREVIEW, new URLSearchParams({ days: '7' }))
    const [prefix = ''] = /\/preview\/[\w-]{43}/.exec(await made.text()) ?? []
    const { headers } = await see(`${prefix}/about`)
    const [Cookie = ''] = String(headers['set-cookie']).split('; ')
    expect((await see(shown)).status).toBe(404)
    expect((await see(shown, { Cookie: 'preview=guessed' })).status).toBe(404)
    const seen = await see(shown, { Cookie })
    expect(seen.status).toBe(200)
    expect(seen.headers['cache-control']).toContain('no-store')
    expect((await see(other, { Cookie })).status).toBe(404)
  })

  test('stands behind the title of a service in several widths', async () => {
    const address = await upload()
    const key = { type: 'service', id: 'citizenship', locale: 'en' } as const
    const data = { ...shippedRecords.service['citizenship'], image: { address, overlay: true } }
    const publication = { ...key, seenVersion: 0, to: 'published', data, review: null } as const
    await publishRecords(site.db, { publications: [publication], by }, new Date())
    site.publish({ kind: 'records' })
    const head = async () => /<header class="hero[^]*?<h1/.exec((await see(PAGE)).text)?.[0]
    await expect.poll(head).toMatch(/ pictured overlay"><picture><source [^>]*400w/)
    expect((await see(address)).status).toBe(200)
  })
})

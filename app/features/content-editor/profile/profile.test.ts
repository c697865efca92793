import { describe, expect, test } from 'vitest'
import { publishRecords, saveRecordDraft } from '#app/features/content/content-records.server.ts'
import { listPublishedRecords } from '#app/features/content/stored-records.server.ts'
import { listRecords } from '#app/features/content-editor/editing/open-record.server.ts'
import { importProfile } from '#app/features/content-editor/profile/import-profile.server.ts'
import { writeProfile } from '#app/features/content-editor/profile/profile-file.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

const now = new Date('2026-11-25T15:00:00Z')
const by = { id: null, name: 'anna@example.com' }

type Profile = Record<string, Record<string, unknown>>

describe.each(databaseKinds)('the profile of a firm as a file, on %s', (kind) => {
  const database = openedForEach(() => openTestDatabase(kind))
  const exported = async (all = false) =>
    JSON.parse(writeProfile(await listRecords(database.db), all)) as Profile
  const take = (profile: unknown, isDryRun = false) => {
    const text = typeof profile === 'string' ? profile : JSON.stringify(profile)
    return importProfile(database.db, { text, isDryRun }, now)
  }
  const changed = async () => {
    const profile = await exported()
    const founder = profile['people']?.['founder'] as object
    return {
      ...profile,
      firm: { ...profile['firm'], name: 'Rivera & Okafor' },
      offices: { ...profile['offices'], houston: null },
      people: { ...profile['people'], 'ana-rivera': { ...founder, name: 'Ana Rivera' } },
    }
  }

  test('says the same when it is read again, whether it holds the firm or every text', async () => {
    for (const all of [false, true])
      expect(await take(await exported(all))).toEqual({
        ok: true,
        value: { changed: [], findings: [] },
      })
    expect(Object.keys(await exported())).toEqual(['firm', 'offices', 'people', 'fees'])
    expect(await listPublishedRecords(database.db)).toEqual([])
  })

  test('is published as a whole, changes nothing a second time, and nothing at all as a dry run', async () => {
    const profile = await changed()
    const places = ['firm', 'offices.houston', 'people.ana-rivera']
    expect(await take(profile, true)).toMatchObject({ value: { changed: places } })
    expect(await listPublishedRecords(database.db)).toEqual([])
    expect(await take(profile)).toMatchObject({ ok: true, value: { changed: places } })
    expect(await listPublishedRecords(database.db)).toHaveLength(3)
    expect(await take(profile)).toMatchObject({ value: { changed: [] } })
    expect(await take(await exported())).toMatchObject({ value: { changed: [] } })
    expect((await exported())['offices']?.['houston']).toBeNull()
  })

  test('is refused with a line for each wrong field, and then nothing of it is stored', async () => {
    const profile = await changed()
    const [admission] = (profile.people['founder' as never] as { admissions: object[] }).admissions
    const wrong = {
      ...profile,
      firm: { ...profile.firm, accent: 'red;}', slogan: 'The best' },
      offices: { ...profile.offices, Houston2: profile.offices['arlington' as never] },
      people: {
        ...profile.people,
        founder: {
          ...(profile.people['founder' as never] as object),
          admissions: [{ ...admission, registerUrl: 'javascript:alert(1)' }],
        },
      },
      pages: { nowhere: {}, home: { layout: 'about' } },
      services: { citizenship: null },
      logo: {},
    }
    expect(await take(wrong)).toEqual({
      ok: false,
      problem: [
        'logo: There is no such part.',
        'firm.accent: Please write a color such as #0e5b4b.',
        'offices.Houston2: Please use small letters, digits and hyphens, at most 80 characters.',
        'people.founder.admissions[0].registerUrl: Please use an address such as /fees, https://…, mailto:… or tel:+1….',
        'services.citizenship: The site cannot be without this.',
        'pages.nowhere.layout: The layout of this page is plain.',
        'pages.home.layout: The layout of this page is home.',
      ],
    })
    const slogan = { firm: { ...profile.firm, slogan: 'The best' } }
    expect(await take(slogan)).toEqual({
      ok: false,
      problem: ['firm.slogan: There is no such field.'],
    })
    expect(await take('{"firm":')).toMatchObject({ ok: false })
    expect(await take('{"firm":[]}')).toMatchObject({ ok: false })
    expect(await listPublishedRecords(database.db)).toEqual([])
  })

  test('cannot give a page an address that the site itself or another page uses', async () => {
    const pages = (await exported(true))['pages'] ?? {}
    const privacy = pages['privacy'] as object
    const at = (slug: string) => ({ ...privacy, slug })
    const added = { ...pages, ours: at('blog'), one: at('news'), other: at('news') }
    const refused = await take({ ...(await exported()), pages: added })
    expect(refused).toMatchObject({ ok: false })
    expect(refused.ok || refused.problem).toEqual([
      expect.stringMatching(/^pages\.ours\.slug: The site itself uses the address “blog”/),
      expect.stringMatching(/^pages\.one\.slug: The address “news” leads to/),
      expect.stringMatching(/^pages\.other\.slug: The address “news” leads to/),
    ])
  })

  test('keeps in the file what earlier versions knew of the firm, and reads it without that', async () => {
    const key = { type: 'firm', id: 'firm', locale: 'en' } as const
    const { firm } = await exported()
    const data = { ...firm, introductions: { ar: true } }
    const publication = { ...key, seenVersion: 0, to: 'published', data, review: null } as const
    await publishRecords(database.db, { publications: [publication], by }, now)
    const profile = await exported()
    expect(profile['firm']).toEqual(data)
    expect(await take(profile)).toMatchObject({ ok: true, value: { changed: [] } })
    const person = {
      people: { founder: { ...(profile['people']?.['founder'] as object), introductions: {} } },
    }
    expect(await take(person)).toMatchObject({ ok: false })
    const countries = { mz: { country: 'Mozambique', region: 'africa', text: null } }
    expect(await take({ countries })).toMatchObject({ ok: true })
  })

  test('never ends a draft that somebody is writing', async () => {
    const key = { type: 'firm', id: 'firm', locale: 'en' } as const
    await saveRecordDraft(database.db, { ...key, seenVersion: 0, data: { name: 'R' }, by }, now)
    expect(await take(await changed())).toEqual({
      ok: false,
      problem: ['firm: There is a draft in the dashboard. Please publish or discard it first.'],
    })
  })
})

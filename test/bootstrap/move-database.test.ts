import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAndRead } from '#test/abuse/contact-fixture.ts'
import { saveImage, savePost } from '#test/abuse/site-fixture.ts'
import { runSiteCommand } from '#test/bootstrap/command.ts'
import { cornersImage } from '#test/fixtures/images.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import { openedOnce } from '#test/opened.ts'
import { createTestDatabase } from '#test/postgres.ts'
import { aStaffMember, aVisitor, openSite, type TestSite } from '#test/site.ts'

const image = new Uint8Array(await cornersImage({ width: 900, height: 600 }).png().toBuffer())

describe('npm run site -- move', () => {
  const data = openedOnce(openFolder)
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let site: TestSite
  let reference = ''
  let post = { slug: '', image: '' }
  let jar = new Map<string, string>()

  beforeAll(async () => {
    database = await createTestDatabase('template1')
    site = await openSite('sqlite', { dataDir: data.folder })
    const staff = await aStaffMember(site.origin)
    jar = staff.jar
    const address = await saveImage(staff, image)
    const form = { image: address, imageAlt: 'Four corners', published: true }
    post = { slug: (await savePost(staff, form)).slug, image: address }
    reference = await sendAndRead(site.origin)
  })
  afterAll(() => database.drop())

  function command(settings: Record<string, string>, ...args: string[]) {
    const env = { DATA_DIR: data.folder, ...settings }
    return runSiteCommand(['move', ...args], { env })
  }

  test.each([[[]], [['--to']], [['--to', 'mysql://host/name']], [['postgres://host/name']]])(
    '%j is refused in one sentence',
    async (args) => {
      const { code, output } = await command({}, ...args)
      expect([code, output]).toEqual([1, expect.stringMatching(/^Say where: .+\n$/)])
    },
  )

  test('to the database that it has is refused', async () => {
    const output = 'The site is on that database already.\n'
    expect(await command({}, '--to', 'sqlite')).toEqual({ code: 1, output })
  })

  test('while the site runs is refused', async () => {
    const running = await command({}, '--to', database.url)
    expect(running).toEqual({ code: 1, output: expect.stringContaining('The site is running') })
    await site.close()
  })

  test('to a database that does not exist says so in one sentence', async () => {
    const { code, output } = await command({}, '--to', `${database.url}_other`)
    expect(output).toMatch(
      /^The database refused the connection: database "\w+_other" does not exist\.\n$/,
    )
    expect(code).toBe(1)
  })

  test('says what it has moved and what to set, and the site is there with all that it had', async () => {
    const moved = await command({}, '--to', database.url)
    expect(moved.output).toMatch(
      /^Copying…\nComparing each row…\nMoved: 13 posts, 1 images, 1 mess/,
    )
    expect(moved.output).toContain('each the same on both sides.\nSet DATABASE_URL to the address')
    expect(moved.output).not.toContain(database.url)
    expect(moved.code).toBe(0)
    const again = await command({}, '--to', database.url)
    expect(again).toEqual({
      code: 1,
      output: expect.stringContaining('There is a site in the new'),
    })
    await expectSite({ DATABASE_URL: database.url })
  })

  test('goes back the same way, once the old file is away', async () => {
    const settings = { DATABASE_URL: database.url }
    const refused = await command(settings, '--to', 'sqlite')
    expect(refused.output).toContain('There is a site in the new database already')
    await rm(path.join(data.folder, 'site.db'))
    const moved = await command(settings, '--to', 'sqlite')
    expect(moved.output).toContain('Remove the setting DATABASE_URL')
    expect(moved.code).toBe(0)
    await expectSite({})
  })

  async function expectSite(environment: Record<string, string>): Promise<void> {
    const moved = await openSite('sqlite', { dataDir: data.folder, environment })
    try {
      expect((await aVisitor(moved.origin).get(`/blog/${post.slug}`)).status).toBe(200)
      expect((await aVisitor(moved.origin).get(post.image)).status).toBe(200)
      // With the session of before the move.
      const inbox = await aVisitor(moved.origin, jar).text('/dashboard/messages')
      expect(inbox).toContain(reference)
      expect(inbox).toContain('Ana Example')
    } finally {
      await moved.close()
    }
  }
})

import { readFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { changeReview } from '#app/features/posts/reviews/reviews.server.ts'
import { createPost } from '#app/features/posts/save-post.server.ts'
import { createBus } from '#app/platform/bus.server.ts'
import { listMigrations } from '#app/platform/db/migrate.server.ts'
import { freePort } from '../../bin/free-port.ts'
import { runCommand, runSiteCommand, startCommand } from '#test/bootstrap/command.ts'
import { anInbox } from '#test/factories/inbox.ts'
import { advising, aPostInput } from '#test/factories/posts.ts'
import { openedOnce } from '#test/opened.ts'
import { type DatabaseKind, databaseKinds, openTestDatabase, sqliteAlone } from '#test/postgres.ts'

const root = path.resolve(import.meta.dirname, '../..')
const PASSWORD = 'correct horse battery'

/** With a database of its own. */
async function openCommandLine(kind: DatabaseKind) {
  const database = await openTestDatabase(kind)
  const { dataDir, databaseUrl } = database.address
  const env = { DATA_DIR: dataDir, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) }
  const site = (args: string[], input = '') => runSiteCommand(args, { env, input })
  return { ...database, at: { cwd: root, env }, site }
}

describe.each(databaseKinds)('the operator at the command line, on %s', (kind) => {
  const line = openedOnce(() => openCommandLine(kind))

  test('makes an account, lists it, changes its password and sees it refused a second time', async () => {
    const made = await line.site(['admin', 'create', 'ann@example.com'], `${PASSWORD}\n`)
    const output = 'The account ann@example.com is made. Sign in at /login.\n'
    expect(made).toEqual({ code: 0, output })

    const again = await line.site(['admin', 'create', 'ann@example.com'], `${PASSWORD}\n`)
    expect(again).toEqual({ code: 1, output: 'There is an account ann@example.com already.\n' })

    const before = await line.db.selectFrom('accounts').select('password').executeTakeFirst()
    const changed = await line.site(
      ['admin', 'reset-password', 'ann@example.com'],
      `${PASSWORD} too\n`,
    )
    const after = await line.db.selectFrom('accounts').select('password').executeTakeFirst()
    expect(changed.code).toBe(0)
    expect(after?.password).not.toBe(before?.password)

    const listed = await line.site(['admin', 'list'])
    expect(listed.output).toMatch(/^ann@example\.com {2}\d{4}-\S+ {2}owner$/m)
  })

  // Abuse 40.
  test('of an older build on a newer database is told so in one sentence, as is its start', async () => {
    const { db } = line
    const later = { name: '9999_later', timestamp: new Date().toISOString() }
    const migrations = db.withTables<{ kysely_migration: typeof later }>()
    await migrations.insertInto('kysely_migration').values(later).execute()
    const sentence =
      'The database is of a newer version of the site: it has the migration 9999_later, which this version does not know. Start the newer version, or restore the backup from before the upgrade.\n'
    expect(await line.site(['admin', 'list'])).toEqual({ code: 1, output: sentence })
    const started = await runCommand(process.execPath, ['bin/start.mjs'], line.at)
    expect(started).toEqual({ code: 1, output: sentence })
    await migrations.deleteFrom('kysely_migration').where('name', '=', later.name).execute()
    expect((await line.site(['admin', 'list'])).code).toBe(0)
  })

  test('has the site examined, and nothing is written', async () => {
    await rm(path.join(line.address.dataDir, 'auth-secret'))
    const before = await readdir(line.address.dataDir)
    const { code, output } = await line.site(['doctor'])
    expect(output).toMatch(/^warning Server +The site is not running at .+→ Start it/m)
    expect(output).toMatch(/^ok +Database /m)
    // Made with the first account.
    expect(output).toMatch(/^error +Keys .+→ Set AUTH_SECRET/m)
    expect(code).toBe(1)
    const json = await line.site(['doctor', '--json'])
    const found = JSON.parse(json.output) as { name: string; state: string }[]
    expect(found.find(({ name }) => name === 'Keys')?.state).toBe('error')
    expect(await readdir(line.address.dataDir)).toEqual(before)
    expect((await line.site(['doctor', 'all'])).code).toBe(1)
  })

  test('has a site examined that runs, and is told that nothing must be mended', async () => {
    const port = String(await freePort())
    const env = { ...line.at.env, AUTH_SECRET: 'a-secret-of-thirty-two-characters', PORT: port }
    const running = startCommand(process.execPath, ['bin/start.mjs'], { cwd: root, env })
    await running.says('The site is at')
    const healthy = await runSiteCommand(['doctor'], { env })
    await running.kill()
    expect(healthy.output).toMatch(/^ok +Server +It is running at .+ and ready\.$/m)
    expect(healthy.output).toMatch(/^0 errors, 3 warnings$/m)
    expect(healthy.code).toBe(0)
  })
})

const kinds = sqliteAlone(
  'What the commands say of accounts, and of none, is the same; above they are made on both.',
)

describe.each(kinds)('the operator of the accounts of a site on %s', (kind) => {
  const line = openedOnce(() => openCommandLine(kind))
  beforeAll(() => line.site(['admin', 'create', 'ann@example.com'], `${PASSWORD}\n`))

  /** A draft, another post that is assigned for review, and a message. */
  async function giveWork(email: string): Promise<void> {
    const { db } = line
    const users = db.selectFrom('users').select('id').where('email', '=', email)
    const { id } = await users.executeTakeFirstOrThrow()
    const services = { db, bus: createBus(), now: () => new Date(), ...advising }
    const actor = { id, name: email }
    const own = { userId: id, submissionId: null }
    await createPost({ ...services, actor }, aPostInput(), own)
    const other = await createPost({ ...services, actor }, aPostInput(), { ...own, userId: null })
    const asked = { act: 'ready', assigneeId: id, note: '', seen: '' } as const
    await changeReview(
      { ...services, actor, mayPublish: true },
      other.id,
      asked,
      new Set([id]),
      async () => {},
    )
    const message = await anInbox(line).receive()
    await db.updateTable('messages').set({ assignee_id: id }).where('id', '=', message).execute()
  }

  test('gets a link by which an account can choose another password, and the log knows who made it', async () => {
    const made = await line.site(['admin', 'reset-link', 'ann@example.com'])
    expect(made.code).toBe(0)
    expect(made.output).toMatch(
      /^Whoever opens .+ once, within an hour:\nhttp:\/\/localhost:3000\/password-reset\/[\w-]{43}\n$/,
    )
    const acts = await line.db.selectFrom('audit_log').select(['actor', 'act']).execute()
    expect(acts).toContainEqual({ actor: 'operator', act: 'account.reset-link-made' })
    const nobody = await line.site(['admin', 'reset-link', 'nobody@example.com'])
    expect(nobody).toEqual({ code: 1, output: 'There is no account nobody@example.com.\n' })
  })

  test('cannot bar the last owner, but any other', async () => {
    expect((await line.site(['admin', 'disable', 'ann@example.com'])).output).toContain(
      'Make another owner first.',
    )
    await line.site(['admin', 'create', 'eve@example.com'], `${PASSWORD}\n`)
    await giveWork('eve@example.com')
    const disabled = await line.site(['admin', 'disable', 'eve@example.com'])
    expect(disabled.output).toMatch(
      /all its sessions are ended\.\n2 posts are assigned .+\n1 message is assigned to them\.\nNothing of it is handed over\..+ Staff accounts, .+\n$/,
    )
    expect(disabled.code).toBe(0)
    expect((await line.site(['admin', 'list'])).output).toMatch(/^eve@example\.com .* disabled$/m)
    expect((await line.site(['admin', 'enable', 'eve@example.com'])).code).toBe(0)
    expect((await line.site(['admin', 'list'])).output).not.toContain('disabled')
  })

  test('is shown the version and the last migration', async () => {
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      version: string
    }
    const last = (await listMigrations(path.join(root, 'db/migrations'))).at(-1)
    const output = `immigration-law-site ${version}, database ${last}\n`
    expect(await line.site(['version'])).toEqual({ code: 0, output })
  })

  test('is shown the commands for a word that is none', async () => {
    const { code, output } = await line.site(['admin', 'delete-everything'])
    expect(code).toBe(1)
    expect(output).toContain('npm run site -- admin create')
  })
})

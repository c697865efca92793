import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { runCommand } from '#test/bootstrap/command.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

const root = path.resolve(import.meta.dirname, '../..')
const PASSWORD = 'correct horse battery'

describe.each(databaseKinds)('the operator at the command line, on %s', (kind) => {
  const database = openedOnce(() => openTestDatabase(kind))

  function site(args: string[], input = '') {
    const { dataDir, databaseUrl } = database.address
    const env = { DATA_DIR: dataDir, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) }
    return runCommand(process.execPath, ['bin/site.ts', ...args], { cwd: root, env, input })
  }

  test('makes an account, lists it, changes its password and sees it refused a second time', async () => {
    const made = await site(['admin', 'create', 'ann@example.com'], `${PASSWORD}\n`)
    const output = 'The account ann@example.com is made. Sign in at /login.\n'
    expect(made).toEqual({ code: 0, output })

    const again = await site(['admin', 'create', 'ann@example.com'], `${PASSWORD}\n`)
    expect(again).toEqual({ code: 1, output: 'There is an account ann@example.com already.\n' })

    const before = await database.db.selectFrom('accounts').select('password').executeTakeFirst()
    const changed = await site(['admin', 'reset-password', 'ann@example.com'], `${PASSWORD} too\n`)
    const after = await database.db.selectFrom('accounts').select('password').executeTakeFirst()
    expect(changed.code).toBe(0)
    expect(after?.password).not.toBe(before?.password)

    const listed = await site(['admin', 'list'])
    expect(listed.output).toMatch(/^ann@example\.com {2}\d{4}-/)
  })

  test('gets a link by which an account can choose another password, and the log knows who made it', async () => {
    const made = await site(['admin', 'reset-link', 'ann@example.com'])
    expect(made.code).toBe(0)
    expect(made.output).toMatch(
      /^Whoever opens .+ once, within an hour:\nhttp:\/\/localhost:3000\/password-reset\/[\w-]{43}\n$/,
    )
    const acts = await database.db.selectFrom('audit_log').select(['actor', 'act']).execute()
    expect(acts).toContainEqual({ actor: 'operator', act: 'account.reset-link-made' })
    const nobody = await site(['admin', 'reset-link', 'nobody@example.com'])
    expect(nobody).toEqual({ code: 1, output: 'There is no account nobody@example.com.\n' })
  })

  test('is told what is wrong with a password, and nothing is written', async () => {
    const refused = await site(['admin', 'create', 'bob@example.com'], 'short\n')
    expect(refused).toEqual({ code: 1, output: 'Password must be at least 12 characters\n' })
    const bob = database.db.selectFrom('users').where('email', '=', 'bob@example.com')
    expect(await bob.selectAll().execute()).toEqual([])
  })

  test('cannot bar the last account, but any other', async () => {
    expect((await site(['admin', 'disable', 'ann@example.com'])).output).toContain(
      'Make another account first.',
    )
    await site(['admin', 'create', 'eve@example.com'], `${PASSWORD}\n`)
    expect((await site(['admin', 'disable', 'eve@example.com'])).code).toBe(0)
    expect((await site(['admin', 'list'])).output).toMatch(/^eve@example\.com .* disabled$/m)
    expect((await site(['admin', 'enable', 'eve@example.com'])).code).toBe(0)
    expect((await site(['admin', 'list'])).output).not.toContain('disabled')
  })

  test('is shown the commands for a word that is none', async () => {
    const { code, output } = await site(['admin', 'delete-everything'])
    expect(code).toBe(1)
    expect(output).toContain('npm run site -- admin create')
  })
})

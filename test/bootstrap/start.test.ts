import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runCommand, runSiteCommand, startCommand } from '#test/bootstrap/command.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import { openedForEach } from '#test/opened.ts'
import { copySqliteTemplate } from '#test/postgres.ts'
import { STAFF } from '#test/site.ts'

const root = path.resolve(import.meta.dirname, '../..')

const data = openedForEach(() => openFolder())

function at(env: Record<string, string> = {}) {
  return { cwd: root, env: { DATA_DIR: data.folder, PORT: '0', ...env } }
}

test('npm start of a built site builds nothing, is up in under five seconds, says what is left to do, and ends by a signal', async () => {
  const before = performance.now()
  const running = startCommand('npm', ['start'], at())
  onTestFinished(running.kill)
  await running.says('The site is at http://127.0.0.1:')
  const [, address = ''] = /The site is at (\S+)/.exec(running.output()) ?? []
  const response = await fetch(address)
  expect(response.status).toBe(200)
  expect(performance.now() - before).toBeLessThan(5_000)
  expect(running.output()).not.toContain('Building')
  expect(running.output()).not.toContain('Installing')
  expect(running.output()).toContain(`${address}/setup/`)
  expect(running.output()).toContain('The firm profile is still the sample one')
  running.process.kill('SIGTERM')
  await running.end()
  await expect(fetch(address)).rejects.toThrow('fetch failed')
})

test('a second start on the same port says which port to choose, and no stack', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { code, output } = await runCommand('npm', ['start'], at({ PORT: String(port) }))
  other.close()
  expect(code).toBe(1)
  const advice = `Port ${port} is in use. Choose another with PORT=${port + 1} npm start.`
  expect(output).toContain(advice)
  expect(output).not.toMatch(/^\s+at /m)
})

test('a start waits for a process that is stopping, a kill leaves nothing to wait for, and only the owner reads the files', async () => {
  const start = (env: Record<string, string> = {}) => {
    const started = startCommand(process.execPath, ['bin/start.mjs'], at(env))
    onTestFinished(started.kill)
    return started
  }
  const stopping = start({ DRAIN_SECONDS: '2' })
  await stopping.says('The site is at')
  stopping.process.kill('SIGTERM')
  const next = start()
  await next.says('waiting for another process that uses the data folder')
  expect(stopping.process.exitCode).toBeNull()
  await next.says('The site is at')
  await stopping.end()
  const moved = await runSiteCommand(['move', '--to', 'postgres://127.0.0.1:9/none'], at())
  expect(moved.output).toContain('The site is running, or another command is.')
  expect((await runSiteCommand(['admin', 'list'], at())).code).toBe(0)
  await next.kill()
  // As an earlier version left them.
  for (const name of ['site.db', 'site.db-wal', 'last-run']) chmodSync(inFolder(name), 0o644)
  const after = start()
  await after.says('The site is at')
  expect(after.output()).not.toContain('waiting')
  const open = readdirSync(data.folder).filter(
    (name) => (statSync(inFolder(name)).mode & 0o077) !== 0,
  )
  expect(open).toEqual([])
})

test.each([
  [{ PORT: 'eighty' }, 'The setting PORT cannot be used. It takes a whole number from 0 to 65535.'],
  [{ BACKEND: 'foo' }, 'The setting BACKEND cannot be used. It takes server or none.'],
  [
    { DATABASE_URL: 'postgres://127.0.0.1:9/none' },
    'The database does not answer. Look at DATABASE_URL.',
  ],
])('a setting that cannot be used stops the start with one sentence: %o', async (env, sentence) => {
  const { code, output } = await runCommand(process.execPath, ['bin/start.mjs'], at(env))
  expect(code).toBe(1)
  expect(output.trim()).toBe(sentence)
})

const inFolder = (name: string) => path.join(data.folder, name)
const fill = (start: number, bytes: Buffer) => () => {
  copySqliteTemplate(data.folder)
  const file = readFileSync(inFolder('site.db'))
  writeFileSync(inFolder('site.db'), Buffer.concat([file.subarray(0, start), bytes]))
}
const NOISE = Buffer.alloc(200_000, 'no database ')

// As an operator meets them: a start, and a command, end with 1 and a sentence that names the setting and what to do.
test.each<readonly [string, string, () => void, RegExp]>([
  [
    'is a file',
    'file',
    () => writeFileSync(inFolder('file'), ''),
    /\/file is no folder\. It takes/,
  ],
  ['is below a file', 'file/a', () => writeFileSync(inFolder('file'), ''), /It takes a folder/],
  ['cannot be made', '/sys/site', () => {}, /\/sys\/site.* It takes a folder that the account/],
  ['holds a cut database', '.', fill(100_000, Buffer.alloc(0)), /damaged\. .* restore FILE/],
  ['holds a damaged database', '.', fill(4_096, NOISE), /damaged\. .* restore FILE/],
  ['holds no database', '.', fill(0, NOISE), /damaged\. .* restore FILE/],
  [
    'holds an emptied database',
    '.',
    () => ['last-run', 'site.db'].forEach((name) => writeFileSync(inFolder(name), '')),
    /is empty, though the site has run there: .* restore FILE/,
  ],
  ['holds a folder for a database', '.', () => mkdirSync(inFolder('site.db')), /site\.db/],
])('a DATA_DIR that %s', async (_what, name, cause, sentence) => {
  cause()
  const env = { DATA_DIR: path.resolve(data.folder, name), PORT: '0' }
  const ended = await Promise.all([
    runCommand(process.execPath, ['bin/start.mjs'], { cwd: root, env }),
    runSiteCommand(['admin', 'list'], { env }),
  ])
  for (const { code, output } of ended) {
    expect(output).toMatch(sentence)
    expect(output).toMatch(/^[^\n]*DATA_DIR[^\n]*\n$/)
    expect(code).toBe(1)
  }
})

test('a start does not serve a database that is damaged where it would not look', async () => {
  copySqliteTemplate(data.folder)
  const bytes = readFileSync(inFolder('site.db'))
  NOISE.copy(bytes, 160_000, 0, 50_000)
  writeFileSync(inFolder('site.db'), bytes)
  const { code, output } = await runCommand(process.execPath, ['bin/start.mjs'], at())
  expect(output).toMatch(/^The database site\.db in DATA_DIR is damaged\. .*\n$/)
  expect(code).toBe(1)
})

test('a start without the secret of the accounts that there are does not make another', async () => {
  const env = { ADMIN_EMAIL: STAFF.email, ADMIN_PASSWORD: STAFF.password }
  const first = startCommand(process.execPath, ['bin/start.mjs'], at(env))
  await first.says('The site is at')
  await first.kill()
  rmSync(inFolder('auth-secret'))
  const { code, output } = await runCommand(process.execPath, ['bin/start.mjs'], at(env))
  expect(output).toMatch(/^The file auth-secret is missing in DATA_DIR .* set AUTH_SECRET .*\n$/)
  expect(code).toBe(1)
  expect(existsSync(inFolder('auth-secret'))).toBe(false)
  writeFileSync(inFolder('auth-secret'), '')
  const emptied = await runCommand(process.execPath, ['bin/start.mjs'], at(env))
  expect(emptied.output).toMatch(
    /^The file auth-secret in DATA_DIR .* holds no usable secret\..*\n$/,
  )
  const known = startCommand(
    process.execPath,
    ['bin/start.mjs'],
    at({ AUTH_SECRET: 'n'.repeat(32) }),
  )
  onTestFinished(known.kill)
  await known.says('The site is at')
})

import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runCommand, runSiteCommand, startCommand } from '#test/bootstrap/command.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import { openedForEach } from '#test/opened.ts'

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

test('a start waits for a process of the site that is stopping, and a kill leaves nothing to wait for', async () => {
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
  const after = start()
  await after.says('The site is at')
  expect(after.output()).not.toContain('waiting')
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

import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type RunningCommand, runCommand, startCommand } from '#test/bootstrap/command.ts'

const root = path.resolve(import.meta.dirname, '../..')

let dataDir: string
let running: RunningCommand | undefined

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'site-start-'))
})

afterEach(async () => {
  await running?.kill()
  running = undefined
  rmSync(dataDir, { recursive: true, force: true })
})

function at(env: Record<string, string> = {}) {
  return { cwd: root, env: { DATA_DIR: dataDir, PORT: '0', ...env } }
}

function addressIn(output: string): string {
  return /The site is at (\S+)/.exec(output)?.[1] ?? ''
}

test('npm start of a built site builds nothing, is up in under five seconds, and says what is left to do', async () => {
  const before = performance.now()
  running = startCommand('npm', ['start'], at())
  await running.says('The site is at http://127.0.0.1:')
  const address = addressIn(running.output())
  const response = await fetch(address)
  expect(response.status).toBe(200)
  expect(performance.now() - before).toBeLessThan(5_000)
  expect(running.output()).not.toContain('Building')
  expect(running.output()).not.toContain('Installing')
  expect(running.output()).toContain(`${address}/setup/`)
  expect(running.output()).toContain('The firm profile is still the sample one')
})

test('a signal to npm ends the server in order', async () => {
  running = startCommand('npm', ['start'], at())
  await running.says('The site is at')
  const address = addressIn(running.output())
  await fetch(address)
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

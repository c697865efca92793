import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openAlone, takeSiteLock } from '#app/platform/db/site-lock.server.ts'
import { end } from '#test/abuse/server-process.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import { openedForEach } from '#test/opened.ts'

const data = openedForEach(() => openFolder())

function openAt(databaseUrl: string | null, patienceMs?: number) {
  const waited: boolean[] = []
  const wait = { onWait: () => void waited.push(true), ...(patienceMs && { patienceMs }) }
  const opened = openAlone({ dataDir: data.folder, databaseUrl }, wait, async () => ({
    waited,
    close: async () => {},
  }))
  return opened
}

test('a second process on one SQLite folder is refused in a sentence that names the setting, and waits for one that stops', async () => {
  const first = await openAt(null)
  expect(first.waited).toEqual([])
  await expect(openAt(null, 150)).rejects.toThrow(
    `Another process of the site, or a move or restore, uses DATA_DIR (${data.folder}). Stop it, or give this one another DATA_DIR.`,
  )
  const second = openAt(null)
  await first.close()
  expect((await second).waited).toEqual([true])
  await (await second).close()
})

test('one that cannot be opened keeps no lock, and several processes share a PostgreSQL', async () => {
  const failing = openAlone({ dataDir: data.folder, databaseUrl: null }, { onWait() {} }, () =>
    Promise.reject(new Error('no table')),
  )
  await expect(failing).rejects.toThrow('no table')
  const lock = takeSiteLock(data.folder)
  expect((await openAt('postgres://127.0.0.1/site')).waited).toEqual([])
  lock?.release()
})

test('nothing is left of the lock of a process that was killed', async () => {
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', HOLDS, data.folder], {
    cwd: path.resolve(import.meta.dirname, '../../..'),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await once(holder.stdout, 'data')
  expect(takeSiteLock(data.folder)).toBeNull()
  await end(holder, 'SIGKILL')
  const lock = takeSiteLock(data.folder)
  expect(lock).not.toBeNull()
  lock?.release()
  expect(readFileSync(path.join(data.folder, 'site.lock'))).toHaveLength(0)
})

const HOLDS = `
const { takeSiteLock } = await import('#app/platform/db/site-lock.server.ts')
// A lock that nothing names would end with the next collection of garbage.
globalThis.lock = takeSiteLock(process.argv[1])
process.stdout.write('held')
process.stdin.resume()
`

import { chmodSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkFiles } from '#app/features/operations/doctor/check-files.server.ts'
import { readConfig } from '#app/platform/config.server.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import { openedForEach } from '#test/opened.ts'

const data = openedForEach(async () => {
  const opened = await openFolder({ 'site.db': '', 'auth-secret': '' })
  const at = (name: string) => path.join(opened.folder, name)
  for (const name of ['site.db', 'auth-secret']) chmodSync(at(name), 0o600)
  mkdirSync(at('images'), { mode: 0o700 })
  return { ...opened, at }
})

test.each([
  ['an operator’s folder that others may list', '', 0o755, 'ok', 'Only this account reads them.'],
  ['a folder that others can change', '', 0o777, 'error', 'can change'],
  ['a folder that a group can change', '', 0o770, 'error', 'can change'],
  ['a database that others can change', 'site.db', 0o666, 'error', 'can change'],
  ['a database that a group can read', 'site.db', 0o640, 'warning', 'can read'],
  ['images that others can read', 'images', 0o755, 'warning', 'can read'],
])('the doctor looks at the modes of %s', async (_what, name, mode, state, found) => {
  chmodSync(data.at(name), mode)
  const result = await checkFiles({ config: readConfig({ DATA_DIR: data.folder }, '/') })
  expect(result).toMatchObject({ state, found: expect.stringContaining(found) as string })
  const file = path.resolve(data.at(name))
  expect(result.advice).toBe(state === 'ok' ? '' : `chmod u=rwX,go= ${file}`)
})

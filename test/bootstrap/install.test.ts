import { once } from 'node:events'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findMissingEntries, type LockPackages } from '../../bin/lock-file.ts'
import { runCommand } from '#test/bootstrap/command.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import { openedForEach } from '#test/opened.ts'

const root = path.resolve(import.meta.dirname, '../..')

const tiny = {
  name: 'tiny',
  version: '1.0.0',
  type: 'module',
  devDependencies: { tool: 'file:tool' },
}

// Both packages are in the project's own folder, so that npm needs no network.
const place = openedForEach(async () => {
  const opened = await openFolder({
    'bin/hello.ts': `import { word } from 'tool'\nconsole.log(word satisfies string, process.argv.slice(2).join(' '))\n`,
    'bin/fail.ts': 'process.exit(7)\n',
    'tool/index.js': `export const word = 'hello'\n`,
    'package.json': JSON.stringify(tiny),
    ...toolOf('1.0.0'),
  })
  for (const name of ['bin/launch.mjs', 'bin/install.mjs', 'bin/step.mjs'])
    cpSync(path.join(root, name), path.join(opened.folder, name))
  return opened
})

function toolOf(version: string) {
  const tool = { name: 'tool', version, type: 'module', exports: './index.js' }
  const packages = {
    '': tiny,
    'node_modules/tool': { resolved: 'tool', link: true },
    tool: { version, dev: true },
  }
  const lock = { ...tiny, lockfileVersion: 3, requires: true, packages }
  return { 'tool/package.json': JSON.stringify(tool), 'package-lock.json': JSON.stringify(lock) }
}

function launch(args: string[], env: Record<string, string> = {}) {
  return runCommand(process.execPath, ['bin/launch.mjs', ...args], {
    cwd: place.folder,
    env: { npm_config_offline: 'true', ...env },
  })
}

test('the first command installs everything, also where the environment says production; the second installs nothing', async () => {
  const first = await launch(['hello', 'world'], { NODE_ENV: 'production', npm_config_omit: 'dev' })
  expect(first.output).toMatch(/^Installing… \d+ s\nhello world\n$/)
  expect(first.code).toBe(0)
  expect(await launch(['hello'])).toEqual({ code: 0, output: 'hello \n' })
})

test('an installation that was killed half-way, or has other versions than the lock file, is done again', async () => {
  await launch(['hello'])
  for (const file of ['.package-lock.json', 'tool'])
    rmSync(path.join(place.folder, 'node_modules', file))
  expect((await launch(['hello'])).output).toMatch(/Installing… \d+ s\nhello/)
  for (const [file, text] of Object.entries(toolOf('1.1.0'))) place.write(file, text)
  expect((await launch(['hello'])).output).toContain('Installing…')
  expect((await launch(['hello'])).output).not.toContain('Installing…')
})

test('commands at once install once', async () => {
  // Of two, one may be done before the other has begun.
  const all = await Promise.all(Array.from({ length: 4 }, () => launch(['hello'])))
  expect(all.map(({ code }) => code)).toEqual([0, 0, 0, 0])
  const text = all.map(({ output }) => output).join('')
  expect(text.match(/Installing…/g)).toHaveLength(1)
  expect(text).toContain('Another start is installing. Waiting for it…')
})

test('what npm says about a failed installation is shown, without a stack', async () => {
  place.write('package.json', JSON.stringify({ ...tiny, dependencies: { other: '1.0.0' } }))
  const { code, output } = await launch(['hello'])
  expect(code).toBe(1)
  expect(output).toContain('The packages could not be installed. npm says:')
  expect(output).not.toMatch(/^\s+at /m)
})

test.each([
  // Not writable for root either.
  ['HOME', { HOME: '/dev/null' }, '/dev/null/.npm'],
  ['npm_config_cache', { npm_config_cache: '/dev/null' }, '/dev/null'],
])('a first start that may not write to %s says so in one sentence', async (name, env, cache) => {
  const registry = createServer((_req, res) => res.end('a package')).listen(0, '127.0.0.1')
  onTestFinished(() => void registry.close())
  await once(registry, 'listening')
  const { port } = registry.address() as AddressInfo
  const loaded = { version: '1.0.0', resolved: `http://127.0.0.1:${port}/other-1.0.0.tgz` }
  const dependencies = { other: '1.0.0' }
  const packages = { '': { ...tiny, dependencies }, 'node_modules/other': loaded }
  const lock = { ...tiny, lockfileVersion: 3, requires: true, packages }
  place.write('package.json', JSON.stringify({ ...tiny, devDependencies: {}, dependencies }))
  place.write('package-lock.json', JSON.stringify(lock))
  const { code, output } = await launch(['hello'], { ...env, npm_config_offline: 'false' })
  expect(output.split('\n').slice(1)).toEqual([expect.stringContaining(`write to ${cache}.`), ''])
  expect(output).toContain(name)
  expect(code).toBe(1)
})

test('a command ends with its own code, and one that is none is named', async () => {
  expect((await launch(['fail'])).code).toBe(7)
  const { code, output } = await launch(['nothing'])
  expect(code).toBe(1)
  expect(output).toContain('There is no command "nothing".')
})

test('the lock file has the packages of every system, or npm ci would refuse it', () => {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: LockPackages
  }
  const missing = Object.keys(findMissingEntries(lock.packages))
  expect(missing, 'complete it with: npm run lock').toEqual([])
})

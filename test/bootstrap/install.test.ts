import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findMissingEntries, type LockPackages } from '../../bin/lock-file.ts'
import { runCommand } from '#test/bootstrap/command.ts'

const root = path.resolve(import.meta.dirname, '../..')

const tiny = {
  name: 'tiny',
  version: '1.0.0',
  type: 'module',
  devDependencies: { tool: 'file:tool' },
}

let folder: string

// Both packages are in the project's own folder, so that npm needs no network.
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-install-'))
  mkdirSync(path.join(folder, 'bin'))
  for (const name of ['bin/launch.mjs', 'bin/install.mjs', 'bin/step.mjs'])
    cpSync(path.join(root, name), path.join(folder, name))
  write(
    'bin/hello.ts',
    `import { word } from 'tool'\nconsole.log(word satisfies string, process.argv.slice(2).join(' '))\n`,
  )
  write('bin/fail.ts', 'process.exit(7)\n')
  write('tool/index.js', `export const word = 'hello'\n`)
  write('package.json', tiny)
  writeTool('1.0.0')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(file: string, content: object | string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  writeFileSync(path.join(folder, file), text)
}

function writeTool(version: string): void {
  write('tool/package.json', { name: 'tool', version, type: 'module', exports: './index.js' })
  const packages = {
    '': tiny,
    'node_modules/tool': { resolved: 'tool', link: true },
    tool: { version, dev: true },
  }
  write('package-lock.json', { ...tiny, lockfileVersion: 3, requires: true, packages })
}

function launch(args: string[], env: Record<string, string> = {}) {
  return runCommand(process.execPath, ['bin/launch.mjs', ...args], {
    cwd: folder,
    env: { npm_config_offline: 'true', ...env },
  })
}

test('the first command installs everything, also where the environment says production; the second installs nothing', async () => {
  const first = await launch(['hello', 'world'], { NODE_ENV: 'production', npm_config_omit: 'dev' })
  expect(first.output).toMatch(/^Installing… \d+ s\nhello world\n$/)
  expect(first.code).toBe(0)
  expect(await launch(['hello'])).toEqual({ code: 0, output: 'hello \n' })
})

test('an installation that was killed half-way is done again', async () => {
  await launch(['hello'])
  rmSync(path.join(folder, 'node_modules/.package-lock.json'))
  rmSync(path.join(folder, 'node_modules/tool'))
  const { output } = await launch(['hello'])
  expect(output).toMatch(/Installing… \d+ s\nhello/)
})

test('a lock file that asks for other versions than are there installs again', async () => {
  await launch(['hello'])
  writeTool('1.1.0')
  expect((await launch(['hello'])).output).toContain('Installing…')
  expect((await launch(['hello'])).output).not.toContain('Installing…')
})

test('two commands at once install once', async () => {
  const both = await Promise.all([launch(['hello']), launch(['hello'])])
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  const text = both.map(({ output }) => output).join('')
  expect(text.match(/Installing…/g)).toHaveLength(1)
  expect(text).toContain('Another start is installing. Waiting for it…')
})

test('what npm says about a failed installation is shown, without a stack', async () => {
  write('package.json', { ...tiny, dependencies: { other: '1.0.0' } })
  const { code, output } = await launch(['hello'])
  expect(code).toBe(1)
  expect(output).toContain('The packages could not be installed. npm says:')
  expect(output).not.toMatch(/^\s+at /m)
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

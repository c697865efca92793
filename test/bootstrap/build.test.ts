import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureBuilt } from '../../bin/build-site.ts'

const root = path.resolve(import.meta.dirname, '../..')

const SMALLEST_SITE = {
  // The framework would install a dependency that is missing in this list.
  'package.json':
    '{ "type": "module", "dependencies": { "@react-router/node": "8", "isbot": "5" } }',
  'package-lock.json': '{}',
  'react-router.config.ts': `export default { buildDirectory: process.env['SITE_BUILD_DIRECTORY'] }`,
  'vite.config.ts': `import { reactRouter } from '@react-router/dev/vite'
    export default { plugins: [reactRouter()] }`,
  'app/routes.ts': `import { index } from '@react-router/dev/routes'
    export default [index('home.tsx')]`,
  'app/root.tsx': `import { Outlet } from 'react-router'
    export default function Root() { return <Outlet /> }`,
  'app/entry.server.tsx': 'export default function answer() { return new Response() }',
}

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-build-'))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  for (const [file, text] of Object.entries(SMALLEST_SITE)) write(file, text)
  writeHome('Welcome')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

function writeHome(word: string): void {
  write('app/home.tsx', `export default function Home() { return <h1>${word}</h1> }`)
}

const ROUTES_BY_BACKEND = `import { index } from '@react-router/dev/routes'
export default [index(process.env['SITE_BACKEND'] === 'none' ? 'demo.tsx' : 'home.tsx')]`

const listBuilt = (build: string) =>
  globSync(`${build}/{client,server}/**/*.js`, { cwd: folder }).toSorted()

const homeIn = (part: string) =>
  globSync(`build/${part}/assets/home-*.js`, { cwd: folder }).map((file) => path.basename(file))

test('a site is built once, again when a source changes, and the files of the build before stay for open pages', async () => {
  expect(await ensureBuilt(folder)).toBe(true)
  expect(await ensureBuilt(folder)).toBe(false)
  const before = homeIn('client')
  expect(before).toHaveLength(1)

  write('app/home.test.tsx', '// a test is no part of the site')
  expect(await ensureBuilt(folder)).toBe(false)

  writeHome('Welcome back')
  expect(await ensureBuilt(folder)).toBe(true)
  expect(homeIn('client')).not.toEqual(before)
  expect(homeIn('client-previous')).toEqual(before)

  write('app/only-for-the-server.server.ts', 'export const more = 1')
  expect(await ensureBuilt(folder)).toBe(true)
  expect(homeIn('client-previous')).toEqual(before)
})

test('the site with nothing behind it is a build of its own, and neither overwrites the other', async () => {
  write('app/routes.ts', ROUTES_BY_BACKEND)
  write('app/demo.tsx', `export default function Demo() { return <h1>Only a demo</h1> }`)
  expect(await ensureBuilt(folder)).toBe(true)
  const withBackend = listBuilt('build')
  expect(await ensureBuilt(folder, 'none')).toBe(true)
  expect(listBuilt('build-none').join()).toMatch(/demo-/)
  expect(listBuilt('build-none').join()).not.toMatch(/home-/)
  expect(listBuilt('build')).toEqual(withBackend)
  expect(await ensureBuilt(folder)).toBe(false)
  expect(await ensureBuilt(folder, 'none')).toBe(false)

  writeHome('Welcome back')
  expect(await ensureBuilt(folder, 'none')).toBe(true)
  expect(listBuilt('build')).toEqual(withBackend)
})

test('two starts at once build once', async () => {
  const both = await Promise.all([ensureBuilt(folder), ensureBuilt(folder)])
  expect(both.filter(Boolean)).toHaveLength(1)
})

test('a build that fails says why and leaves the one before in place', async () => {
  await ensureBuilt(folder)
  const before = homeIn('client')
  write('app/home.tsx', 'export default function Home() { return <h1> }')
  await expect(ensureBuilt(folder)).rejects.toThrow('The site could not be built.')
  await expect(ensureBuilt(folder)).rejects.toThrow(/The site could not be built\.[^]*home\.tsx/)
  expect(homeIn('client')).toEqual(before)
})

import { globSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ensureBuilt } from '../../bin/build-site.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import { openedForEach } from '#test/opened.ts'

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

const site = openedForEach(async () => {
  const opened = await openFolder({ ...SMALLEST_SITE, 'app/home.tsx': home('Welcome') })
  symlinkSync(path.join(root, 'node_modules'), path.join(opened.folder, 'node_modules'))
  return opened
})

function home(word: string): string {
  return `export default function Home() { return <h1>${word}</h1> }`
}

const build = (backend?: 'none') => ensureBuilt(site.folder, backend)

const ROUTES_BY_BACKEND = `import { index } from '@react-router/dev/routes'
export default [index(process.env['SITE_BACKEND'] === 'none' ? 'demo.tsx' : 'home.tsx')]`

const listBuilt = (built: string) =>
  globSync(`${built}/{client,server}/**/*.js`, { cwd: site.folder }).toSorted()

const homeIn = (part: string) =>
  globSync(`build/${part}/assets/home-*.js`, { cwd: site.folder }).map((file) =>
    path.basename(file),
  )

test('a site is built once, again when a source changes, and the files of the build before stay for open pages', async () => {
  expect(await build()).toBe(true)
  expect(await build()).toBe(false)
  const before = homeIn('client')
  expect(before).toHaveLength(1)

  site.write('app/home.test.tsx', '// a test is no part of the site')
  expect(await build()).toBe(false)

  site.write('app/home.tsx', home('Welcome back'))
  expect(await build()).toBe(true)
  expect(homeIn('client')).not.toEqual(before)
  expect(homeIn('client-previous')).toEqual(before)

  site.write('app/only-for-the-server.server.ts', 'export const more = 1')
  expect(await build()).toBe(true)
  expect(homeIn('client-previous')).toEqual(before)
})

test('the site with nothing behind it is a build of its own, and neither overwrites the other', async () => {
  site.write('app/routes.ts', ROUTES_BY_BACKEND)
  site.write('app/demo.tsx', `export default function Demo() { return <h1>Only a demo</h1> }`)
  expect(await build()).toBe(true)
  const withBackend = listBuilt('build')
  expect(await build('none')).toBe(true)
  expect(listBuilt('build-none').join()).toMatch(/demo-/)
  expect(listBuilt('build-none').join()).not.toMatch(/home-/)
  expect(listBuilt('build')).toEqual(withBackend)
  expect(await build()).toBe(false)
  expect(await build('none')).toBe(false)

  site.write('app/home.tsx', home('Welcome back'))
  expect(await build('none')).toBe(true)
  expect(listBuilt('build')).toEqual(withBackend)
})

test('two starts at once build once', async () => {
  const both = await Promise.all([build(), build()])
  expect(both.filter(Boolean)).toHaveLength(1)
})

test('a build that fails says why and leaves the one before in place', async () => {
  await build()
  const before = homeIn('client')
  site.write('app/home.tsx', 'export default function Home() { return <h1> }')
  await expect(build()).rejects.toThrow('The site could not be built.')
  await expect(build()).rejects.toThrow(/The site could not be built\.[^]*home\.tsx/)
  expect(homeIn('client')).toEqual(before)
})

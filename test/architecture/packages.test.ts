import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

type Manifest = {
  version: string
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  optionalDependencies: Record<string, string>
  allowScripts: Record<string, boolean>
}

type Entry = {
  version: string
  resolved?: string
  integrity?: string
  license?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  hasInstallScript?: boolean
}

const read = (name: string) => readFileSync(path.join(root, name), 'utf8')
const manifest = JSON.parse(read('package.json')) as Manifest
const lock = JSON.parse(read('package-lock.json')) as {
  version: string
  packages: Record<string, Entry>
}
const packages = Object.entries(lock.packages).filter(([place]) => place !== '')

// Of what the site ships. LGPL: libvips, a library of its own beside sharp, which may be replaced.
const LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'PSF-2.0',
]

test('package.json names one exact version of each package', () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest
  const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test('every package comes from the npm registry and has a checksum', () => {
  const elsewhere = packages.filter(
    ([place, { resolved }]) =>
      !/(^|\/)node_modules\/(@[\w.-]+\/)?[\w.-]+$/.test(place) ||
      (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
  )
  expect(elsewhere).toEqual([])
  // Without one are tools for other systems, which `npm run lock` adds because the registry here lacks them.
  const isForOtherSystems = ({ dev, optional, os }: Entry) => dev && optional && os !== undefined
  const unchecked = packages.filter(([, { integrity = '' }]) => !/^sha512-\S{80,}/.test(integrity))
  expect(unchecked.filter(([, entry]) => !isForOtherSystems(entry))).toEqual([])
  expect(unchecked.filter(([place]) => existsSync(path.join(root, place)))).toEqual([])
})

test('no package that the site ships has an install script, and none that has one may run it', () => {
  const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript === true)
  expect(scripted.filter(([, { dev }]) => dev !== true)).toEqual([])
  const allowed = scripted.filter(([place]) => {
    const name = place.replace(/^.*node_modules\//, '')
    return manifest.allowScripts[name] !== false
  })
  expect(allowed).toEqual([])
  for (const file of ['bin/install.mjs', 'deploy/Dockerfile'])
    expect(read(file)).toContain('--ignore-scripts')
})

test('every package that the site ships has a licence that was agreed to', () => {
  const shipped = packages.filter(([, { dev }]) => dev !== true)
  expect(shipped.length).toBeGreaterThan(90)
  expect(shipped.filter(([, { license = '' }]) => !isAgreed(license))).toEqual([])
})

function isAgreed(license: string): boolean {
  const either = license.replace(/^\((.*)\)$/, '$1').split(' OR ')
  return either.some((all) => all.split(' AND ').every((name) => LICENCES.includes(name)))
}

test('the change log has the version of package.json and of the lock file on top', () => {
  const changes = read('CHANGELOG.md')
  const [, version, date] = /^## \[(\d+\.\d+\.\d+)\] - (\S+)$/m.exec(changes) ?? []
  expect([version, lock.version]).toEqual([manifest.version, manifest.version])
  expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

// Plain JavaScript, because a start that has nothing to build must not wait for the type stripper.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const INPUTS = [
  'app/**/*',
  'bin/{serve-site,run-command,greet}.ts',
  'db/**/*.ts',
  'public/**/*',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'server.ts',
  'tsconfig.json',
  'vite.config.ts',
]
const NOT_BUILT = ['**/*.test.ts', '**/*.test.tsx']

/**
 * One number for everything that the build is made from.
 * @param {string} root folder of the checkout
 * @returns {string}
 */
export function hashInputs(root) {
  const hash = createHash('sha256')
  const files = globSync(INPUTS, { cwd: root, exclude: NOT_BUILT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  for (const file of files.toSorted()) {
    const content = readFileSync(file)
    hash.update(`${path.relative(root, file)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * Where a build lies. The site with a server behind it and the site with nothing behind it are two builds of the same files,
 * and neither ever overwrites the other.
 * @param {string} root folder of the checkout
 * @param {string | undefined} backend what the setting BACKEND says
 * @returns {string}
 */
export function buildFolder(root, backend) {
  return path.join(root, backend === 'none' ? 'build-none' : 'build')
}

/**
 * What the build that is there was made from.
 * @param {string} folder where the build lies
 * @returns {string | null} null when there is none
 */
export function readStamp(folder) {
  const file = path.join(folder, '.stamp')
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

// Plain JavaScript, because a start that has nothing to build must not wait for the type stripper.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FILES = [
  'bin/startup-messages.ts',
  'bin/operator-error.ts',
  'bin/run-command.ts',
  'bin/serve-site.ts',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'server.ts',
  'tsconfig.json',
  'vite.config.ts',
]
/** Folders that the build is made from, and which of their files. */
const FOLDERS = /** @type {const} */ ([
  ['app', /(?<!\.test\.tsx?)$/],
  ['db', /(?<!\.test)\.ts$/],
  ['public', /$/],
])

/**
 * Where V8 keeps the compiled server of a build.
 * @param {string} folder of the build
 * @returns {string}
 */
export function compileCacheOf(folder) {
  return path.join(folder, '.compile-cache')
}

/**
 * One number for everything that the build is made from.
 * @param {string} root folder of the checkout
 * @returns {string}
 */
export function hashInputs(root) {
  const hash = createHash('sha256')
  for (const name of listInputs(root).toSorted()) {
    const content = readFileSync(path.join(root, name))
    hash.update(`${name}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * @param {string} root
 * @returns {string[]}
 */
function listInputs(root) {
  /** @type {(name: string) => boolean} */
  const isThere = (name) => existsSync(path.join(root, name))
  const inFolders = FOLDERS.filter(([folder]) => isThere(folder)).flatMap(([folder, wanted]) =>
    listFiles(root, folder).filter((name) => wanted.test(name)),
  )
  return [...FILES.filter(isThere), ...inFolders]
}

/**
 * By hand, because every start waits for it: 4 ms for a thousand files, 20 to 45 with Node's recursive reading or its patterns.
 * @param {string} root
 * @param {string} folder inside it
 * @returns {string[]} names from the root on, with `/`
 */
function listFiles(root, folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) return listFiles(root, name)
    return entry.isFile() ? [name] : []
  })
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

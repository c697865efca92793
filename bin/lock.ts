import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findMissingEntries, type LockPackages } from './lock-file.ts'

const file = path.join(import.meta.dirname, '../package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: LockPackages }
const missing = findMissingEntries(lock.packages)
const entries = Object.entries({ ...lock.packages, ...missing })
lock.packages = Object.fromEntries(
  entries.toSorted(([one], [other]) => one.localeCompare(other, 'en')),
)
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`package-lock.json: ${Object.keys(missing).length} entries for other systems added.`)

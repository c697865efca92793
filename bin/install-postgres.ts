import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { findInPath, installDebianPackage } from './install-package.ts'

const DEBIAN_FOLDER = '/usr/lib/postgresql'

/** The folder of `initdb` and `postgres`: PATH first, then Debian's folders, newest version first. */
export function findPostgres(): string | null {
  const onPath = findInPath('initdb')
  const candidates = [...(onPath === null ? [] : [path.dirname(onPath)]), ...debianFolders()]
  return candidates.find(hasServerPrograms) ?? null
}

/** @throws NotInstalledError with instructions where it can neither be found nor installed */
export async function ensurePostgres(say: (line: string) => void): Promise<string> {
  return (
    findPostgres() ??
    installDebianPackage({ name: 'PostgreSQL', package: 'postgresql', find: findPostgres, say })
  )
}

function hasServerPrograms(folder: string): boolean {
  return existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres'))
}

function debianFolders(): string[] {
  if (!existsSync(DEBIAN_FOLDER)) return []
  return readdirSync(DEBIAN_FOLDER)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => path.join(DEBIAN_FOLDER, version, 'bin'))
}

import { homedir } from 'node:os'
import path from 'node:path'
import {
  findInPath,
  installDebianPackage,
  isProgram,
  NotInstalledError,
} from './install-package.ts'

/** Without windows and what belongs to them, which take a tenth of the browser tests' processor time. Ubuntu lacks its package. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_APPLICATIONS = [
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome.app/Contents/MacOS/Google Chrome',
]
const WINDOWS_PROGRAMS = ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe']

/** CHROMIUM_PATH, else what PATH or the system's usual folders have; null for none. */
export function findChromium(): string | null {
  const requested = requestedFor()
  if (requested !== null) return isProgram(requested) ? requested : null
  const onPath = NAMES.map(findInPath).find((found) => found !== null)
  return onPath ?? usualPlaces().find(isProgram) ?? null
}

/** @throws NotInstalledError with instructions where it can neither be found nor installed */
export async function ensureChromium(say: (line: string) => void): Promise<string> {
  const found = findChromium()
  if (found !== null) return found
  if (requestedFor() !== null) throw new NotInstalledError('CHROMIUM_PATH does not name a program.')
  const wanted = { name: 'Chromium', find: findChromium, say }
  return installDebianPackage({ ...wanted, package: SHELL }).catch(() =>
    installDebianPackage({ ...wanted, package: 'chromium' }),
  )
}

function requestedFor(): string | null {
  return process.env['CHROMIUM_PATH'] || null
}

function usualPlaces(): string[] {
  const folders = ['/Applications', path.join(homedir(), 'Applications')]
  const onMac = folders.flatMap((folder) => MAC_APPLICATIONS.map((name) => path.join(folder, name)))
  return [...onMac, ...WINDOWS_PROGRAMS]
}

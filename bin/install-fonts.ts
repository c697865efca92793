import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findInPath, runQuietly } from './install-package.ts'
import { runProgram } from './run-program.ts'

const PACKAGES = ['fonts-noto-core', 'fonts-noto-cjk']

/** Of the introductions whose letters few computers have. */
const LANGUAGES = ['am', 'ar', 'zh-cn']

/**
 * What Chromium needs in its environment to print these languages; Debian's fonts are unpacked for it alone, so that tests measure
 * the same letters as before. Null where there are no fonts.
 */
export async function fontEnvironment(
  root: string,
  say: (line: string) => void,
): Promise<Record<string, string> | null> {
  if (await hasFonts({})) return {}
  const folder = path.join(root, 'node_modules/.cache/shot-fonts')
  const own = { FONTCONFIG_FILE: path.join(folder, 'fonts.conf') }
  try {
    if (!existsSync(own.FONTCONFIG_FILE)) await unpackFonts(folder, own.FONTCONFIG_FILE, say)
    if (await hasFonts(own)) return own
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
  }
  say(
    `There are no fonts for ${LANGUAGES.join(', ')}. Install them with: sudo apt-get install -y ${PACKAGES.join(' ')}`,
  )
  return null
}

async function hasFonts(own: Record<string, string>): Promise<boolean> {
  if (findInPath('fc-list') === null) return false
  const env = { ...process.env, ...own }
  const lists = LANGUAGES.map((language) =>
    runProgram('fc-list', [`:lang=${language}`], {
      cwd: process.cwd(),
      env,
      show: false,
      limitMs: 60_000,
    }),
  )
  return (await Promise.all(lists)).every(({ output }) => output.trim() !== '')
}

async function unpackFonts(folder: string, settings: string, say: (line: string) => void) {
  say(`Unpacking Debian's packages ${PACKAGES.join(' and ')} (70 MB)…`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await runQuietly('apt-get', ['download', ...PACKAGES], folder)
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb'))) {
    await runQuietly('dpkg-deb', ['-x', file, '.'], folder)
    rmSync(path.join(folder, file))
  }
  const include = '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>'
  writeFileSync(settings, `<fontconfig>${include}<dir>${folder}/usr/share/fonts</dir></fontconfig>`)
}

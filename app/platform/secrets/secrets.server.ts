import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ConfigError } from '#app/platform/config.server.ts'
import { errorCode } from '#app/platform/error-code.ts'

const SECRET_BYTES = 32
const SHORTEST = 32

// Processes that start together agree on one secret, and a kill leaves none or a whole one.
/** @throws ConfigError when the file holds fewer than 32 characters */
export async function readOrMakeSecret(dataDir: string, name: string): Promise<string> {
  const file = path.join(dataDir, name)
  const secret = (await readIfThere(file)) ?? (await make(dataDir, file))
  if (secret.length >= SHORTEST) return secret
  throw new ConfigError(
    `The file ${name} in DATA_DIR (${dataDir}) holds no usable secret. Put the one of ${SHORTEST} characters or more back that it held.`,
  )
}

/** Null where there is none; makes nothing. */
export function readSecret(dataDir: string, name: string): Promise<string | null> {
  return readIfThere(path.join(dataDir, name))
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

async function make(dataDir: string, file: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomBytes(8).toString('hex')}.tmp`
  try {
    const secret = randomBytes(SECRET_BYTES).toString('base64url')
    await writeFile(draft, `${secret}\n`, { flag: 'wx', mode: 0o600, flush: true })
    // Linking is atomic and, unlike a rename, never replaces another process's file.
    await link(draft, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  return (await readFile(file, 'utf8')).trim()
}

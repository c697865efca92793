import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createSemaphore } from '#app/platform/semaphore.ts'

export type PasswordHasher = ReturnType<typeof createPasswordHasher>

/** A test counts and slows it down. */
export type DeriveKey = (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>

// The OWASP Password Storage Cheat Sheet's first choice for argon2id: 19 MiB, two passes, one lane.
const COST = { memory: 19 * 1024, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const KEY_BYTES = 32

/** Each takes a thread of Node's pool and 19 MiB for about 35 ms. */
export const HASHES_AT_ONCE = 4

export const HASHES_WAITING = 16

const PHC =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/

// One per process, because it protects the process's memory and processors. Throws SemaphoreFullError when too many wait.
export function createPasswordHasher(derive: DeriveKey = promisify(argon2)) {
  const semaphore = createSemaphore(HASHES_AT_ONCE, HASHES_WAITING)
  return {
    /** @returns an argon2id hash with its own salt, in PHC form */
    async hash(password: string) {
      const nonce = randomBytes(SALT_BYTES)
      const key = await semaphore.run(() =>
        derive('argon2id', { ...COST, message: bytesOf(password), nonce, tagLength: KEY_BYTES }),
      )
      const { memory, passes, parallelism } = COST
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(key)}`
    },
    /** @returns false also for a hash that this hasher cannot read */
    async verify(password: string, hash: string) {
      const parts = PHC.exec(hash)
      if (!parts) return false
      const [, memory, passes, parallelism, salt = '', expected = ''] = parts
      const wanted = Buffer.from(expected, 'base64')
      const key = await semaphore.run(() =>
        derive('argon2id', {
          memory: Number(memory),
          passes: Number(passes),
          parallelism: Number(parallelism),
          message: bytesOf(password),
          nonce: Buffer.from(salt, 'base64'),
          tagLength: wanted.length,
        }),
      )
      return timingSafeEqual(key, wanted)
    },
  }
}

// Keyboards encode the same letter differently; NIST SP 800-63B asks to normalise before hashing.
function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'))
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

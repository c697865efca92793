import { createHash } from 'node:crypto'
import { CREDENTIAL_LIMITS, type Weakness } from '#app/features/auth/credentials.ts'

const { passwordMin, passwordMax } = CREDENTIAL_LIMITS

// What is left without the guessable part must still take guessing.
const REST_MIN = 8
const PART_MIN = 4
const DIFFERENT_MIN = 5

// Spec 8.29. `isReused` costs hashes, so it is asked last and only of an otherwise good password; its
// SemaphoreFullError is thrown.
export async function findWeaknesses(
  password: string,
  person: { email: string; name: string },
  isReused: (password: string) => Promise<boolean> = async () => false,
): Promise<Weakness[]> {
  const length = [...password].length
  if (length > passwordMax) return ['too-long']
  const plain = password.normalize('NFKC').toLowerCase()
  const [mailbox = ''] = person.email.split('@')
  const found: Weakness[] = []
  if (length < passwordMin) found.push('too-short')
  if (isMostly(plain, person.email) || isMostly(plain, mailbox)) found.push('email')
  if (isMostly(plain, ...person.name.split(/\s+/))) found.push('name')
  if (repeatsItself(plain)) found.push('repeats')
  if (await isKnown(plain)) found.push('leaked')
  if (await isReused(password)) found.push('reused')
  return found
}

function isMostly(password: string, ...parts: string[]): boolean {
  const known = parts.map((part) => part.toLowerCase()).filter((part) => part.length >= PART_MIN)
  const rest = known.reduce((text, part) => text.replaceAll(part, ''), password)
  return rest !== password && [...rest.trim()].length < REST_MIN
}

function repeatsItself(password: string): boolean {
  if (new Set(password).size < DIFFERENT_MIN) return true
  const unit = /^(.+?)\1+$/su.exec(password)?.[1]
  return unit !== undefined && [...unit].length < REST_MIN
}

// "Password2026!" is as guessable as "password".
const SIGNS_AROUND = /^[^\p{L}]{0,5}(.*?)[^\p{L}]{0,5}$/su

async function isKnown(password: string): Promise<boolean> {
  const core = SIGNS_AROUND.exec(password)?.[1] ?? ''
  const texts = [password, core].filter((text) => text.length >= 6)
  for (const text of texts) if (await isLeaked(text)) return true
  return false
}

/** A Bloom filter: `count` bits are set for each entry, `bits` is their number, `filter` holds them in base64. */
type LeakedList = { bits: number; count: number; filter: string }

let loaded: Promise<{ bits: number; count: number; bytes: Buffer }> | undefined

/** Ignores case. The list takes about a megabyte once loaded; one in ten thousand other passwords is a false match. */
async function isLeaked(password: string): Promise<boolean> {
  loaded ??= load()
  const { bits, count, bytes } = await loaded
  return placesOf(password, bits, count).every(
    (place) => ((bytes[place >> 3] ?? 0) & (1 << (place & 7))) !== 0,
  )
}

/** @internal exported for tests */
export function placesOf(password: string, bits: number, count: number): number[] {
  const hash = createHash('sha256').update(password.normalize('NFKC').toLowerCase()).digest()
  // Two hashes make all of them (Kirsch and Mitzenmacher, 2006).
  const [first, step] = [hash.readUIntBE(0, 6), hash.readUIntBE(6, 6)]
  return Array.from({ length: count }, (_, index) => (first + index * step) % bits)
}

async function load() {
  const { default: list } = (await import('#app/features/auth/passwords/leaked-passwords.json', {
    with: { type: 'json' },
  })) as { default: LeakedList }
  return { bits: list.bits, count: list.count, bytes: Buffer.from(list.filter, 'base64') }
}

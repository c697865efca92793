import { createHash } from 'node:crypto'

/** A Bloom filter: `count` bits are set for each entry; `bits` is their number in all, `filter` holds them in base64. */
type LeakedList = { bits: number; count: number; filter: string }

let loaded: Promise<{ bits: number; count: number; bytes: Buffer }> | undefined

/**
 * Whether a password is on the bundled list of leaked ones, in small or capital letters. The list is loaded on first use and
 * takes about a megabyte; of passwords that are not on it, one in ten thousand is taken for one that is.
 */
export async function isLeaked(password: string): Promise<boolean> {
  loaded ??= load()
  const { bits, count, bytes } = await loaded
  return placesOf(password, bits, count).every(
    (place) => ((bytes[place >> 3] ?? 0) & (1 << (place & 7))) !== 0,
  )
}

/** Which bits of the filter stand for a password. @internal exported for tools/assets */
export function placesOf(password: string, bits: number, count: number): number[] {
  const hash = createHash('sha256').update(password.normalize('NFKC').toLowerCase()).digest()
  // Two hashes make all of them (Kirsch and Mitzenmacher, 2006).
  const [first, step] = [hash.readUIntBE(0, 6), hash.readUIntBE(6, 6)]
  return Array.from({ length: count }, (_, index) => (first + index * step) % bits)
}

async function load() {
  const { default: list } = (await import('#app/features/auth/leaked-passwords.json', {
    with: { type: 'json' },
  })) as { default: LeakedList }
  return { bits: list.bits, count: list.count, bytes: Buffer.from(list.filter, 'base64') }
}

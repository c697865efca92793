import { createHmac, randomInt } from 'node:crypto'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { HOTP, Secret, TOTP } from 'otpauth'
import { encodeQR } from 'qr'
import { inGroups, SECOND_FACTOR } from '#app/features/auth/second-factor/second-factor.ts'

const { digits, stepSeconds, stepsOfGrace } = SECOND_FACTOR

// RFC 4226, 4, R6 recommends 160 bits.
const SECRET_BYTES = 20

// Without easily confused letters and digits; ten of 31 are 49 bits.
const RECOVERY_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const RECOVERY_LENGTH = 10

/** `secret` in base 32; `uri` is what the QR code carries. */
export type AppSetup = { secret: string; uri: string }

/** @returns the secret encrypted with the site's */
export function makeAppSecret(siteSecret: string): Promise<string> {
  const data = new Secret({ size: SECRET_BYTES }).base32
  return symmetricEncrypt({ key: siteSecret, data })
}

export async function describeApp(
  sealed: string,
  siteSecret: string,
  { issuer, email }: { issuer: string; email: string },
): Promise<AppSetup> {
  const secret = await open(sealed, siteSecret)
  const totp = new TOTP({ issuer, label: email, secret, digits, period: stepSeconds })
  return { secret: inGroups(secret, 4, ' '), uri: totp.toString() }
}

/** @returns the time step the code belongs to if it is at most one step away, otherwise null */
export async function findStep(
  sealed: string,
  siteSecret: string,
  code: string,
  now: Date,
): Promise<number | null> {
  const secret = Secret.fromBase32(await open(sealed, siteSecret))
  const step = Math.floor(now.getTime() / (stepSeconds * 1_000))
  const away = HOTP.validate({ token: code, secret, digits, counter: step, window: stepsOfGrace })
  return away === null ? null : step + away
}

export function makeRecoveryCodes(): string[] {
  return Array.from({ length: SECOND_FACTOR.recoveryCodes }, () =>
    Array.from(
      { length: RECOVERY_LENGTH },
      () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)],
    ).join(''),
  )
}

/** Keyed with the site's secret, so that a copy of the database is no list to try codes on. */
export function hashRecoveryCode(code: string, userId: string, siteSecret: string): string {
  return createHmac('sha256', siteSecret)
    .update(`recovery-code\n${userId}\n${code}`)
    .digest('base64url')
}

function open(sealed: string, siteSecret: string): Promise<string> {
  return symmetricDecrypt({ key: siteSecret, data: sealed })
}

// ISO/IEC 18004, 6.3.8.
const QUIET = 4

// Survives 15 % damage, so that it can be read from a bad screen.
/** @returns one outline in a square of `size` units, quiet border included */
export function drawQr(text: string) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET })
  const path = rows.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  )
  return { size: rows.length, path: path.join('') }
}

import { createHmac } from 'node:crypto'
import { aBrowser, ANNA, type Dashboard } from '#test/sign-in.ts'

const STEP_MS = 30_000
const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

// RFC 6238, implemented from the standard alone to reveal mistakes of the site's library; `secret` is in base 32, `steps` are of 30
// seconds.
export function appCode(secret: string, steps = 0, at = Date.now()): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / STEP_MS) + steps))
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  const number = hash.readUInt32BE(offset) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

export function wrongCodes(secret: string, count: number): string[] {
  const near = new Set([-2, -1, 0, 1, 2].map((steps) => appCode(secret, steps)))
  const all = Array.from({ length: count + near.size }, (_, index) => String(100_000 + index))
  return all.filter((code) => !near.has(code)).slice(0, count)
}

/** The code used is made valid again, to avoid a wait. */
export async function enrolAnna(dashboard: Dashboard, browser = aBrowser(dashboard.auth)) {
  await browser.signIn(ANNA)
  const currentUser = await browser.currentUser()
  const begun = await dashboard.own.beginSecondFactor(currentUser, ANNA.password)
  if (!begun.ok) throw new Error(`No app was set up: ${begun.problem.kind}`)
  const setup = await dashboard.own.findSetup(
    { id: dashboard.annaId, email: ANNA.email },
    'The firm',
  )
  if (!setup) throw new Error('There is no secret')
  const { secret } = setup
  const confirmed = await dashboard.own.confirmSecondFactor(currentUser, appCode(secret))
  if (!confirmed.ok) throw new Error(`The first code was refused: ${confirmed.problem.kind}`)
  await dashboard.db.updateTable('second_factors').set({ last_step: 0 }).execute()
  return { browser, secret, uri: setup.uri, recoveryCodes: confirmed.value.recoveryCodes }
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret.replaceAll(' ', '')]
    .map((letter) => BASE_32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

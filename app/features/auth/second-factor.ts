/**
 * Figures of the second factor. RFC 6238's own for the codes, because every app knows them; one step of grace to either side
 * for phones whose clock is off (RFC 6238, 5.2).
 */
export const SECOND_FACTOR = {
  digits: 6,
  stepSeconds: 30,
  stepsOfGrace: 1,
  /** How long somebody who has given the password may look for the phone. */
  challengeSeconds: 300,
  /** How many codes may be tried for one password. */
  tries: 5,
  recoveryCodes: 10,
  /** How long a new app waits for its first code. */
  enrolmentSeconds: 900,
} as const

/** Whether an account has a second factor: none, one that waits for its first code, or one that is asked for. */
export type SecondFactorState =
  | { state: 'off' }
  | { state: 'pending' }
  | { state: 'on'; since: Date; recoveryCodesLeft: number }

/** What somebody typed: a code of the app, or one of the recovery codes in its stored form. */
export type TypedCode = { kind: 'app'; code: string } | { kind: 'recovery'; code: string }

const APP_CODE = /^\d{6}$/
const RECOVERY_CODE = /^[a-z0-9]{10}$/

/** Reads a code however it was grouped. @returns null for what can be neither */
export function parseCode(text: string): TypedCode | null {
  const code = text.replaceAll(/[\s-]/g, '').toLowerCase()
  if (APP_CODE.test(code)) return { kind: 'app', code }
  return RECOVERY_CODE.test(code) ? { kind: 'recovery', code } : null
}

/** Writes a long code in groups, to be read aloud or typed. */
export function inGroups(code: string, size: number, between: string): string {
  return (code.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(between)
}

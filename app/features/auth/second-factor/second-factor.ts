// RFC 6238's own figures, because every app knows them; one step of grace to either side for wrong clocks (RFC 6238, 5.2).
export const SECOND_FACTOR = {
  digits: 6,
  stepSeconds: 30,
  stepsOfGrace: 1,
  /** How long a user may look for the phone after giving the password. */
  challengeSeconds: 300,
  /** Codes that may be tried for one password. */
  tries: 5,
  recoveryCodes: 10,
  /** How long a new app waits for its first code. */
  enrolmentSeconds: 900,
} as const

export type SecondFactorState =
  | { state: 'off' }
  | { state: 'pending' }
  | { state: 'on'; since: Date; recoveryCodesLeft: number }

/** `recovery` codes are in their stored form. */
export type TypedCode = { kind: 'app'; code: string } | { kind: 'recovery'; code: string }

const APP_CODE = /^\d{6}$/
const RECOVERY_CODE = /^[a-z0-9]{10}$/

/** Accepts any grouping. @returns null for what can be neither */
export function parseCode(text: string): TypedCode | null {
  const code = text.replaceAll(/[\s-]/g, '').toLowerCase()
  if (APP_CODE.test(code)) return { kind: 'app', code }
  return RECOVERY_CODE.test(code) ? { kind: 'recovery', code } : null
}

export function inGroups(code: string, size: number, between: string): string {
  return (code.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(between)
}

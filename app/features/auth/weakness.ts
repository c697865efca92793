import { accountTexts } from '#app/features/auth/account-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { CREDENTIAL_LIMITS } from '#app/features/auth/credentials.ts'

// `email`, `name`: little else is in it; `repeats`: a few characters over and over; `leaked`: known from leaks;
// `reused`: one of the account's last five.
export type Weakness = 'too-short' | 'too-long' | 'email' | 'name' | 'repeats' | 'leaked' | 'reused'

/** Including the present one. */
export const PASSWORDS_REMEMBERED = 5

export function describeWeaknesses(weaknesses: readonly Weakness[]): string[] {
  const { passwordMin, passwordMax } = CREDENTIAL_LIMITS
  return weaknesses.map((weakness) =>
    fillText(accountTexts.weaknesses[weakness], {
      min: passwordMin,
      max: passwordMax,
      kept: PASSWORDS_REMEMBERED,
    }),
  )
}

import { accountTexts } from '#app/features/auth/account-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { CREDENTIAL_LIMITS } from '#app/features/auth/credentials.ts'

/**
 * Why a password is too weak. `email` and `name`: little else is in it; `repeats`: a few characters over and over; `leaked`: it
 * is known from other sites' leaks, or such a password with a few signs around it; `reused`: one of the account's last five.
 */
export type Weakness = 'too-short' | 'too-long' | 'email' | 'name' | 'repeats' | 'leaked' | 'reused'

/** How many passwords of an account are remembered, the present one included. */
export const PASSWORDS_REMEMBERED = 5

/** One sentence for each weakness, in their order. */
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

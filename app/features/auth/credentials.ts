import { z } from 'zod'
import '#app/platform/without-eval.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { accountTexts } from '#app/features/auth/account-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { cleanEmail } from '#app/platform/texts/clean-address.ts'

/** In characters; the email's limit is RFC 5321's. */
export const CREDENTIAL_LIMITS = {
  emailMax: 254,
  nameMax: 200,
  passwordMin: 12,
  passwordMax: 128,
} as const

export type CredentialProblems = Partial<Record<'email' | 'password' | 'name', string>>

/** The email in lower case, the password as typed. */
export type Credentials = { email: string; password: string }

export type NewAccount = Credentials & { name: string }

const { emailMax, nameMax, passwordMin, passwordMax } = CREDENTIAL_LIMITS
const CONTROL_CHARACTER = /\p{Cc}/u
const lengthOf = (text: string) => [...text].length

const email = z
  .string()
  .min(1, 'Email is required')
  // Checked before trimming, or a line break at the end would pass and could reach an email's header.
  .refine((text) => !CONTROL_CHARACTER.test(text), 'Please enter a valid email address')
  .transform((text) => cleanEmail(text).toLowerCase())
  .pipe(
    z
      .string()
      .min(1, 'Email is required')
      .max(emailMax, `Email must be at most ${emailMax} characters`)
      .pipe(z.email('Please enter a valid email address')),
  )

const password = z
  .string()
  .min(1, 'Password is required')
  .refine(
    (text) => lengthOf(text) <= passwordMax,
    `Password must be at most ${passwordMax} characters`,
  )

const signInForm = z.object({ email, password })

const person = z.object({
  email,
  name: z
    .string()
    .trim()
    .max(nameMax, `Name must be at most ${nameMax} characters`)
    .refine((text) => !CONTROL_CHARACTER.test(text), 'Name must be a single line'),
})

const newAccount = person.extend({
  password: password.refine(
    (text) => lengthOf(text) >= passwordMin,
    `Password must be at least ${passwordMin} characters`,
  ),
})

type SentFields = { get(name: string): FormDataEntryValue | null }

/** Reads the sign-in form: both fields are required and bounded; every other field is ignored. */
export function parseSignInForm(form: SentFields): Result<Credentials, CredentialProblems> {
  return read(signInForm, { email: textOf(form, 'email'), password: textOf(form, 'password') })
}

/** The password has 12 to 128 characters and is not the email; the name may be empty. */
export function parseNewAccount(input: {
  email: string
  password: string
  name?: string
}): Result<NewAccount, CredentialProblems> {
  const parsed = read(newAccount, { name: '', ...input })
  if (parsed.ok && parsed.value.password.trim().toLowerCase() === parsed.value.email) {
    return fail({ password: 'Password must not be the email address' })
  }
  return parsed
}

/** The email comes back in lower case; the name may be empty. */
export function parsePerson(input: {
  email: string
  name: string
}): Result<Omit<NewAccount, 'password'>, CredentialProblems> {
  return read(person, input)
}

function textOf(form: SentFields, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}

function read<Value>(schema: z.ZodType<Value>, input: unknown): Result<Value, CredentialProblems> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return ok(parsed.data)
  const problems: CredentialProblems = {}
  for (const { path, message } of parsed.error.issues) {
    const field = path[0] as keyof CredentialProblems
    problems[field] ??= message
  }
  return fail(problems)
}

// `email`, `name`: little else is in it; `repeats`: a few characters over and over; `leaked`: known from leaks;
// `reused`: one of the account's last five.
export type Weakness = 'too-short' | 'too-long' | 'email' | 'name' | 'repeats' | 'leaked' | 'reused'

/** Including the present one. */
export const PASSWORDS_REMEMBERED = 5

export function describeWeaknesses(weaknesses: readonly Weakness[]): string[] {
  return weaknesses.map((weakness) =>
    fillText(accountTexts.weaknesses[weakness], {
      min: passwordMin,
      max: passwordMax,
      count: PASSWORDS_REMEMBERED,
    }),
  )
}

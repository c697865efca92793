import { type CredentialProblems, parsePerson } from '#app/features/auth/credentials.ts'
import { roleTexts } from '#app/features/auth/roles/role-texts.ts'
import { parseRole, type Role } from '#app/features/auth/roles/roles.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

export type TypedInvitation = { email: string; name: string; role: string }

export type InvitationProblems = CredentialProblems & { role?: string }

export function parseInvitation(
  input: TypedInvitation,
): Result<{ email: string; name: string; role: Role }, InvitationProblems> {
  const person = parsePerson(input)
  const role = parseRole(input.role)
  if (person.ok && role !== null) return ok({ ...person.value, role })
  return fail({
    ...(!person.ok && person.problem),
    ...(role === null && { role: roleTexts.choose }),
  })
}

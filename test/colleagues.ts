import { createAdministrator, OPERATOR } from '#app/features/auth/accounts.server.ts'
import { createPasswordHasher } from '#app/features/auth/passwords/password-hasher.server.ts'
import type { Role } from '#app/features/auth/roles/roles.ts'
import { changeRole } from '#app/features/auth/staff/account-state.server.ts'
import { inDatabase } from '#test/in-database.ts'
import { aStaffMember, type TestSite, type Visitor } from '#test/site.ts'

const PASSWORD = 'purple monkey dishwasher'

type Colleague = { id: string; email: string; password: string }

/** An account beside the administrator's. */
export function addColleague(site: TestSite, role: Role, name: string = role): Promise<Colleague> {
  return inDatabase(site, async (db) => {
    const services = { db, hasher: createPasswordHasher(), secret: '', now: () => new Date() }
    const pair = { email: `${name}@example.com`, password: PASSWORD }
    const made = await createAdministrator(services, pair)
    if (!made.ok) throw new Error(`${pair.email} has no account: ${made.problem.kind}`)
    const { id } = made.value
    await changeRole(services, { id, role }, OPERATOR)
    return { id, ...pair }
  })
}

export async function aColleague(
  site: TestSite,
  role: Role,
  name: string = role,
): Promise<Colleague & { visitor: Visitor }> {
  const colleague = await addColleague(site, role, name)
  return { ...colleague, visitor: await aStaffMember(site.origin, colleague) }
}

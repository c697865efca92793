import { createAdministrator } from '#app/features/auth/accounts.server.ts'
import { createPasswordHasher } from '#app/features/auth/passwords/password-hasher.server.ts'
import { inDatabase } from '#test/in-database.ts'
import { aStaffMember, type TestSite, type Visitor } from '#test/site.ts'

export const BERTA = { email: 'berta@example.com', password: 'purple monkey dishwasher' }

export async function addBerta(site: TestSite): Promise<void> {
  await inDatabase(site, async (db) => {
    const services = {
      db,
      hasher: createPasswordHasher(),
      secret: '',
      now: () => new Date(),
    } as const
    const known = await db
      .selectFrom('users')
      .where('email', '=', BERTA.email)
      .select('id')
      .execute()
    if (known.length > 0) return
    const made = await createAdministrator(services, BERTA)
    if (!made.ok) throw new Error('Berta has no account')
  })
}

export async function aBerta(site: TestSite): Promise<Visitor> {
  await addBerta(site)
  return aStaffMember(site.origin, BERTA)
}

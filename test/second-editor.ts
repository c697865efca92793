import { addColleague } from '#test/colleagues.ts'
import { inDatabase } from '#test/in-database.ts'
import { aStaffMember, type TestSite, type Visitor } from '#test/site.ts'

export const BERTA = { email: 'berta@example.com', password: 'purple monkey dishwasher' }

/** Once, because journeys share a site. */
export async function addBerta(site: TestSite): Promise<void> {
  const isKnown = await inDatabase(site, async (db) => {
    const ofBerta = db.selectFrom('users').where('email', '=', BERTA.email).select('id')
    return (await ofBerta.execute()).length > 0
  })
  if (!isKnown) await addColleague(site, 'owner', 'berta')
}

export async function aBerta(site: TestSite): Promise<Visitor> {
  await addBerta(site)
  return aStaffMember(site.origin, BERTA)
}

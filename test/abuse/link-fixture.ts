import { createAdministrator, OPERATOR } from '#app/features/auth/accounts.server.ts'
import { inviteColleague } from '#app/features/auth/account-links/invitations.server.ts'
import { createPasswordHasher } from '#app/features/auth/passwords/password-hasher.server.ts'
import { makeResetLink } from '#app/features/auth/account-links/password-resets.server.ts'
import type { Result } from '#app/platform/result.ts'
import { ask, fromElsewhere, openWatchedSite } from '#test/abuse/site-fixture.ts'
import { aVisitor, type SiteOptions, type Visitor } from '#test/site.ts'
import type { DatabaseKind } from '#test/postgres.ts'

export const BERT = { email: 'bert@example.com', password: 'purple monkey dishwasher' }

export const GUESS = 'A'.repeat(43)

export async function openLinkSite(kind: DatabaseKind, options: SiteOptions = {}) {
  const site = await openWatchedSite(kind, options)
  const accounts = {
    db: site.db,
    hasher: createPasswordHasher(),
    secret: '',
    now: () => new Date(),
  }
  await createAdministrator(accounts, BERT)
  const pathOf = (made: Result<{ path: string }, { kind: string }>) => {
    if (!made.ok) throw new Error(made.problem.kind)
    return made.value.path
  }
  return {
    site,
    resetLink: async () => pathOf(await makeResetLink(accounts, { email: BERT.email }, OPERATOR)),
    async expireResetLinks() {
      const past = new Date(Date.now() - 1_000)
      await site.db.updateTable('password_resets').set({ expires_at: past }).execute()
    },
    invitation: async (email = 'carl@example.com') =>
      pathOf(await inviteColleague(accounts, { email, name: 'Carl', role: 'lawyer' }, OPERATOR)),
    open: (path: string, headers: Record<string, string> = fromElsewhere()) =>
      ask(site, { path, headers }),
    response: (path: string, form: Record<string, string>, more: Record<string, string> = {}) => {
      const headers = { Origin: site.origin, ...fromElsewhere(), ...more }
      return ask(site, { method: 'POST', path, headers, body: new URLSearchParams(form) })
    },
    async signedIn(pair: typeof BERT) {
      const visitor = aVisitor(site.origin)
      const { status } = await visitor.post('/session', new URLSearchParams(pair))
      return { status, visitor }
    },
    staffAt: async (visitor: Visitor) => (await visitor.get('/dashboard/staff')).status,
    close: () => site.close(),
  }
}

import { argon2 } from 'node:crypto'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { BERT, GUESS, openLinkSite } from '#test/abuse/link-fixture.ts'
import { timeDifference } from '#test/abuse/time-comparison.ts'
import { openedOnce } from '#test/opened.ts'
import { sqliteAlone } from '#test/postgres.ts'
import { aBrowser, ANNA, openDashboard } from '#test/sign-in.ts'

const kinds = sqliteAlone(
  'A hash takes most of the time, and what else an account changes is the same on both.',
)

// Abuse 13, 14 and 17; that the answers are the same is shown where links and e-mails are guessed.
describe.each(kinds)('nobody learns from the time of an answer, on %s,', (kind) => {
  const links = openedOnce(() => openLinkSite(kind))

  test('whether a link has ever been made', async () => {
    const expired = await links.resetLink()
    await links.expireResetLinks()
    const difference = await timeDifference(
      () => links.open(expired),
      () => links.open(`/password-reset/${GUESS}`),
    )
    expect(difference).toBe(0)
  })

  test('whether the staff have an account, at an address of theirs', async () => {
    const users = links.site.db.selectFrom('users').select('id').where('email', '=', BERT.email)
    const { id } = await users.executeTakeFirstOrThrow()
    const disable = (who: string) => links.response('/dashboard/staff', { act: 'disable', id: who })
    const difference = await timeDifference(
      () => disable(id),
      () => disable('nobody'),
    )
    expect(difference).toBe(0)
  })

  test('whether an e-mail has an account, by a wrong password', async () => {
    const dashboard = await openDashboard(kind, { derive: promisify(argon2) })
    const signIn = (email: string) =>
      aBrowser(dashboard.auth).signIn({ email, password: 'a guess' })
    const difference = await timeDifference(
      () => signIn(ANNA.email),
      () => signIn('nobody@example.com'),
      () => dashboard.db.deleteFrom('sign_in_attempts').execute(),
    )
    expect(difference).toBe(0)
    await dashboard.close()
  })
})

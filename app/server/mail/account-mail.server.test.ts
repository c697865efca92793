import { shippedSite } from '#app/features/content/en/shipped.ts'
import { describe, expect, test } from 'vitest'
import { createAccountMailers } from '#app/server/mail/account-mail.server.ts'
import { OPERATOR } from '#app/features/auth/accounts.server.ts'
import { inviteColleague } from '#app/features/auth/account-links/invitations.server.ts'
import { makeResetLink } from '#app/features/auth/account-links/password-resets.server.ts'
import { mailPlace } from '#app/features/email/outbox.server.ts'
import { createCipher } from '#app/platform/secrets/cipher.server.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { ANNA, BERT, openDashboard } from '#test/sign-in.ts'

const site = () => shippedSite

const SMTP = { url: 'smtp://127.0.0.1:25', from: 'desk@example.com', to: 'firm@example.com' }
const ORIGIN = 'https://www.example.com'

describe.each(databaseKinds)('the mail with a one-time link, on %s', (kind) => {
  const cipher = createCipher(['a key of the tests, long enough 0123456789'])
  const outbox = { cipher, domain: 'example.com' }
  const now = () => new Date()
  const dashboard = openedForEach(() => openDashboard(kind))

  const mailing = () => ({
    ...dashboard.services,
    ...createAccountMailers({ smtp: SMTP, publicOrigin: ORIGIN }, outbox, { now, site }),
  })
  const queued = () => dashboard.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute()

  test('goes to whom the link is for, holds it, and is not sent once the link is too old', async () => {
    const made = [
      await inviteColleague(
        mailing(),
        { email: BERT.email, name: 'Bert', role: 'lawyer' },
        OPERATOR,
      ),
      await makeResetLink(mailing(), ANNA, OPERATOR),
    ]
    const mails = await queued()
    expect(mails.map(({ purpose }) => purpose)).toEqual(['invitation', 'password-reset'])
    for (const [index, mail] of mails.entries()) {
      const link = made[index]
      if (!link?.ok) throw new Error('No link was made')
      expect(new Date(mail.useless_after ?? 0)).toEqual(link.value.expiresAt)
      expect(JSON.stringify(mail)).not.toContain(link.value.path)
      const opened = cipher.open({ keyId: mail.key_id, sealed: mail.sealed }, mailPlace(mail.id))
      const letter = JSON.parse(opened.ok ? opened.value : '{}') as { to: string; text: string }
      expect(letter.to).toBe(link.value.email)
      expect(letter.text).toContain(`\n${ORIGIN}${link.value.path}\n`)
      expect(letter.text).not.toContain('{')
    }
  })

  test('is written only when someone is invited', async () => {
    expect(
      await inviteColleague(mailing(), { email: ANNA.email, name: '', role: 'owner' }, OPERATOR),
    ).toMatchObject({ problem: { kind: 'taken' } })
    await makeResetLink(mailing(), { email: 'nobody@example.com' }, OPERATOR)
    expect(await queued()).toEqual([])
  })

  test('is not written where the site sends no mail or has no name of its own', () => {
    const mailers = (settings: { smtp: typeof SMTP | null; publicOrigin: string | null }) =>
      createAccountMailers(settings, outbox, { now, site })
    expect(mailers({ smtp: null, publicOrigin: ORIGIN })).toEqual({})
    expect(mailers({ smtp: SMTP, publicOrigin: null })).toEqual({})
  })
})

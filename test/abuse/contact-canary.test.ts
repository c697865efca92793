import { describe, expect, onTestFinished, test } from 'vitest'
import {
  aForm,
  type MailedSite,
  openMailedSite,
  sendAndRead,
  sendHydrated,
  sendPlain,
  until,
} from '#test/abuse/contact-fixture.ts'
import { placesWith } from '#test/abuse/stored-texts.ts'
import { databaseKinds } from '#test/postgres.ts'

const CANARY = 'canary-7f3a91'
const canaryForm = () =>
  aForm({
    name: `Ana ${CANARY}`,
    email: `${CANARY}@example.com`,
    message: `They said ${CANARY}, and ${CANARY} again.`,
  })

describe.each(databaseKinds)('a text sent through the form, on %s', (kind) => {
  test('is found by no one in the database, its log, the data folder, the server log and the mails', async () => {
    const site = await open()
    await sendAndRead(site.origin, canaryForm())
    await sendHydrated(site.origin, { form: canaryForm() })
    await sendPlain(site.origin, { form: { ...canaryForm(), name: CANARY.repeat(50) } })
    await sendPlain(site.origin, { form: { ...canaryForm(), message: `${CANARY}\u0000` } })
    await until(() => expect(site.box.mails.length).toBeGreaterThan(0))

    expect(await placesWith(site, CANARY)).toEqual([])
    expect(site.lines.join('\n')).not.toContain(CANARY)
    expect(site.box.mails.map(({ raw }) => raw).join('\n')).not.toContain(CANARY)
    // Proves that the search finds what is there.
    const [kept] = await site.db.selectFrom('messages').select('reference').execute()
    expect(await placesWith(site, kept?.reference ?? '?')).toContain('messages')
  })

  test('is found in no mail when the mail carries it, but for the mail itself', async () => {
    const site = await open({ MAIL_MESSAGE_TEXT: 'yes' })
    await sendAndRead(site.origin, canaryForm())
    await until(() => expect(site.box.mails).toHaveLength(1))
    expect(site.box.mails[0]?.raw).toContain(CANARY)
    expect(await placesWith(site, CANARY)).toEqual([])
    expect(site.lines.join('\n')).not.toContain(CANARY)
  })

  async function open(environment: Record<string, string> = {}): Promise<MailedSite> {
    const site = await openMailedSite(kind, { environment })
    onTestFinished(() => site.close())
    return site
  }
})

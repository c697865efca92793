import { describe, expect, test } from 'vitest'
import { listDeliveries } from '#app/features/email/outbox.server.ts'
import { askLawyer } from '#app/features/inbox/conflicts/ask-lawyer.server.ts'
import { askedMail } from '#app/features/inbox/message-mail.ts'
import { mailStyle } from '#app/server/inbox-service.server.ts'
import { ANNA_AT_DASHBOARD, BERT_AT_DASHBOARD, openTestInbox } from '#test/factories/inbox.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const DONE = { ok: true, value: true }

describe.each(databaseKinds)('asking a lawyer about a conflict, on %s', (kind) => {
  const fixture = openedForEach(() => openTestInbox(kind))

  async function ask(id: string, seenVersion: number, by = ANNA_AT_DASHBOARD) {
    const { inbox, find } = fixture
    const message = await find(id)
    if (!message) throw new Error('No message')
    const style = mailStyle('https://firm.example', 'America/New_York')
    const mail = askedMail(style, message, { to: 'lawyer@example.com', by: by.name })
    const outbox = { cipher: inbox.cipher, domain: 'firm.example' }
    const asked = { lawyerId: 'lawyer', seenVersion, mail }
    return { mail, done: await askLawyer({ ...inbox, outbox }, id, asked, by) }
  }

  test('assigns it and tells the lawyer once, without what the visitor wrote', async () => {
    const id = await fixture.receive({ name: 'Amara Okafor', message: 'A secret' })
    const { done, mail } = await ask(id, 1)
    expect([done, (await ask(id, 1)).done]).toEqual([DONE, DONE])
    expect(await fixture.find(id)).toMatchObject({ assigneeId: 'lawyer', readAt: null })
    const mails = await listDeliveries(fixture.database.db, id)
    expect(mails.map(({ purpose }) => purpose)).toEqual(['conflict-asked'])
    expect(JSON.stringify(mail)).not.toMatch(/secret|Amara|ada@/)
    expect(mail.text).toContain(`https://firm.example/dashboard/messages/${id}`)
    expect((await fixture.acts(id)).map(([, act]) => act)).toEqual([
      'message.assigned',
      'conflict.asked',
    ])
    expect((await ask(id, 1, BERT_AT_DASHBOARD)).done).toMatchObject({ ok: false })
  })

  test('also asks whoever has it already', async () => {
    const id = await fixture.receive()
    await ask(id, 1)
    expect((await ask(id, 2)).done).toEqual(DONE)
    expect((await ask(id, 2)).done).toEqual(DONE)
    expect(await listDeliveries(fixture.database.db, id)).toHaveLength(2)
  })
})

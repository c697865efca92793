import { storeMessage } from '#app/features/inbox/contact-form/store-message.server.ts'
import type { MailStyle } from '#app/features/inbox/message-mail.ts'
import { everyMessage } from '#app/features/inbox/inbox-messages.server.ts'
import type { Message } from '#app/features/inbox/messages.server.ts'
import { messageForm } from '#app/features/site/content/en/message-form.ts'
import { createBus } from '#app/platform/bus.server.ts'
import type { DatabaseKind } from '#app/platform/db/database.server.ts'
import { aNewMessage, aCipher } from '#test/factories/messages.ts'
import { openTestDatabase } from '#test/postgres.ts'

const style: MailStyle = {
  origin: 'https://www.example.com',
  timeZone: 'America/New_York',
  languages: messageForm.form.language.options,
  safeWays: messageForm.form.safe.options,
}

export type MessageFixture = Awaited<ReturnType<typeof openMessageStore>>

export async function openMessageStore(kind: DatabaseKind) {
  const { db, close } = await openTestDatabase(kind)
  const state = { at: Date.UTC(2026, 10, 21, 9), woken: 0 }
  const now = () => new Date(state.at)
  const storeWith = (cipher = aCipher()) => ({ db, kind, cipher })
  const services = () => ({
    ...storeWith(),
    outbox: { cipher: aCipher(), domain: 'example.com' },
    mail: { trigger: () => (state.woken += 1), close: () => Promise.resolve() },
    bus: createBus(),
    now,
  })
  const all = async () => {
    const messages: Message[] = []
    for await (const some of everyMessage(storeWith())) messages.push(...some)
    return messages.filter(({ isQuarantined }) => !isQuarantined)
  }
  return Object.assign(state, {
    db,
    close,
    now,
    style,
    storeWith,
    services,
    all,
    async keep(input = aNewMessage(), withText = false) {
      const { reference } = await storeMessage(services(), input, { style, withText })
      return { reference }
    },
    async only() {
      const [message] = await all()
      if (!message) throw new Error('No message was kept')
      return message
    },
  })
}

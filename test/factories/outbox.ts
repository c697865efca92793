import type { KyselyPlugin } from 'kysely'
import { expect, vi } from 'vitest'
import { type MailDelivery, startMailDelivery } from '#app/features/email/deliver-mail.server.ts'
import { type OutgoingMail, queueMail } from '#app/features/email/outbox.server.ts'
import type { Mail, MailProblem, MailSender } from '#app/integrations/mail/mail-sender.ts'
import { createBus } from '#app/platform/bus.server.ts'
import { createLogger } from '#app/platform/log.server.ts'
import { fail, ok } from '#app/platform/result.ts'
import { aCipher } from '#test/factories/inbox.ts'
import { type DatabaseKind, openTestDatabase } from '#test/postgres.ts'

export async function openOutbox(kind: DatabaseKind) {
  const { db, close } = await openTestDatabase(kind)
  const office = aPostOffice()
  const lines: string[] = []
  const open: MailDelivery[] = []
  const outbox = { cipher: aCipher(), domain: 'example.com' }
  const aMail = { purpose: 'invitation', to: 'new@example.com', subject: 's', text: 't' } as const
  const clock = { at: Date.UTC(2026, 10, 21, 9) }
  const now = () => new Date(clock.at)
  const rows = () => db.selectFrom('mail_outbox').selectAll().orderBy('id').execute()
  return {
    db,
    clock,
    office,
    lines,
    outbox,
    now,
    rows,
    ...watching(rows, office),
    queue: (changes: Partial<OutgoingMail> = {}) =>
      db.transaction().execute((tx) => queueMail(tx, outbox, { ...aMail, ...changes }, now())),
    deliver(cipher = aCipher(), plugins: KyselyPlugin[] = []) {
      const log = createLogger((line) => lines.push(line), now)
      const used = plugins.reduce((plain, plugin) => plain.withPlugin(plugin), db)
      const services = { db: used, cipher, log, now, bus: createBus(), random: () => 1 }
      const { sender } = office
      const delivery = startMailDelivery({ ...services, sender, firmAddress: 'firm@example.com' })
      open.push(delivery)
      return delivery
    },
    async close() {
      await Promise.all(open.splice(0).map((delivery) => delivery.close()))
      await close()
    },
  }
}

type OutboxRow = { state: string; last_problem: string | null }

function watching(rows: () => Promise<OutboxRow[]>, office: { tried: number }) {
  const states = async () => (await rows()).map(({ state }) => state)
  return {
    states,
    untilStates: (...wanted: string[]) =>
      waitFor(async () => expect(await states()).toEqual(wanted)),
    untilProblem: (index: number, problem: string) =>
      waitFor(async () => expect((await rows())[index]?.last_problem).toBe(problem)),
    untilTried: (times: number) => waitFor(() => expect(office.tried).toBe(times)),
  }
}

const waitFor = (check: () => Promise<void> | void) =>
  vi.waitFor(check, { timeout: 8_000, interval: 10 })

function aPostOffice() {
  const office = {
    taken: [] as Mail[],
    tried: 0,
    response: (): MailProblem | null => null,
    held: null as Promise<void> | null,
    closed: false,
  }
  const sender: MailSender = {
    async send(mail, signal) {
      office.tried += 1
      const aborted = new Promise<'aborted'>((resolve) => {
        signal.addEventListener('abort', () => resolve('aborted'))
      })
      if (office.held && (await Promise.race([office.held, aborted])) === 'aborted')
        return fail('timeout')
      const problem = office.response()
      if (problem !== null) return fail(problem)
      office.taken.push(mail)
      return ok('accepted')
    },
    close: () => (office.closed = true),
  }
  return Object.assign(office, { sender })
}

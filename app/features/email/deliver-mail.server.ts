import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type DeliveryProblem, isPermanent, waitAfter } from '#app/features/email/mail.ts'
import {
  type ClaimedMail,
  claimMails,
  hasDueMail,
  LEASE_MS,
  markFailed,
  markSent,
  renewLeases,
  retryWaiting,
} from '#app/features/email/mail-queue.server.ts'
import type { MailSender } from '#app/integrations/mail/mail-sender.ts'
import type { Bus } from '#app/platform/bus.server.ts'
import type { DatabaseKind } from '#app/platform/db/database.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import type { Cipher } from '#app/platform/cipher.server.ts'
import type { Schema } from '#db/schema.ts'

export type MailDelivery = {
  /** Call it after a commit that queued an email. */
  trigger(): void
  /** Finishes the current emails, within seconds, and sends nothing more. */
  close(): Promise<void>
}

/** `firmAddress` receives the firm's own emails. */
export type DeliveryParts = {
  db: Kysely<Schema>
  kind: DatabaseKind
  cipher: Cipher
  sender: MailSender
  firmAddress: string
  bus: Bus
  log: Logger
  now: () => Date
  random?: () => number
}

const POLL_MS = 2_000
const AT_ONCE = 5
const ATTEMPT_MS = 45_000
// Four times in a lease, so that a busy moment does not lose it.
const RENEW_MS = LEASE_MS / 4
const DRAIN_MS = 8_000
// Problems with the server, which are the same for every email.
const CUT_OFF: readonly DeliveryProblem[] = ['connection', 'tls', 'sign-in', 'timeout']

/** Without a mail server, emails stay in the outbox. */
export const noDelivery: MailDelivery = { trigger() {}, close: () => Promise.resolve() }

type Worker = DeliveryParts & { holder: string; stopping: AbortController; isCutOff: boolean }

/** Several processes share one outbox: each leases a few emails at a time. */
export function startMailDelivery(parts: DeliveryParts): MailDelivery {
  const stopping = new AbortController()
  const worker = { ...parts, holder: randomUUID(), stopping, isCutOff: false }
  let isStopped = false
  let isAskedAgain = false
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> | null = null

  function trigger() {
    if (isStopped) return
    if (underWay) {
      isAskedAgain = true
      return
    }
    clearTimeout(timer)
    underWay = deliverAll(worker, () => isStopped).finally(() => {
      underWay = null
      if (isStopped) return
      if (isAskedAgain) {
        isAskedAgain = false
        trigger()
      } else timer = setTimeout(trigger, POLL_MS).unref()
    })
  }

  void retryAtStart(worker).finally(trigger)
  return {
    trigger,
    async close() {
      isStopped = true
      clearTimeout(timer)
      const timeoutMs = setTimeout(() => stopping.abort(), DRAIN_MS)
      await underWay
      clearTimeout(timeoutMs)
      parts.sender.close()
    },
  }
}

// A restart may have fixed the cause.
async function retryAtStart({ db, log, now }: Worker): Promise<void> {
  try {
    await retryWaiting(db, now())
  } catch (error) {
    log.error('mails could not be looked at', error)
  }
}

async function deliverAll(worker: Worker, isStopped: () => boolean): Promise<void> {
  const { db, log, now, holder } = worker
  try {
    while (!isStopped() && (await hasDueMail(db, now()))) {
      const claimed = await claimMails(worker, { holder, limit: AT_ONCE }, now())
      if (claimed.length === 0) return
      await whileRenewing(worker, () => Promise.all(claimed.map((mail) => deliver(worker, mail))))
    }
  } catch (error) {
    // The database is down or full. The next run is in a few seconds; leases end by themselves.
    log.error('mails could not be delivered', error)
  }
}

async function whileRenewing(worker: Worker, work: () => Promise<unknown>): Promise<void> {
  const { db, log, now, holder } = worker
  const timer = setInterval(() => {
    renewLeases(db, holder, now()).catch((error: unknown) =>
      log.error('a lease could not be renewed', error),
    )
  }, RENEW_MS).unref()
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
}

async function deliver(worker: Worker, mail: ClaimedMail): Promise<void> {
  const { db, now, holder, log, bus } = worker
  const problem = await trySending(worker, mail)
  const fields = { purpose: mail.purpose, attempts: mail.attempts }
  if (problem === null) {
    await markSent(db, { id: mail.id, holder }, now())
    log.info('mail accepted', fields)
    // The server takes emails again, so the waiting ones need not wait longer.
    if (worker.isCutOff) {
      worker.isCutOff = false
      await retryWaiting(db, now(), CUT_OFF)
    }
  } else {
    const wait = waitAfter(mail.attempts, (worker.random ?? Math.random)())
    const nextAt = new Date(now().getTime() + wait)
    await markFailed(db, { id: mail.id, holder }, { problem, nextAt })
    worker.isCutOff ||= CUT_OFF.includes(problem)
    log.warn(isPermanent(problem) ? 'mail parked' : 'mail not accepted', { ...fields, problem })
  }
  bus.publish({ kind: 'messages' })
}

async function trySending(worker: Worker, mail: ClaimedMail): Promise<DeliveryProblem | null> {
  const { sender, firmAddress, now, stopping } = worker
  const { letter, headerId, uselessAfter } = mail
  if (uselessAfter !== null && uselessAfter <= now()) return 'expired'
  if (letter === null) return 'unreadable'
  const signal = AbortSignal.any([AbortSignal.timeout(ATTEMPT_MS), stopping.signal])
  const sent = await sender.send({ ...letter, to: letter.to ?? firmAddress, headerId }, signal)
  return sent.ok ? null : sent.problem
}

import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type DeliveryProblem, failureOf } from '#app/features/email/mail.ts'
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
import type { Logger } from '#app/platform/log.server.ts'
import type { Cipher } from '#app/platform/secrets/cipher.server.ts'
import { MINUTE_MS } from '#app/platform/time.ts'
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
  cipher: Cipher
  sender: MailSender
  firmAddress: string
  bus: Bus
  log: Logger
  now: () => Date
  random?: () => number
}

const POLL_MS = 2_000
// As many as the sender has connections, so that one that takes long holds no other up.
const AT_ONCE = 3
// Beyond the sum of what the sender grants to each step (RFC 5321, section 4.5.3.2).
const ATTEMPT_MS = 40 * MINUTE_MS
// Four times in a lease, so that a busy moment does not lose it.
const RENEW_MS = LEASE_MS / 4
const DRAIN_MS = 8_000
// Problems with the server, which are the same for every email.
const CUT_OFF: readonly DeliveryProblem[] = ['connection', 'tls', 'sign-in', 'timeout']

/** Without a mail server, emails stay in the outbox. */
export const noDelivery: MailDelivery = { trigger() {}, close: () => Promise.resolve() }

type Worker = DeliveryParts & {
  holder: string
  stopping: AbortController
  isCutOff: boolean
  /** By the email's id. */
  underWay: Map<string, Promise<void>>
}

/** Several processes share one outbox: each leases a few emails at a time. */
export function startMailDelivery(parts: DeliveryParts): MailDelivery {
  const stopping = new AbortController()
  const underWay = new Map<string, Promise<void>>()
  const worker = { ...parts, holder: randomUUID(), stopping, isCutOff: false, underWay }
  const rounds = repeatWhenAsked(() => beginDue(worker, () => rounds.trigger()))
  const renewing = setInterval(() => void renew(worker), RENEW_MS).unref()
  const started = retryAtStart(worker).finally(rounds.trigger)
  return {
    trigger: rounds.trigger,
    async close() {
      const deadline = setTimeout(() => stopping.abort(), DRAIN_MS)
      const stopped = rounds.stop()
      await started
      await stopped
      await Promise.all(underWay.values())
      clearTimeout(deadline)
      clearInterval(renewing)
      parts.sender.close()
    },
  }
}

/** Also every POLL_MS, and never twice at once. */
function repeatWhenAsked(run: () => Promise<void>) {
  let isStopped = false
  let isAskedAgain = false
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | null = null

  function trigger() {
    if (isStopped) return
    isAskedAgain = round !== null
    if (isAskedAgain) return
    clearTimeout(timer)
    round = run().finally(() => {
      round = null
      if (isAskedAgain) trigger()
      else if (!isStopped) timer = setTimeout(trigger, POLL_MS).unref()
    })
  }

  return {
    trigger,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await round
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

/** Leases as many as there is room for, and begins to send them. */
async function beginDue(worker: Worker, whenOneEnds: () => void): Promise<void> {
  const { db, log, now, holder, underWay } = worker
  const limit = AT_ONCE - underWay.size
  try {
    if (limit === 0 || !(await hasDueMail(db, now()))) return
    const claim = { holder, limit, underWay: [...underWay.keys()] }
    for (const mail of await claimMails(worker, claim, now())) {
      const sending = deliver(worker, mail)
        .catch((error: unknown) => log.error('mails could not be delivered', error))
        .finally(() => {
          underWay.delete(mail.id)
          whenOneEnds()
        })
      underWay.set(mail.id, sending)
    }
  } catch (error) {
    // The database is down or full. The next run is in a few seconds; leases end by themselves.
    log.error('mails could not be delivered', error)
  }
}

async function renew({ db, log, now, holder, underWay }: Worker): Promise<void> {
  if (underWay.size === 0) return
  try {
    await renewLeases(db, { ids: [...underWay.keys()], holder }, now())
  } catch (error) {
    log.error('a lease could not be renewed', error)
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
    const failure = failureOf(mail, problem, (worker.random ?? Math.random)())
    await markFailed(db, { id: mail.id, holder }, failure, now())
    worker.isCutOff ||= CUT_OFF.includes(problem)
    log.warn(failure.isParked ? 'mail parked' : 'mail not accepted', { ...fields, problem })
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

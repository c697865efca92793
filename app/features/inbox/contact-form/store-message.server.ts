import { randomInt } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { v7 as timeOrderedId } from 'uuid'
import { insertMessageName } from '#app/features/inbox/conflicts/name-index.server.ts'
import { type Confirm, messageMail, type Notification } from '#app/features/inbox/message-mail.ts'
import {
  messagePlace,
  type MessageStore,
  releaseFromQuarantine,
} from '#app/features/inbox/messages.server.ts'
import type { MailDelivery } from '#app/features/email/deliver-mail.server.ts'
import { type Outbox, queueMail } from '#app/features/email/outbox.server.ts'
import type { Bus } from '#app/platform/bus.server.ts'
import { isPostgres } from '#app/platform/db/queries.server.ts'
import type { MessageContent } from '#app/features/inbox/contact-form/message.ts'
import type { Schema } from '#db/schema.ts'
import { MINUTE_MS } from '#app/platform/time.ts'

type StoreMessageServices = MessageStore & {
  outbox: Outbox
  mail: MailDelivery
  bus: Bus
  now: () => Date
}

type Mails = Notification & {
  /** The email to the visitor; null where none is sent. */
  confirm?: Confirm | null
}

/** Stores the message and queues its emails, all or none. Idempotent: see `insertMessage`. */
export async function storeMessage(
  services: StoreMessageServices,
  input: NewMessage,
  { style, withText, confirm = null }: Mails,
): Promise<{ reference: string; isNew: boolean }> {
  const { db, outbox, mail, bus, now } = services
  const createdAt = now()
  const stored = await db.transaction().execute(async (tx) => {
    const message = await insertMessage(services, tx, input, createdAt)
    // Suspected spam is announced once a day, or the firm's mailbox would be the target of a flood.
    const isTold = message.isReleased || (message.isNew && !input.isQuarantined)
    if (isTold) {
      const content = withText ? input.content : null
      await queueMail(tx, outbox, messageMail(style, { ...message, createdAt }, content), createdAt)
    }
    if (confirm && isTold)
      await queueMail(tx, outbox, confirm({ ...message, createdAt }), createdAt)
    return message
  })
  if (stored.isNew || stored.isReleased) bus.publish({ kind: 'messages' })
  mail.trigger()
  return { reference: stored.reference, isNew: stored.isNew }
}

// Without easily confused characters, and without vowels, which would make words.
const CHARACTERS = 'BCDFGHJKLMNPQRTVWXY346789'

/** Such as "K7-Q4M", to be read out on the telephone; one of some ten million. @internal exported for tests */
export function aReference(): string {
  return `${some(2)}-${some(3)}`
}

function some(count: number): string {
  const characters = Array.from({ length: count }, () => CHARACTERS[randomInt(CHARACTERS.length)])
  return characters.join('')
}

export type NewMessage = {
  content: MessageContent
  /** The idempotency key of a form with JavaScript; null without. */
  submissionId: string | null
  noticeVersion: string
  score: number
  signals: readonly string[]
  isQuarantined: boolean
  /** Sent from a page for people at risk. */
  isRestricted: boolean
}

/** How long the same text counts as sent twice. */
const SAME_MESSAGE_MS = 10 * MINUTE_MS

const REFERENCE_ATTEMPTS = 20

/** `isReleased`: it was in quarantine, and has now come again without a spam signal. */
type Stored = { id: string; reference: string; isNew: boolean; isReleased: boolean }

/** Idempotent by submission id, or by the same text within ten minutes. @internal exported for tests */
export async function insertMessage(
  store: Pick<MessageStore, 'cipher'>,
  tx: Transaction<Schema>,
  input: NewMessage,
  now: Date,
): Promise<Stored> {
  const fingerprint = store.cipher.fingerprint(JSON.stringify(input.content))
  // Two submissions at once wait for each other; SQLite has one writer anyway.
  if (isPostgres(tx))
    await sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`.execute(tx)
  const same = await findSame(tx, fingerprint, now)
  if (same) {
    const { quarantined, ...found } = same
    const isReleased = Boolean(quarantined) && !input.isQuarantined
    if (isReleased) await releaseFromQuarantine(tx, found.id, now)
    return { ...found, isNew: false, isReleased }
  }
  for (let attempt = 0; attempt <= REFERENCE_ATTEMPTS; attempt += 1) {
    // A changed text under the same id is another message: the first was stored and its response lost.
    const submissionId = attempt === 0 ? input.submissionId : null
    const stored = await tryInsert(store, tx, { ...input, submissionId, fingerprint }, now)
    if (stored) return stored
  }
  throw new Error('No free reference was found')
}

function findSame(tx: Transaction<Schema>, fingerprint: string, now: Date) {
  return (
    tx
      .selectFrom('messages')
      .select(['id', 'reference', 'quarantined'])
      .where('fingerprint', '=', fingerprint)
      .where('created_at', '>', new Date(now.getTime() - SAME_MESSAGE_MS))
      // After the clock was set back, one "from the future" is not the same submission.
      .where('created_at', '<=', new Date(now.getTime() + SAME_MESSAGE_MS))
      .orderBy('created_at', 'desc')
      .executeTakeFirst()
  )
}

/** @returns null when the reference or the submission id is taken */
async function tryInsert(
  { cipher }: Pick<MessageStore, 'cipher'>,
  tx: Transaction<Schema>,
  input: NewMessage & { fingerprint: string },
  now: Date,
): Promise<Stored | null> {
  const id = timeOrderedId()
  const { keyId, sealed } = cipher.encrypt(JSON.stringify(input.content), messagePlace(id))
  const row = await tx
    .insertInto('messages')
    .values({
      id,
      reference: aReference(),
      created_at: now,
      updated_at: now,
      state: 'new',
      quarantined: input.isQuarantined,
      score: input.score,
      signals: input.signals.join(','),
      key_id: keyId,
      sealed,
      fingerprint: input.fingerprint,
      submission_id: input.submissionId,
      notice_version: input.noticeVersion,
      version: 1,
      stage_since: now,
      restricted: input.isRestricted,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'reference'])
    .executeTakeFirst()
  if (row) await insertMessageName(cipher, tx, id, input.content.name)
  return row ? { ...row, isNew: true, isReleased: false } : null
}

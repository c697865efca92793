import { sql, type Transaction } from 'kysely'
import { v7 as timeOrderedId } from 'uuid'
import type { MessageContent } from '#app/features/contact/message.ts'
import {
  messagePlace,
  type MessageStore,
  releaseFromQuarantine,
} from '#app/features/contact/messages.server.ts'
import { aReference } from '#app/features/contact/reference.server.ts'
import type { Schema } from '#db/schema.ts'
import { MINUTE_MS } from '#app/platform/time.ts'

/** What is kept of one press of Send. */
export type NewMessage = {
  content: MessageContent
  /** Names the press, where the form has JavaScript; null without. */
  submissionId: string | null
  noticeVersion: string
  score: number
  signals: readonly string[]
  isQuarantined: boolean
}

/** How long the same text counts as sent twice. */
const SAME_MESSAGE_MS = 10 * MINUTE_MS

type Tx = Transaction<Schema>
/** The message that is kept now. `isRaised`: it lay in quarantine, and has now come again without anything odd. */
type Kept = { id: string; reference: string; isNew: boolean; isRaised: boolean }

/**
 * Inserts a message, unless it is there already: the same press of Send, or the same text within ten minutes.
 * @returns the message that is kept now, and whether this call made it
 */
export async function insertMessage(
  store: Omit<MessageStore, 'db'>,
  tx: Tx,
  input: NewMessage,
  now: Date,
): Promise<Kept> {
  const fingerprint = store.sealer.fingerprint(JSON.stringify(input.content))
  // SQLite has one writer anyway. Here two presses at once wait for each other.
  if (store.kind === 'postgres')
    await sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`.execute(tx)
  const same = await findSame(tx, fingerprint, now)
  if (same) return keepSame(tx, same, input, now)
  // A changed text under the same name is another message: the first was kept, and the answer to it was lost.
  return (
    (await tryInsert(store, tx, { ...input, fingerprint }, now)) ??
    (await insertUnnamed(store, tx, { ...input, fingerprint }, now))
  )
}

function findSame(tx: Tx, fingerprint: string, now: Date) {
  return (
    tx
      .selectFrom('messages')
      .select(['id', 'reference', 'quarantined'])
      .where('fingerprint', '=', fingerprint)
      .where('created_at', '>', new Date(now.getTime() - SAME_MESSAGE_MS))
      // After the clock was set back, one "from the future" is not the same press.
      .where('created_at', '<=', new Date(now.getTime() + SAME_MESSAGE_MS))
      .orderBy('created_at', 'desc')
      .executeTakeFirst()
  )
}

async function keepSame(
  tx: Tx,
  { quarantined, ...same }: NonNullable<Awaited<ReturnType<typeof findSame>>>,
  input: NewMessage,
  now: Date,
): Promise<Kept> {
  const isRaised = Boolean(quarantined) && !input.isQuarantined
  if (isRaised) await releaseFromQuarantine(tx, same.id, now)
  return { ...same, isNew: false, isRaised }
}

const REFERENCE_ATTEMPTS = 20

type Fingerprinted = NewMessage & { fingerprint: string }

async function insertUnnamed(
  store: Omit<MessageStore, 'db'>,
  tx: Tx,
  input: Fingerprinted,
  now: Date,
): Promise<Kept> {
  for (let left = REFERENCE_ATTEMPTS; left > 0; left -= 1) {
    const kept = await tryInsert(store, tx, { ...input, submissionId: null }, now)
    if (kept) return kept
  }
  throw new Error('No free reference was found')
}

/** @returns null when the reference or the press is taken */
async function tryInsert(
  { sealer }: Omit<MessageStore, 'db'>,
  tx: Tx,
  input: Fingerprinted,
  now: Date,
): Promise<Kept | null> {
  const id = timeOrderedId()
  const { keyId, sealed } = sealer.seal(JSON.stringify(input.content), messagePlace(id))
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
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'reference'])
    .executeTakeFirst()
  return row ? { ...row, isNew: true, isRaised: false } : null
}

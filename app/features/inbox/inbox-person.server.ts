import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { eraseMessage } from '#app/features/inbox/erase-messages.server.ts'
import type { ExportedMessage, PersonExport } from '#app/features/inbox/inbox-export.ts'
import { type Colleague, type Inbox, listTrail } from '#app/features/inbox/inbox-actions.server.ts'
import { everyMessage } from '#app/features/inbox/inbox-messages.server.ts'
import { listLabels } from '#app/features/inbox/inquiry/labels.server.ts'
import { listReplies, type Reply } from '#app/features/inbox/replies/replies.server.ts'
import type { Schema } from '#db/schema.ts'
import { listNotes } from '#app/features/inbox/inbox-notes.server.ts'
import {
  addressOf,
  findMessage,
  type Message,
  type MessageStore,
} from '#app/features/inbox/messages.server.ts'
import type { Viewer } from '#app/features/inbox/inbox.ts'
import { isHiddenFrom } from '#app/features/inbox/restricted.server.ts'
import { recordAuditEvent } from '#app/platform/audit.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

export type Person = {
  /** Null when the message cannot be decrypted; then it is the only one. */
  email: string | null
  /** Newest first, quarantine and spam included. */
  messages: Message[]
  /** Other messages that cannot be decrypted, so their sender is unknown. */
  unreadable: number
  /** A fingerprint of these messages, which changes when another one arrives. */
  seen: string
}

/** All messages from the same email address, ignoring case, but for those that are hidden from the viewer. @returns null when the message is unknown, hidden or erased */
export async function findPerson(
  store: MessageStore,
  id: string,
  viewer: Viewer,
): Promise<Person | null> {
  const requested = await findMessage(store, id)
  if (!requested || requested.erasedAt !== null || isHiddenFrom(viewer, requested)) return null
  const address = addressOf(requested)
  const messages: Message[] = []
  let unreadable = 0
  for await (const portion of everyMessage(store)) {
    for (const message of portion) {
      if (isHiddenFrom(viewer, message)) continue
      if (message.id === id || (address !== null && addressOf(message) === address))
        messages.push(message)
      else if (!message.content.ok) unreadable += 1
    }
  }
  const email = requested.content.ok ? requested.content.value.email : null
  return { email, messages, unreadable, seen: fingerprintOf(messages) }
}

function fingerprintOf(messages: readonly Message[]): string {
  const ids = messages.map(({ id }) => id).join(',')
  return createHash('sha256').update(ids).digest('base64url').slice(0, 22)
}

/** Records the export with each message. */
export async function exportPerson(
  inbox: Inbox,
  person: Person,
  by: Colleague,
): Promise<PersonExport> {
  const at = inbox.now()
  const ids = person.messages.map((message) => message.id)
  const [notes, replies, labels, names] = await Promise.all([
    listNotes(inbox, ids),
    listReplies(inbox, ids),
    listLabels(inbox.db, ids),
    namesOf(inbox.db, person.messages),
  ])
  await inbox.db.transaction().execute(async (tx) => {
    for (const { id: subjectId, reference: subject } of person.messages)
      await recordAuditEvent(tx, { at, by, act: 'message.exported', subjectId, subject })
  })
  const messages: ExportedMessage[] = []
  for (const message of person.messages) {
    const own = notes.filter(({ messageId }) => messageId === message.id)
    const trail = await listTrail(inbox.db, message.id)
    messages.push({
      ...exported(message),
      labels: labels.get(message.id) ?? [],
      assignedTo: names.get(message.assigneeId ?? '') ?? message.assigneeId,
      replies: replies.filter(({ messageId }) => messageId === message.id).map(exportedReply),
      notes: own.map((note) => ({ at: note.at.toISOString(), by: note.by, text: note.text })),
      trail: trail.map((entry) => ({ at: entry.at.toISOString(), by: entry.by, act: entry.act })),
    })
  }
  inbox.bus.publish({ kind: 'messages' })
  return { exportedAt: at.toISOString(), exportedBy: by.name, email: person.email, messages }
}

function exportedReply({ at, by, direction, content }: Reply): ExportedMessage['replies'][number] {
  const { text = null, on = null } = content ?? {}
  return { at: at.toISOString(), by, direction, on, text }
}

async function namesOf(db: Kysely<Schema>, messages: readonly Message[]) {
  const ids = messages.flatMap(({ assigneeId }) => assigneeId ?? [])
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db.selectFrom('users').select(['id', 'email']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, email }) => [id, email]))
}

type OfItself = Omit<ExportedMessage, 'notes' | 'trail' | 'labels' | 'replies' | 'assignedTo'>

function exported(message: Message): OfItself {
  const { content } = message
  return {
    reference: message.reference,
    receivedAt: message.createdAt.toISOString(),
    state: message.isQuarantined ? 'quarantine' : message.state,
    content: content.ok
      ? {
          name: content.value.name,
          email: content.value.email,
          text: content.value.message,
          language: content.value.language,
          safeToContact: content.value.safeWay,
        }
      : null,
    notice: message.noticeVersion,
    dueOn: message.dueOn,
    erasedOn: message.eraseAfter?.toISOString().slice(0, 10) ?? null,
  }
}

/** @param seen `Person.seen` as it was shown, so that a newer message is not erased unread */
export async function erasePerson(
  inbox: Inbox,
  id: string,
  seen: string,
  { viewer, ...by }: Colleague & { viewer: Viewer },
): Promise<Result<number, 'missing' | 'changed'>> {
  const person = await findPerson(inbox, id, viewer)
  if (!person) return fail('missing')
  if (person.seen !== seen) return fail('changed')
  let erased = 0
  for (const message of person.messages)
    if (await eraseMessage(inbox.db, message.id, { now: inbox.now(), by })) erased += 1
  inbox.bus.publish({ kind: 'messages' })
  return ok(erased)
}

/** @returns false when it is unknown or erased */
export async function eraseOne(inbox: Inbox, id: string, by: Colleague): Promise<boolean> {
  const isErased = await eraseMessage(inbox.db, id, { now: inbox.now(), by })
  if (isErased) inbox.bus.publish({ kind: 'messages' })
  return isErased
}

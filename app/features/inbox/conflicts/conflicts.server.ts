import type { Kysely } from 'kysely'
import {
  MATCH_KINDS,
  type MatchKind,
  nameMatcher,
} from '#app/features/inbox/conflicts/person-names.ts'
import { findCandidates, openListedName } from '#app/features/inbox/conflicts/name-index.server.ts'
import { findCurrentList } from '#app/features/inbox/conflicts/name-list.server.ts'
import type { Colleague, Inbox } from '#app/features/inbox/inbox-actions.server.ts'
import type { Viewer } from '#app/features/inbox/inbox.ts'
import { isHiddenFrom, isRestrictedMessage } from '#app/features/inbox/restricted.server.ts'
import {
  addressOf,
  type Message,
  type MessageStore,
  toMessage,
} from '#app/features/inbox/messages.server.ts'
import { recordAuditEvent } from '#app/platform/audit.server.ts'
import type { Schema } from '#db/schema.ts'

/** Somebody of the same or a similar name, whom the firm may represent or have advised. */
export type Conflict = {
  fingerprint: string
  kind: MatchKind
  name: string
  /** Of the imported list, the reference of the earlier message, or nothing where the viewer may not know it. */
  source:
    | { kind: 'list'; note: string }
    | { kind: 'message'; id: string; reference: string }
    | { kind: 'hidden' }
  cleared: { by: string; at: Date } | null
}

type Found = Omit<Conflict, 'cleared'> & { isHidden: boolean }

/**
 * Against the imported list and earlier messages from other addresses; the closest first. Messages that are hidden from the viewer
 * are one conflict together, without name and number, which is cleared when somebody who may read them has cleared each.
 */
export async function findConflicts(
  store: MessageStore,
  message: Message,
  viewer: Viewer,
): Promise<Conflict[]> {
  if (!message.content.ok) return []
  const candidates = await findCandidates(store, message.content.value.name)
  if (candidates.length === 0) return []
  const found = [
    ...(await amongListed(store, message, candidates)),
    ...(await amongMessages(store, message, candidates, viewer)),
  ]
  if (found.length === 0) return []
  const clearances = await store.db
    .selectFrom('conflict_clearances')
    .selectAll()
    .where('message_id', '=', message.id)
    .execute()
  const cleared = new Map(clearances.map((row) => [row.fingerprint, row]))
  const conflicts = found.map((one) => {
    const row = cleared.get(one.fingerprint)
    return { ...one, cleared: row ? { by: row.cleared_by, at: new Date(row.cleared_at) } : null }
  })
  return [
    ...conflicts
      .flatMap(({ isHidden, ...conflict }) => (isHidden ? [] : [conflict]))
      .toSorted((a, b) => MATCH_KINDS.indexOf(a.kind) - MATCH_KINDS.indexOf(b.kind)),
    ...together(conflicts.filter(({ isHidden }) => isHidden)),
  ]
}

/** Tells only whether somebody still has to look. */
function together(hidden: readonly Pick<Conflict, 'cleared'>[]): Conflict[] {
  const [one] = hidden.toSorted((a, b) => Number(a.cleared !== null) - Number(b.cleared !== null))
  if (!one) return []
  const nothing = { fingerprint: '', kind: 'exact', name: '', source: { kind: 'hidden' } } as const
  return [{ ...nothing, cleared: one.cleared }]
}

type Candidates = Awaited<ReturnType<typeof findCandidates>>

async function amongListed(
  { db, cipher }: MessageStore,
  message: Message,
  candidates: Candidates,
): Promise<Found[]> {
  const current = await findCurrentList(db)
  const match = nameMatcher(nameOf(message))
  return candidates.flatMap((row) => {
    const listed = row.list_id === (current?.id ?? '') ? openListedName(cipher, row) : null
    const kind = listed && match(listed.name)
    if (!listed || !kind) return []
    const source = { kind: 'list' as const, note: listed.note }
    return [{ fingerprint: row.fingerprint, kind, name: listed.name, source, isHidden: false }]
  })
}

async function amongMessages(
  { db, cipher }: MessageStore,
  message: Message,
  candidates: Candidates,
  viewer: Viewer,
): Promise<Found[]> {
  const ids = candidates.flatMap(({ message_id: id }) => (id === null ? [] : [id]))
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('id', 'in', ids)
    .where('id', '!=', message.id)
    .where('erased_at', 'is', null)
    .where('quarantined', '=', false)
    .where('state', '!=', 'spam')
    .execute()
  const match = nameMatcher(nameOf(message))
  return rows
    .map((row) => toMessage(cipher, row))
    .filter((earlier) => isEarlier(earlier, message) && addressOf(earlier) !== addressOf(message))
    .flatMap((earlier) => {
      const name = nameOf(earlier)
      const kind = match(name)
      if (!kind) return []
      const { id, reference } = earlier
      const source = { kind: 'message' as const, id, reference }
      return [{ fingerprint: id, kind, name, source, isHidden: isHiddenFrom(viewer, earlier) }]
    })
}

function isEarlier(one: Message, other: Message): boolean {
  return one.createdAt.getTime() - other.createdAt.getTime() < 0 || one.id < other.id
}

function nameOf({ content }: Message): string {
  return content.ok ? content.value.name : ''
}

/** Whether its text is not shown yet: nobody has read it, and a possible conflict is not cleared. */
export function isWithheld(message: Message, conflicts: readonly Conflict[]): boolean {
  return message.readAt === null && conflicts.some(({ cleared }) => cleared === null)
}

/** Only of messages that nobody has read, with conflicts that nobody has cleared. */
export async function listWithheld(
  store: MessageStore,
  messages: readonly Message[],
  viewer: Viewer,
): Promise<Set<string>> {
  const withheld = new Set<string>()
  for (const message of messages) {
    if (message.readAt !== null || message.erasedAt !== null) continue
    if (isHiddenFrom(viewer, message)) continue
    if (isWithheld(message, await findConflicts(store, message, viewer))) withheld.add(message.id)
  }
  return withheld
}

/** `seen`: fingerprints of the conflicts that were on the page; another that came since stays open. @returns how many it cleared */
export async function clearConflicts(
  inbox: Inbox,
  message: Message,
  { seen, viewer }: { seen: readonly string[]; viewer: Viewer },
  by: Colleague,
): Promise<number> {
  const conflicts = await findConflicts(inbox, message, viewer)
  const open = conflicts.filter(
    ({ cleared, fingerprint, source }) =>
      cleared === null && source.kind !== 'hidden' && seen.includes(fingerprint),
  )
  const at = inbox.now()
  const cleared = await inbox.db.transaction().execute(async (tx) => {
    let count = 0
    for (const { fingerprint, source } of open) {
      const row = await tx
        .insertInto('conflict_clearances')
        .values({
          message_id: message.id,
          fingerprint,
          cleared_at: at,
          user_id: by.id,
          cleared_by: by.name,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('fingerprint')
        .executeTakeFirst()
      if (!row) continue
      const subject = await subjectOf(tx, message, source)
      const event = { at, by, subjectId: message.id, subject }
      await recordAuditEvent(tx, { ...event, act: 'conflict.cleared' })
      count += 1
    }
    return count
  })
  if (cleared > 0) inbox.bus.publish({ kind: 'messages' })
  return cleared
}

// Without the name: this log is never erased, and those who may not read restricted messages read it, too.
async function subjectOf(
  db: Kysely<Schema>,
  { reference }: Message,
  source: Conflict['source'],
): Promise<string> {
  if (source.kind === 'list') return `${reference} / list`
  if (source.kind === 'hidden' || (await isRestrictedMessage(db, source.id))) return reference
  return `${reference} / ${source.reference}`
}

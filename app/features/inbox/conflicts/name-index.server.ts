import { createHmac } from 'node:crypto'
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import { v7 as timeOrderedId } from 'uuid'
import { nameSounds } from '#app/features/inbox/conflicts/person-names.ts'
import { type MessageStore, toMessage } from '#app/features/inbox/messages.server.ts'
import { type Cipher, ERASED } from '#app/platform/secrets/cipher.server.ts'
import type { Schema } from '#db/schema.ts'

/** As the imported list has it; `note` says who that is to the firm. */
export type ListedName = { name: string; note: string }

type NameRow = Insertable<Schema['names']>
type NewName = { row: NameRow; name: string }

/** In the transaction that stores the message. */
export function insertMessageName(
  cipher: Cipher,
  tx: Transaction<Schema>,
  messageId: string,
  name: string,
): Promise<void> {
  return insertNames(cipher, tx, [nameOfMessage(cipher, messageId, name)])
}

function nameOfMessage(cipher: Cipher, messageId: string, name: string): NewName {
  const id = timeOrderedId()
  const owner = { message_id: messageId, list_id: null, fingerprint: messageId }
  return { row: { id, ...owner, key_id: cipher.keyId, sealed: ERASED.sealed }, name }
}

export function nameOfList(cipher: Cipher, listId: string, listed: ListedName): NewName {
  const id = timeOrderedId()
  const { keyId, sealed } = cipher.encrypt(JSON.stringify(listed), namePlace(id))
  const owner = {
    message_id: null,
    list_id: listId,
    fingerprint: listedFingerprint(cipher, listed),
  }
  return { row: { id, ...owner, key_id: keyId, sealed }, name: listed.name }
}

export function listedFingerprint(cipher: Cipher, { name, note }: ListedName): string {
  return cipher.fingerprint(`listed name ${JSON.stringify([name, note])}`)
}

// Below the number of parameters that SQLite and PostgreSQL take in one statement.
const ROWS_AT_ONCE = 2_000

export async function insertNames(
  cipher: Cipher,
  tx: Transaction<Schema>,
  names: readonly NewName[],
): Promise<void> {
  const hash = hasherOf(cipher)
  const rows = names.map(({ row }) => row)
  await tx
    .insertInto('names')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const sounds = names.flatMap(({ row, name }) =>
    nameSounds(name).map(({ place, sound }) => ({ hash: hash(sound), name_id: row.id, place })),
  )
  for (let first = 0; first < sounds.length; first += ROWS_AT_ONCE)
    await tx
      .insertInto('name_sounds')
      .values(sounds.slice(first, first + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

const HASH_CHARACTERS = 16

/** Keyed, so that a copied database does not tell which names are in it. */
function hasherOf(cipher: Cipher): (sound: string) => string {
  const key = cipher.deriveKey('name-index')
  return (sound) =>
    createHmac('sha256', key).update(sound).digest('base64url').slice(0, HASH_CHARACTERS)
}

const CANDIDATES_MOST = 1_000

/** Names that share the sounds of two words, of messages and of every list. */
export async function findCandidates({ db, cipher }: MessageStore, name: string) {
  const hash = hasherOf(cipher)
  const hashes = [...new Set(nameSounds(name).map(({ sound }) => hash(sound)))]
  if (hashes.length === 0) return []
  return db
    .selectFrom((from) =>
      from
        .selectFrom('name_sounds')
        .select('name_id')
        .where('hash', 'in', hashes)
        .groupBy('name_id')
        .having(sql`count(distinct place)`, '>=', 2)
        .orderBy(sql`count(distinct place)`, 'desc')
        .limit(CANDIDATES_MOST)
        .as('found'),
    )
    .innerJoin('names', 'names.id', 'found.name_id')
    .selectAll('names')
    .execute()
}

/** @returns null when its key is not here */
export function openListedName(
  cipher: Cipher,
  row: { id: string; key_id: string; sealed: string },
): ListedName | null {
  const opened = cipher.open({ keyId: row.key_id, sealed: row.sealed }, namePlace(row.id))
  return opened.ok ? (JSON.parse(opened.value) as ListedName) : null
}

function namePlace(id: string): string {
  return `names:${id}`
}

const REBUILT_AT_ONCE = 200

/** Indexes names under the current key: of messages from before the index, and all after a change of the key. @returns how many */
export async function rebuildNames(store: MessageStore): Promise<number> {
  return (await rebuildOfMessages(store)) + (await rebuildOfList(store))
}

async function rebuildOfMessages(store: MessageStore): Promise<number> {
  const { db, cipher } = store
  let rebuilt = 0
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('messages')
      .leftJoin('names', 'names.message_id', 'messages.id')
      .selectAll('messages')
      .where('messages.erased_at', 'is', null)
      .where('messages.id', '>', last)
      .where(({ or, eb }) =>
        or([eb('names.id', 'is', null), eb('names.key_id', '!=', cipher.keyId)]),
      )
      .orderBy('messages.id')
      .limit(REBUILT_AT_ONCE)
      .execute()
    const readable = rows.flatMap((row) => {
      const { id, content } = toMessage(cipher, row)
      return content.ok ? [nameOfMessage(cipher, id, content.value.name)] : []
    })
    const ids = readable.map(({ row }) => row.fingerprint)
    if (ids.length > 0)
      await db.transaction().execute(async (tx) => {
        await tx.deleteFrom('names').where('message_id', 'in', ids).execute()
        await insertNames(cipher, tx, await stillStored(tx, readable))
      })
    rebuilt += readable.length
    last = rows.at(-1)?.id ?? ''
    if (rows.length < REBUILT_AT_ONCE) return rebuilt
  }
}

// A message that was erased in between gets no name again.
async function stillStored(tx: Transaction<Schema>, names: readonly NewName[]): Promise<NewName[]> {
  const ids = names.map(({ row }) => row.fingerprint)
  const rows = await tx
    .selectFrom('messages')
    .select('id')
    .where('id', 'in', ids)
    .where('erased_at', 'is', null)
    .execute()
  const stored = new Set(rows.map(({ id }) => id))
  return names.filter(({ row }) => stored.has(row.fingerprint))
}

async function rebuildOfList({ db, cipher }: MessageStore): Promise<number> {
  let rebuilt = 0
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('names')
      .selectAll()
      .where('list_id', 'is not', null)
      .where('key_id', '!=', cipher.keyId)
      .where('id', '>', last)
      .orderBy('id')
      .limit(REBUILT_AT_ONCE)
      .execute()
    await db.transaction().execute(async (tx) => {
      for (const row of rows) {
        const listed = openListedName(cipher, row)
        if (listed === null || row.list_id === null) continue
        const renewed = nameOfList(cipher, row.list_id, listed)
        await tx.deleteFrom('names').where('id', '=', row.id).execute()
        await insertNames(cipher, tx, [renewed])
        await moveClearances(tx, row.fingerprint, renewed.row.fingerprint)
        rebuilt += 1
      }
    })
    last = rows.at(-1)?.id ?? ''
    if (rows.length < REBUILT_AT_ONCE) return rebuilt
  }
}

async function moveClearances(tx: Transaction<Schema>, from: string, to: string): Promise<void> {
  await tx
    .updateTable('conflict_clearances')
    .set({ fingerprint: to })
    .where('fingerprint', '=', from)
    .execute()
}

/** Of a message that is erased, with what was cleared of it and against it. */
export async function eraseNamesOf(db: Kysely<Schema>, messageId: string): Promise<void> {
  await db.deleteFrom('names').where('message_id', '=', messageId).execute()
  await db
    .deleteFrom('conflict_clearances')
    .where(({ or, eb }) =>
      or([eb('message_id', '=', messageId), eb('fingerprint', '=', messageId)]),
    )
    .execute()
}

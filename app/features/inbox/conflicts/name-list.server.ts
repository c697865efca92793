import type { Kysely, Selectable } from 'kysely'
import { v7 as timeOrderedId } from 'uuid'
import { namesText } from '#app/features/inbox/conflicts/conflict-texts.ts'
import {
  insertNames,
  type ListedName,
  listedFingerprint,
  nameOfList,
} from '#app/features/inbox/conflicts/name-index.server.ts'
import type { Colleague, Inbox } from '#app/features/inbox/inbox-actions.server.ts'
import { recordAuditEvent } from '#app/platform/audit.server.ts'
import { type Held, runExclusively } from '#app/platform/db/exclusive-job.server.ts'
import type { Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'

const NAMES_AT_ONCE = 500

type NameList = { id: string; importedAt: Date; importedBy: string; names: number }

/** Null before the first import. */
export async function findCurrentList(db: Kysely<Schema>): Promise<NameList | null> {
  const row = await db.selectFrom('name_lists').selectAll().orderBy('id', 'desc').executeTakeFirst()
  return row ? toList(row) : null
}

function toList(row: Selectable<Schema['name_lists']>): NameList {
  const { id, imported_by: importedBy, names } = row
  return { id, importedAt: new Date(row.imported_at), importedBy, names }
}

/**
 * Replaces the list; until the last name is stored, the earlier one counts. Names that are in it twice are stored once.
 * @returns how many names it has; `held` while a colleague imports
 */
export function importNames(
  inbox: Inbox,
  listed: readonly ListedName[],
  by: Colleague,
): Promise<Result<number, Held>> {
  const { db, cipher } = inbox
  return runExclusively(inbox, 'conflict-list', async () => {
    await forgetOtherLists(db)
    const once = new Map(listed.map((name) => [listedFingerprint(cipher, name), name]))
    const names = [...once.values()]
    const id = timeOrderedId()
    for (let first = 0; first < names.length; first += NAMES_AT_ONCE) {
      const some = names.slice(first, first + NAMES_AT_ONCE)
      await db.transaction().execute((tx) =>
        insertNames(
          cipher,
          tx,
          some.map((name) => nameOfList(cipher, id, name)),
        ),
      )
      await new Promise((resolve) => setImmediate(resolve))
    }
    await countList(inbox, { id, names: names.length }, by)
    await forgetOtherLists(db)
    return names.length
  })
}

// From this commit on it is the list that counts.
async function countList(
  { db, now }: Inbox,
  { id, names }: { id: string; names: number },
  by: Colleague,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('name_lists').execute()
    const list = { id, imported_at: now(), imported_by: by.name, names }
    await tx.insertInto('name_lists').values(list).execute()
    const subject = namesText(names)
    await recordAuditEvent(tx, {
      at: now(),
      by,
      act: 'conflict.list-imported',
      subjectId: id,
      subject,
    })
  })
}

/** Also what an import left that was killed. */
async function forgetOtherLists(db: Kysely<Schema>): Promise<void> {
  const current = await findCurrentList(db)
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('names')
      .where('id', 'in', (names) =>
        names
          .selectFrom('names')
          .select('id')
          .where('list_id', 'is not', null)
          .where('list_id', '!=', current?.id ?? '')
          .limit(NAMES_AT_ONCE),
      )
      .executeTakeFirst()
    if (numDeletedRows < NAMES_AT_ONCE) return
    await new Promise((resolve) => setImmediate(resolve))
  }
}

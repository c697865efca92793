import type { Kysely, Transaction } from 'kysely'
import type { RecordKey } from '#app/features/content/record-types.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'

/** @param work throws `ChangedSince` for a record of which somebody has stored another version */
export async function allOrNone(
  db: Kysely<Schema>,
  work: (tx: Transaction<Schema>) => Promise<void>,
): Promise<Result<void, { key: RecordKey; kind: 'changed' }>> {
  try {
    await db.transaction().execute(work)
    return ok(undefined)
  } catch (error) {
    if (error instanceof ChangedSince) return fail({ key: error.key, kind: 'changed' })
    throw error
  }
}

// Thrown, so that the transaction is rolled back.
export class ChangedSince extends Error {
  readonly key: RecordKey
  constructor(key: RecordKey) {
    super('The record was changed since')
    this.key = key
  }
}

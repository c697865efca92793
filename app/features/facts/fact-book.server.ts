import type { Kysely } from 'kysely'
import type { Fact } from '#app/features/facts/fact.ts'
import { reviseFacts } from '#app/features/facts/fact-revision.ts'
import { listFactRevisions } from '#app/features/facts/fact-revisions.server.ts'
import { legalFacts } from '#app/features/facts/legal-facts.ts'
import type { Bus } from '#app/platform/bus.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import type { Schema } from '#db/schema.ts'

/** The legal figures of the site as they stand, in memory: no page waits for the database because it quotes one. */
export type FactBook = {
  current(): readonly Fact[]
  /** Reads what staff entered again, and tells the site when that is done. */
  reload(): Promise<void>
}

/**
 * Opens the book and keeps it current. `facts` on the bus means that something was entered, here or in another process; only
 * when the book has it are the kept pages dropped, so that none is made again from the figures of before.
 * @throws when the entries cannot be read at the start
 */
export async function openFactBook(parts: {
  db: Kysely<Schema>
  bus: Bus
  log: Logger
}): Promise<FactBook> {
  const { db, bus, log } = parts
  const read = async () => reviseFacts(legalFacts, await listFactRevisions(db))
  let facts: readonly Fact[] = await read()
  const reload = async () => {
    facts = await read()
    bus.publish({ kind: 'content' })
  }
  bus.subscribe(({ kind }) => {
    if (kind !== 'facts') return
    reload().catch((error: unknown) => log.error('reading the legal figures failed', error))
  })
  return { current: () => facts, reload }
}

import type { Kysely } from 'kysely'
import type { Fact } from '#app/features/facts/fact.ts'
import { reviseFacts } from '#app/features/facts/fact-revision.ts'
import { listFactRevisions } from '#app/features/facts/fact-revisions.server.ts'
import { legalFacts } from '#app/features/facts/legal-facts.ts'
import type { Bus } from '#app/platform/bus.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import type { Schema } from '#db/schema.ts'

/** Held in memory, so that no page waits for the database to quote a figure. */
export type FactBook = {
  current(): readonly Fact[]
  reload(): Promise<void>
}

// Reloads on the bus message `facts`, and only then empties the page cache. Throws when the entries cannot be read at
// the start.
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

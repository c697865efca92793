import type { Page } from '@playwright/test'
import { openDatabase } from '#app/platform/db/database.server.ts'
import { readEncryptionSecrets } from '#app/platform/cipher.server.ts'
import type { Schema } from '#db/schema.ts'
import { anInbox } from '#test/factories/inbox.ts'
import { test as base } from '#test/journeys/site.ts'
import type { TestSite } from '#test/site.ts'

type Received = Parameters<ReturnType<typeof anInbox>['receive']>

type WrittenMessage = { id: string; reference: string }

type Inbox = { site: TestSite; dashboard: Page; written: WrittenMessage[] }

export const test = base.extend<{ openInbox: (messages: Received[]) => Promise<Inbox> }>({
  openInbox: async ({ openAnotherSite, visitDashboard }, use) => {
    await use(async (messages) => {
      const site = await openAnotherSite()
      const written = await receiveMessages(site, messages)
      return { site, written, dashboard: await visitDashboard(site) }
    })
  },
})

/** Each an hour after the one before, the first 26 hours ago. */
async function receiveMessages(
  site: TestSite,
  messages: readonly Received[],
): Promise<WrittenMessage[]> {
  const databaseUrl = site.environment['DATABASE_URL'] ?? null
  const { kind, db, close } = openDatabase<Schema>({ dataDir: site.dataDir, databaseUrl }, () => {})
  try {
    const [key] = await readEncryptionSecrets({ dataDir: site.dataDir, messageKeys: [] })
    const { receive, wait } = anInbox({ db, kind }, key, Date.now() - 26 * 3_600_000)
    const written: WrittenMessage[] = []
    for (const message of messages) {
      const id = await receive(...message)
      const { reference } = await db
        .selectFrom('messages')
        .select('reference')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      written.push({ id, reference })
      wait(1)
    }
    return written
  } finally {
    await close()
  }
}

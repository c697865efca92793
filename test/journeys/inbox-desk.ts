import type { Page } from '@playwright/test'
import { openDatabase } from '#app/platform/db/database.server.ts'
import type { Schema } from '#db/schema.ts'
import { type anInbox, theInboxOf } from '#test/factories/inbox.ts'
import { expect, test as base } from '#test/journeys/site.ts'
import { aVisitor, type TestSite } from '#test/site.ts'

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

/** Through the form without JavaScript; the journeys of the form show what a visitor's browser makes of it. */
export async function writeAsVisitor({ origin }: TestSite, name: string): Promise<void> {
  const message = `This is what ${name} wants to know.`
  const form = new URLSearchParams({ name, email: 'ana@example.com', message })
  expect((await aVisitor(origin).post('/contact', form)).status).toBe(303)
}

/** Each an hour after the one before, the first 26 hours ago. */
async function receiveMessages(
  site: TestSite,
  messages: readonly Received[],
): Promise<WrittenMessage[]> {
  const databaseUrl = site.environment['DATABASE_URL'] ?? null
  const { db, close } = openDatabase<Schema>({ dataDir: site.dataDir, databaseUrl }, () => {})
  try {
    const start = Date.now() - 26 * 3_600_000
    const { receive, wait } = await theInboxOf({ db, dataDir: site.dataDir }, start)
    const written: WrittenMessage[] = []
    for (const message of messages) {
      const id = await receive(...message)
      const row = db.selectFrom('messages').select(['id', 'reference']).where('id', '=', id)
      written.push(await row.executeTakeFirstOrThrow())
      wait(1)
    }
    return written
  } finally {
    await close()
  }
}

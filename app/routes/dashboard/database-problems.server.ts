import { data } from 'react-router'
import { logDatabaseRefusal } from '#app/platform/http/database-response.server.ts'
import type { Logger } from '#app/platform/log.server.ts'

/** Where the database refuses, the page stays and shows why; the cause is logged. */
export async function reportDatabaseProblems<Answer>(log: Logger, work: () => Promise<Answer>) {
  try {
    return await work()
  } catch (error) {
    const { message, status, headers } = logDatabaseRefusal(log, error)
    return data({ failed: message }, { status, headers })
  }
}

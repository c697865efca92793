import { data } from 'react-router'
import { databaseResponse } from '#app/platform/http/database-response.server.ts'
import type { Logger } from '#app/platform/log.server.ts'

/** Where the database refuses, the page stays and shows why; the cause is logged. */
export async function reportDatabaseProblems<Answer>(log: Logger, work: () => Promise<Answer>) {
  try {
    return await work()
  } catch (error) {
    const refused = databaseResponse(error)
    if (refused === null) throw error
    log.error('database refused', error)
    const { message, status, headers } = refused
    return data({ failed: message }, { status, headers })
  }
}

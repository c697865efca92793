import {
  type DatabaseProblem,
  databaseProblemOf,
} from '#app/platform/db/database-problem.server.ts'
import type { Logger } from '#app/platform/log.server.ts'

type Answer = { status: number; message: string; headers: Record<string, string> }

const answers: Record<DatabaseProblem, Answer> = {
  busy: {
    status: 503,
    message: 'The database is busy. Please try again in a moment.',
    headers: { 'Retry-After': '5' },
  },
  unavailable: {
    status: 503,
    message: 'The database cannot be reached. Please try again in a moment.',
    headers: { 'Retry-After': '10' },
  },
  full: {
    status: 507,
    message: 'There is no room left to save. Please tell the operator.',
    headers: {},
  },
  readonly: {
    status: 507,
    message: 'Nothing can be saved at the moment. Please tell the operator.',
    headers: {},
  },
}

/** Null for any other error, which is a bug. */
export function databaseAnswer(error: unknown): Answer | null {
  const problem = databaseProblemOf(error)
  return problem === null ? null : answers[problem]
}

/** For data addresses; logs the cause (spec 8.7, 8.10). */
export async function answeringDatabaseProblems(
  log: Logger,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    const answer = databaseAnswer(error)
    if (!answer) throw error
    log.error('database refused', error)
    return Response.json(
      { message: answer.message },
      { status: answer.status, headers: answer.headers },
    )
  }
}

// Lets the status of an error page say that the database is down; a data response without text gets one. @param error
// null when unknown
export function explainFailure(answer: Response, error: unknown): Response {
  const refused = databaseAnswer(error)
  if (!refused) return answer
  const { status, message } = refused
  const headers = new Headers(answer.headers)
  headers.set('Cache-Control', 'private, no-store')
  for (const [name, value] of Object.entries(refused.headers)) headers.set(name, value)
  if (!isPlain(answer)) return new Response(answer.body, { status, headers })
  headers.delete('Content-Type')
  return Response.json({ message }, { status, headers })
}

// The framework's last resort for a data address: two English words.
function isPlain(answer: Response): boolean {
  return answer.headers.get('Content-Type') === 'text/plain'
}

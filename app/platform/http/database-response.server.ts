import type { Logger } from '#app/platform/log.server.ts'

type DatabaseRefusal = { status: number; message: string; headers: Record<string, string> }

const responses: Record<DatabaseProblem, DatabaseRefusal> = {
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
export function databaseResponse(error: unknown): DatabaseRefusal | null {
  const problem = databaseProblemOf(error)
  return problem === null ? null : responses[problem]
}

/**
 * Where the database refuses, the cause is logged (Spec 8.7, 8.10), and the page stays and shows the reason.
 * @param refuse the answer with the reason @throws any other error, which is a bug
 */
export async function reportDatabaseProblems<Answer, Refused>(
  log: Logger,
  refuse: (message: string, init: Omit<DatabaseRefusal, 'message'>) => Refused,
  work: () => Promise<Answer>,
): Promise<Answer | Refused> {
  try {
    return await work()
  } catch (error) {
    const refused = databaseResponse(error)
    if (!refused) throw error
    log.error('database refused', error)
    const { message, ...init } = refused
    return refuse(message, init)
  }
}

/** A middleware: the router leaves out the headers of an action whose database refused. */
export async function sayWhenToRetry(_: unknown, next: () => Promise<Response>): Promise<Response> {
  const response = await next()
  const isSaid = response.status !== 503 || response.headers.has('Retry-After')
  if (!isSaid) response.headers.set('Retry-After', '5')
  return response
}

/** For data addresses. */
export function respondingToDatabaseProblems(
  log: Logger,
  work: () => Promise<Response>,
): Promise<Response> {
  return reportDatabaseProblems(log, (message, init) => Response.json({ message }, init), work)
}

// Gives an error page the status of a database that is down, and a data response without text a message.
export function explainFailure(response: Response, error: unknown): Response {
  const refused = databaseResponse(error)
  if (!refused) return response
  const { status, message } = refused
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', 'private, no-store')
  for (const [name, value] of Object.entries(refused.headers)) headers.set(name, value)
  // The framework's last resort for a data address: two English words.
  const isBare = response.headers.get('Content-Type') === 'text/plain'
  if (!isBare) return new Response(response.body, { status, headers })
  headers.delete('Content-Type')
  return Response.json({ message }, { status, headers })
}

/** `busy`: another process holds a lock, try again soon. `full`: no room left. */
type DatabaseProblem = 'busy' | 'full' | 'readonly' | 'unavailable'

// https://www.sqlite.org/rescode.html; 11 and 26 are a file that is damaged or not SQLite's.
const sqliteProblems: Record<number, DatabaseProblem> = {
  5: 'busy',
  6: 'busy',
  8: 'readonly',
  10: 'unavailable',
  11: 'unavailable',
  13: 'full',
  14: 'unavailable',
  26: 'unavailable',
}

// SQLSTATE classes of PostgreSQL, appendix A of its manual, and the socket errors of Node.
const postgresProblems: [RegExp, DatabaseProblem][] = [
  [/^(40001|40P01|55P03|57014)$/, 'busy'],
  [/^(53100|53200)$/, 'full'],
  [/^25006$/, 'readonly'],
  [/^(08...|25P03|53300|57P0.|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT)$/, 'unavailable'],
]

// Of `pg` and its pool: no connection, none any more, or one that fell silent.
const errorsWithoutCode =
  /^(timeout expired|timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client (was closed|has encountered))/

function databaseProblemOf(error: unknown): DatabaseProblem | null {
  if (!(error instanceof Error)) return null
  const errcode: unknown = Reflect.get(error, 'errcode')
  if (typeof errcode === 'number') return sqliteProblems[errcode & 0xff] ?? null
  const code: unknown = Reflect.get(error, 'code')
  if (typeof code === 'string') {
    return postgresProblems.find(([pattern]) => pattern.test(code))?.[1] ?? null
  }
  return errorsWithoutCode.test(error.message) ? 'unavailable' : null
}

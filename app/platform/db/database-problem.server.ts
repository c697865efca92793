/** `busy`: another process holds a lock, try again soon. `full`: no room left. */
export type DatabaseProblem = 'busy' | 'full' | 'readonly' | 'unavailable'

// https://www.sqlite.org/rescode.html
const sqliteProblems = new Map<number, DatabaseProblem>([
  [5, 'busy'],
  [6, 'busy'],
  [8, 'readonly'],
  [10, 'unavailable'],
  // A file that is damaged, or none of SQLite's.
  [11, 'unavailable'],
  [13, 'full'],
  [14, 'unavailable'],
  [26, 'unavailable'],
])

// SQLSTATE classes of PostgreSQL, appendix A of its manual, and the socket errors of Node.
const postgresProblems: [RegExp, DatabaseProblem][] = [
  [/^(40001|40P01|55P03)$/, 'busy'],
  [/^(53100|53200)$/, 'full'],
  [/^25006$/, 'readonly'],
  [/^(08...|53300|57P0.|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT)$/, 'unavailable'],
]

/** Null for any other error. */
export function databaseProblemOf(error: unknown): DatabaseProblem | null {
  if (!(error instanceof Error)) return null
  const errcode: unknown = Reflect.get(error, 'errcode')
  if (typeof errcode === 'number') return sqliteProblems.get(errcode & 0xff) ?? null
  const code: unknown = Reflect.get(error, 'code')
  if (typeof code === 'string') {
    return postgresProblems.find(([pattern]) => pattern.test(code))?.[1] ?? null
  }
  // The pool gives these two no code.
  return /^(timeout exceeded when trying to connect|Connection terminated)/.test(error.message)
    ? 'unavailable'
    : null
}

import {
  type DatabaseProblem,
  databaseProblemOf,
} from '#app/platform/db/database-problem.server.ts'

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

/** What to answer when the database refuses; null when the error is something else, and so a bug. */
export function databaseAnswer(error: unknown): Answer | null {
  const problem = databaseProblemOf(error)
  return problem === null ? null : answers[problem]
}

/** Runs the work of an address that answers data, and turns a refusal of the database into its answer. */
export async function answeringDatabaseProblems(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    const answer = databaseAnswer(error)
    if (!answer) throw error
    return Response.json(
      { message: answer.message },
      { status: answer.status, headers: answer.headers },
    )
  }
}

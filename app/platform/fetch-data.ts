import { fail, ok, type Result } from '#app/platform/result.ts'
import { NO_CONNECTION, sessionFetch } from '#app/platform/session-guard.ts'

/** @returns the answer, which is trusted to be of the type, or the error message */
export async function fetchData<Value>(address: string): Promise<Result<Value, string>> {
  try {
    const response = await sessionFetch(address, { headers: { Accept: 'application/json' } })
    const value = (await response.json()) as Value & { message?: string }
    if (response.ok) return ok(value)
    return fail(value.message ?? `The server answered ${response.status}.`)
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return fail(NO_CONNECTION)
    throw error
  }
}

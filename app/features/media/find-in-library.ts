import type { LibraryChoice } from '#app/features/media/library.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { NO_CONNECTION, sessionFetch } from '#app/platform/session-guard.ts'

/** Pictures to choose from, the newest first; `hasMore` when the search finds more than a hundred. */
export type FoundPictures = { pictures: LibraryChoice[]; hasMore: boolean }

/** Searches the library from the browser. @returns the pictures, or the message why not */
export async function findInLibrary(search: string): Promise<Result<FoundPictures, string>> {
  try {
    const answer = await sessionFetch(
      `/dashboard/pictures.json?${new URLSearchParams({ q: search })}`,
      {
        headers: { Accept: 'application/json' },
      },
    )
    const value = (await answer.json()) as FoundPictures & { message?: string }
    return answer.ok ? ok(value) : fail(value.message ?? `The server answered ${answer.status}.`)
  } catch (error) {
    // No answer, or none in JSON.
    if (error instanceof TypeError || error instanceof SyntaxError) return fail(NO_CONNECTION)
    throw error
  }
}

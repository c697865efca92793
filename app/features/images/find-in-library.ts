import type { LibraryChoice } from '#app/features/images/library.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { NO_CONNECTION, sessionFetch } from '#app/platform/session-guard.ts'

/** Newest first; `hasMore` when more than a hundred match. */
export type FoundImages = { images: LibraryChoice[]; hasMore: boolean }

export async function findInLibrary(search: string): Promise<Result<FoundImages, string>> {
  try {
    const response = await sessionFetch(
      `/dashboard/pictures.json?${new URLSearchParams({ q: search })}`,
      {
        headers: { Accept: 'application/json' },
      },
    )
    const value = (await response.json()) as FoundImages & { message?: string }
    return response.ok
      ? ok(value)
      : fail(value.message ?? `The server answered ${response.status}.`)
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return fail(NO_CONNECTION)
    throw error
  }
}

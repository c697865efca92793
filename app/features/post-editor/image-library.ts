import { ACCEPTED_TYPES } from '#app/features/images/image.ts'
import type { LibraryChoice } from '#app/features/images/library.ts'
import { sendImage } from '#app/features/images/send-image.ts'
import type { ImageTools } from '#app/features/rich-text/image-picker/image-request.ts'
import { fail, ok } from '#app/platform/result.ts'
import { NO_CONNECTION, sessionFetch } from '#app/platform/session-guard.ts'

/** Newest first; `hasMore` when more than a hundred match. */
type FoundImages = { images: LibraryChoice[]; hasMore: boolean }

export const imageLibrary: ImageTools['library'] = {
  href: '/dashboard/pictures',
  async find(search) {
    const address = `/dashboard/pictures.json?${new URLSearchParams({ q: search })}`
    try {
      const response = await sessionFetch(address, { headers: { Accept: 'application/json' } })
      const value = (await response.json()) as FoundImages & { message?: string }
      if (response.ok) return ok(value)
      return fail(value.message ?? `The server answered ${response.status}.`)
    } catch (error) {
      if (error instanceof TypeError || error instanceof SyntaxError) return fail(NO_CONNECTION)
      throw error
    }
  },
}

export const imageTools: ImageTools = {
  accept: ACCEPTED_TYPES,
  upload: sendImage,
  library: imageLibrary,
}

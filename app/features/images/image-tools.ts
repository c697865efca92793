import { ACCEPTED_TYPES } from '#app/features/images/image.ts'
import { outsideHost } from '#app/features/images/external-image.ts'
import type { LibraryChoice } from '#app/features/images/library.ts'
import { sendImage } from '#app/features/images/send-image.ts'
import { fetchData } from '#app/platform/fetch-data.ts'
import type { ImageTools } from '#app/features/rich-text/image-picker/image-request.ts'

/** Newest first; `hasMore` when more than a hundred match. */
type FoundImages = { images: LibraryChoice[]; hasMore: boolean }

export const imageLibrary: ImageTools['library'] = {
  href: '/dashboard/images',
  find: (search) =>
    fetchData<FoundImages>(`/dashboard/images.json?${new URLSearchParams({ q: search })}`),
}

export function imageTools(imageHosts: readonly string[]): ImageTools {
  return {
    accept: ACCEPTED_TYPES,
    upload: sendImage,
    library: imageLibrary,
    outsideHost: (address) => outsideHost(address, imageHosts),
  }
}

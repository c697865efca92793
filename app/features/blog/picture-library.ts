import { findInLibrary } from '#app/features/media/find-in-library.ts'
import { ACCEPTED_TYPES } from '#app/features/media/image.ts'
import { sendImage } from '#app/features/media/send-picture.ts'
import type { ImageLibrary, ImageTools } from '#app/features/writing/picture-request.ts'

export const imageLibrary: ImageLibrary = { find: findInLibrary, href: '/dashboard/pictures' }

export const imageTools: ImageTools = {
  accept: ACCEPTED_TYPES,
  upload: sendImage,
  library: imageLibrary,
}

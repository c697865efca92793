import { findInLibrary } from '#app/features/media/find-in-library.ts'
import { ACCEPTED_TYPES } from '#app/features/media/image.ts'
import { sendPicture } from '#app/features/media/send-picture.ts'
import type { PictureLibrary, PictureTools } from '#app/features/writing/picture-request.ts'

export const pictureLibrary: PictureLibrary = { find: findInLibrary, href: '/dashboard/pictures' }

export const pictureTools: PictureTools = {
  accept: ACCEPTED_TYPES,
  upload: sendPicture,
  library: pictureLibrary,
}

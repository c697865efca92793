import { findInLibrary } from '#app/features/images/find-in-library.ts'
import { ACCEPTED_TYPES } from '#app/features/images/image.ts'
import { sendImage } from '#app/features/images/send-image.ts'
import type {
  ImageLibrary,
  ImageTools,
} from '#app/features/rich-text/image-picker/image-request.ts'

export const imageLibrary: ImageLibrary = { find: findInLibrary, href: '/dashboard/pictures' }

export const imageTools: ImageTools = {
  accept: ACCEPTED_TYPES,
  upload: sendImage,
  library: imageLibrary,
}

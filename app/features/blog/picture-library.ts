import { findInLibrary } from '#app/features/media/find-in-library.ts'
import type { PictureLibrary } from '#app/features/writing/picture-request.ts'

/** The library as the editor looks into it. */
export const pictureLibrary: PictureLibrary = { find: findInLibrary, href: '/dashboard/pictures' }

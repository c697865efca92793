import type { Result } from '#app/platform/result.ts'

/** A picture for a text. An empty description says that it only decorates. */
export type ChosenPicture = {
  address: string
  alt: string
  /** Which of the files that came with the request it was; null for one that was chosen later. */
  file: number | null
}

/** What the dialog for pictures is asked for. Each is answered once; by its answer the text gets the pictures, or none. */
export type PictureRequest =
  | {
      kind: 'add'
      /** Dropped or pasted; more can be chosen in the dialog. */
      files: readonly File[]
      settle: (pictures: readonly ChosenPicture[]) => void
    }
  | {
      kind: 'edit'
      picture: { address: string; alt: string }
      /** Hears the new description, or null when the picture is to be taken out; nothing when all stays as it is. */
      settle: (alt: string | null) => void
    }

/** Uploads one file. @returns its address, or why not, in words for people */
export type UploadPicture = (
  file: File,
  watch: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<Result<string, string>>

/** A picture that is there already, with what was said of it before. */
export type KnownPicture = { name: string; address: string; preview: string; alt: string }

/** Looks for pictures that are there already. @returns the first of them, or why not, in words for people */
export type FindPictures = (
  search: string,
) => Promise<Result<{ pictures: readonly KnownPicture[]; hasMore: boolean }, string>>

/** The pictures that are there already. `href` is the page of all of them. */
export type PictureLibrary = { find: FindPictures; href: string }

/** What a text needs in order to get pictures. `accept` names the media types that a file may have, as a file field does. */
export type PictureTools = {
  accept: string
  upload: UploadPicture
  library: PictureLibrary
}

import type { Result } from '#app/platform/result.ts'

/** A picture for a text. An empty description says that it only decorates. */
export type ChosenPicture = {
  address: string
  alt: string
  /** Which of the files that came with the request it was; null for one that was chosen later. */
  file: number | null
}

/** What the dialog for pictures is opened for; `settle` is called once. */
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
      /** Gets the new description, or null to remove the picture; not called when nothing changes. */
      settle: (alt: string | null) => void
    }

/** Uploads one file. @returns its address, or the message why not */
export type UploadPicture = (
  file: File,
  watch: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<Result<string, string>>

/** A picture of the library, with the description it had before. */
export type KnownPicture = { name: string; address: string; preview: string; alt: string }

/** Searches the library. @returns the first pictures, or the message why not */
export type FindPictures = (
  search: string,
) => Promise<Result<{ pictures: readonly KnownPicture[]; hasMore: boolean }, string>>

/** `href` is the page of all pictures. */
export type PictureLibrary = { find: FindPictures; href: string }

/** `accept` is as in a file field. */
export type PictureTools = {
  accept: string
  upload: UploadPicture
  library: PictureLibrary
}

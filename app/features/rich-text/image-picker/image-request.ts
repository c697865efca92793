import type { Result } from '#app/platform/result.ts'

/** An empty description means decoration. */
export type ChosenImage = {
  address: string
  alt: string
  /** Index of the request's file; null for one chosen later. */
  file: number | null
}

/** `settle` is called once. */
export type ImageRequest =
  | {
      kind: 'add'
      /** Dropped or pasted; more can be chosen in the dialog. */
      files: readonly File[]
      settle: (images: readonly ChosenImage[]) => void
    }
  | {
      kind: 'edit'
      image: { address: string; alt: string }
      /** Gets the new description, or null to remove the image; not called when nothing changes. */
      settle: (alt: string | null) => void
    }

/** @returns the address, or the error message */
export type UploadImage = (
  file: File,
  watch: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<Result<string, string>>

/** With the description it had before. */
export type KnownImage = { name: string; address: string; preview: string; alt: string }

/** @returns the first images, or the error message */
export type FindImages = (
  search: string,
) => Promise<Result<{ images: readonly KnownImage[]; hasMore: boolean }, string>>

/** `href` is the page of all images. */
export type ImageLibrary = { find: FindImages; href: string }

/** `accept` is as in a file field. */
export type ImageTools = {
  accept: string
  upload: UploadImage
  library: ImageLibrary
}

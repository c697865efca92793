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
      files: readonly File[]
      settle: (images: readonly ChosenImage[]) => void
    }
  | {
      kind: 'edit'
      image: { address: string; alt: string }
      /** By a copy that is uploaded. */
      replace: (files: readonly File[]) => void
      /** Receives the new description, or null to remove the image; not called without a change. */
      settle: (alt: string | null) => void
    }

/** `small`: for a place that needs no wide one; the same where there is only one. */
export type UploadedImage = { address: string; small: string }

/** @returns the image, or the error message */
export type UploadImage = (
  file: File,
  watch: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<Result<UploadedImage, string>>

export type KnownImage = { name: string; address: string; preview: string; alt: string }

export type ImageLibrary = {
  /** @returns the first images, or the error message */
  find(search: string): Promise<Result<{ images: readonly KnownImage[]; hasMore: boolean }, string>>
  href: string
}

export type ImageTools = {
  accept: string
  upload: UploadImage
  library: ImageLibrary
  /** The host of an image that readers see only after a click. */
  outsideHost: (address: string) => string | null
}

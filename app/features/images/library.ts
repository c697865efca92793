/** As long as a post stays in the trash. */
export const DAYS_ORPHANED = 30

/** Sizes in pixels and bytes of the original as stored. */
export type LibraryImage = {
  name: string
  /** Path of the original. */
  address: string
  /** Path of its smallest file. */
  preview: string
  width: number
  height: number
  bytes: number
  createdAt: Date
  /** Since when the hourly cleanup job has found it unused. */
  orphanedSince: Date | null
  /** The posts that show it, newest first. */
  uses: ImageUse[]
}

export type ImageUse = { postId: string; title: string; isTrashed: boolean; alts: string[] }

/** `named`: a post shows it. */
export type DeleteImageProblem = 'missing' | 'named'

/** With the alt text it had in a post. */
export type LibraryChoice = { name: string; address: string; preview: string; alt: string }

export function libraryChoice({ name, address, preview, uses }: LibraryImage): LibraryChoice {
  return { name, address, preview, alt: uses.flatMap(({ alts }) => alts)[0] ?? '' }
}

const IMAGE = /!\[((?:\\.|[^\]\\])*)\]\(([^)\s]+)/g

/** @param ms the millisecond of the image's upload */
export function altTextsIn(markdown: string, ms: number): string[] {
  const ours = new RegExp(`/images/blog-${ms}[.-]`)
  return [...markdown.matchAll(IMAGE)]
    .filter(([, , address = '']) => ours.test(address))
    .map(([, alt = '']) => alt.replaceAll(/\\(.)/g, '$1'))
}

const KILOBYTE = 1000

/** "12 kB", "1.4 MB" */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE))
  return kilobytes < KILOBYTE
    ? `${kilobytes} kB`
    : `${(bytes / (KILOBYTE * KILOBYTE)).toFixed(1)} MB`
}

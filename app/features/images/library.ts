import type { Focus } from '#app/features/images/focus.ts'

export const DAYS_ORPHANED = 30

/** In characters. */
export const LONGEST_DESCRIPTION = 300

/** In pixels and bytes of the original as stored. */
export type LibraryImage = {
  name: string
  address: string
  preview: string
  width: number
  height: number
  bytes: number
  createdAt: Date
  description: string
  focus: Focus
  /** Since the hourly clean-up job found it unreferenced. */
  orphanedSince: Date | null
  uses: ImageUse[]
}

/** By a post or a record of the site content; `path`: where it is edited. */
export type ImageUse = { path: string; title: string; isTrashed: boolean; alts: string[] }

/** By the millisecond of the image's upload. */
export type ImageUses = ReadonlyMap<number, ImageUse[]>

/** Each once. */
export function uploadsIn(text: string): number[] {
  return [...new Set([...text.matchAll(/\/images\/blog-(\d+)/g)].map(([, ms]) => Number(ms)))]
}

export type LibraryChoice = { name: string; address: string; preview: string; alt: string }

/** What somebody wrote about it, or how the first post that shows it describes it. */
export function descriptionOf({
  description,
  uses,
}: Pick<LibraryImage, 'description' | 'uses'>): string {
  return description || (uses.flatMap(({ alts }) => alts)[0] ?? '')
}

export function libraryChoice({
  name,
  address,
  preview,
  description,
  uses,
}: LibraryImage): LibraryChoice {
  return { name, address, preview, alt: descriptionOf({ description, uses }) }
}

// A description ends where the next image begins, so that each sign is looked at once.
const IMAGE = /!\[((?:\\.|!(?!\[)|[^\]\\!])*)\]\(([^)\s]+)/g

/** The uploaded ones; `ms`: the millisecond of the upload. */
export function describedImagesIn(markdown: string): { ms: number; alt: string }[] {
  return [...markdown.matchAll(IMAGE)].flatMap(([, alt = '', address = '']) =>
    uploadsIn(address).map((ms) => ({ ms, alt: alt.replaceAll(/\\(.)/g, '$1') })),
  )
}

/** Empty where it has none. `address`: of the image, or of one of its sizes. */
export function altTextIn(markdown: string, address: string): string {
  const [ms] = uploadsIn(address)
  const described = describedImagesIn(markdown)
  return described.find((image) => image.ms === ms && image.alt !== '')?.alt ?? ''
}

/** "12 kB", "1.4 MB" */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

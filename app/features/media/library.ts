/** Days for which a picture stays that nothing names: as long as a post in the trash, and longer than anybody's draft lies. */
export const DAYS_UNNAMED = 30

/** A picture as the library shows it. Sizes in pixels and bytes of the original as stored. */
export type LibraryPicture = {
  name: string
  /** Path of the original. */
  address: string
  /** Path of its smallest file. */
  preview: string
  width: number
  height: number
  bytes: number
  createdAt: Date
  /** Since when nothing names it, as the hourly sweep has seen. */
  unnamedSince: Date | null
  /** The posts that show it, the newest first. */
  uses: PictureUse[]
}

/** A post that shows a picture, and what it says of it there. */
export type PictureUse = { postId: string; title: string; isTrashed: boolean; alts: string[] }

/** Why a picture stays: there is none of that name, or something names it. */
export type DeletePictureProblem = 'missing' | 'named'

/** A picture to choose in the editor, with what a post has said of it before. */
export type LibraryChoice = { name: string; address: string; preview: string; alt: string }

/** What the editor's dialog needs to know of a picture. */
export function libraryChoice({ name, address, preview, uses }: LibraryPicture): LibraryChoice {
  return { name, address, preview, alt: uses.flatMap(({ alts }) => alts)[0] ?? '' }
}

const PICTURE = /!\[((?:\\.|[^\]\\])*)\]\(([^)\s]+)/g

/** The descriptions that a Markdown text gives of the picture that was uploaded at that millisecond. */
export function altTextsIn(markdown: string, ms: number): string[] {
  const ours = new RegExp(`/images/blog-${ms}[.-]`)
  return [...markdown.matchAll(PICTURE)]
    .filter(([, , address = '']) => ours.test(address))
    .map(([, alt = '']) => alt.replaceAll(/\\(.)/g, '$1'))
}

const KILOBYTE = 1000

/** A size as people read it: "12 kB", "1.4 MB". */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE))
  return kilobytes < KILOBYTE
    ? `${kilobytes} kB`
    : `${(bytes / (KILOBYTE * KILOBYTE)).toFixed(1)} MB`
}

import type { LineName } from '#app/features/posts/post-fields.ts'
import type { ExportedPost } from '#app/features/export/export-format.ts'

/** What a reader makes of one entry of its source. */
export type ImportedItem = {
  /** Where it comes from, such as `wordpress https://www.example.com`; with `key` it names the same entry in every import. */
  source: string
  key: string
  title: string
  /** Null: there is nothing to take; `title` says what it was. */
  post: ImportedPost | null
  /** A post of this product, taken as it is. */
  exported?: ExportedPost
  /** Why the entry cannot be read. */
  problem?: string
  /** What does not come along, in the words of the report. */
  lost: string[]
}

/** Without a `date`, as shown to readers, it is made from `createdAt`. */
export type ImportedPost = Partial<Record<LineName, string>> & {
  kind: 'post' | 'page'
  slug: string
  text: ImportedText
  categories: string[]
  /** `planned`: readers were to see it from `createdAt` on. */
  state: 'draft' | 'planned' | 'published'
  createdAt: Date | null
  updatedAt: Date | null
  image: string
  /** Where it was, as absolute addresses or as paths. */
  oldAddresses: string[]
}

/** `keepsLines`: a line break of the HTML is one of the text. `base`: its page, for relative addresses. */
export type ImportedText =
  | { kind: 'html'; html: string; keepsLines: boolean; base: string | null }
  | { kind: 'markdown'; markdown: string }

/** Sizes in bytes. */
export type ImportLimits = { fileBytes: number; items: number; itemBytes: number }

export const IMPORT_LIMITS: ImportLimits = {
  fileBytes: 1024 ** 3,
  items: 100_000,
  itemBytes: 20 * 1024 ** 2,
}

import { foldForSearch } from '#app/platform/texts/fold-for-search.ts'

/** What is found, as its group is called. */
export type PaletteKind = 'action' | 'post' | 'message' | 'person' | 'fact' | 'image' | 'page'

export type PaletteEntry = {
  kind: PaletteKind
  title: string
  /** Such as a status or a reference; empty where there is none. */
  detail: string
  href: string
}

export const LONGEST_PALETTE_SEARCH = 100

/** Of each kind. */
export const ENTRIES_A_KIND = 5

/** Whether every word is somewhere in the texts. */
export function isFound(search: string, texts: readonly string[]): boolean {
  const hay = foldForSearch(texts.join(' '))
  return foldForSearch(search)
    .split(' ')
    .every((word) => hay.includes(word))
}

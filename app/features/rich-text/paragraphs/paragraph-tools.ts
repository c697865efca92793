import type { Anchor } from '#app/features/rich-text/paragraphs/find-places.ts'

export type MarkedParagraph = Anchor & { id: string }

/** What is open at the moment: rich text, or Markdown. */
export type ParagraphEditor = {
  /** Where the cursor is; null where there are no words. */
  current(): Anchor | null
  /** @returns false when its paragraph is not in the text */
  show(marked: MarkedParagraph): boolean
}

export type ParagraphTools = {
  marked: readonly MarkedParagraph[]
  /** Null: it is gone. */
  connect: (editor: ParagraphEditor | null) => void
}

import type { EditingCommand } from '#app/features/writing/editing-commands.ts'

/** The words of the rich editor; the site's content has them in each language. */
export type WritingWords = {
  toolbar: Record<EditingCommand['name'] | 'label' | 'link', string>
  /** The two ways to write one text. */
  modes: { label: string; rich: string; markdown: string }
  /** While the rich editor is being fetched, and when it could not be. */
  loading: string
  failed: string
  link: {
    title: string
    address: string
    addressHint: string
    invalid: string
    set: string
    remove: string
    cancel: string
  }
}

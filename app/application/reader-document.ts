import { createContext } from 'react'

/** What a reader's document needs while it is rendered. In an application and in the browser it is null. */
export type ReaderDocument = {
  /** The whole style sheet, printed into the page. */
  styleText: string
  /** Address of the script that loads the behaviours. */
  scriptHref: string
}

export const ReaderDocumentContext = createContext<ReaderDocument | null>(null)

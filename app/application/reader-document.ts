import { createContext } from 'react'

export type ReaderDocument = {
  scriptHref: string
}

export const ReaderDocumentContext = createContext<ReaderDocument | null>(null)

import { createContext } from 'react'

export type ReaderDocument = {
  scriptHref: string
  speculationRules: string
}

export const ReaderDocumentContext = createContext<ReaderDocument | null>(null)

import { createContext } from 'react'

export type ReaderDocument = {
  startScript: string
  speculationRules: string
}

export const ReaderDocumentContext = createContext<ReaderDocument | null>(null)

import { createContext } from 'react'

export type ReaderDocument = {
  startScript: string
}

export const ReaderDocumentContext = createContext<ReaderDocument | null>(null)

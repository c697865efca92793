import { createContext } from 'react'

export type ReaderDocument = {
  styleText: string
  scriptHref: string
}

export const ReaderDocumentContext = createContext<ReaderDocument | null>(null)

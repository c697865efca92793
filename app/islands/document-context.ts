import { type ComponentType, createContext } from 'react'

/** What a reader's document needs while it is rendered. In the staff's application and in the browser it is null. */
export type ReaderDocument = {
  /** The whole style sheet, printed into the page. */
  styleText: string
  /** Address of the loader script. */
  scriptHref: string
  /** Renders an island by itself, with ids that are the same at every rendering of the page. */
  renderIsland: (component: ComponentType<never>, props: object) => RenderedIsland
}

/** An island as the page carries it. */
export type RenderedIsland = { name: string; idPrefix: string; html: string }

export const ReaderDocumentContext = createContext<ReaderDocument | null>(null)

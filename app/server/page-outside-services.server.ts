import { createContext } from 'react-router'

/** For the page's CSP; nothing is requested of these services before the reader acts. */
export type PageOutside = { frames: readonly string[]; connections: readonly string[] }

export const pageOutside = createContext<PageOutside>({ frames: [], connections: [] })

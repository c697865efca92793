import { createContext } from 'react-router'

/**
 * The outside services that a page works with, for its Content-Security-Policy: pages that a reader may ask for in a frame,
 * and addresses that its scripts may send to. A loader sets them; nothing is asked of them before the reader acts.
 */
export type PageOutside = { frames: readonly string[]; connections: readonly string[] }

export const pageOutside = createContext<PageOutside>({ frames: [], connections: [] })

import { createContext } from 'react-router'

// For the page's CSP; nothing is requested of these origins before the reader clicks.
export const pageImageOrigins = createContext<readonly string[]>([])

export const pageOutside = createContext<{
  frames: readonly string[]
  connections: readonly string[]
}>({ frames: [], connections: [] })

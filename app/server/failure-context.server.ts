import { createContext } from 'react-router'

/** What the page that is being made ran into, so that the status of its answer can say so; null as long as all is well. */
export const failureContext = createContext<unknown>(null)

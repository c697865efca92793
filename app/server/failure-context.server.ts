import { createContext } from 'react-router'

/** Null while no error occurred; the response's status depends on it. */
export const failureContext = createContext<unknown>(null)

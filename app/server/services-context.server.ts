import { createContext } from 'react-router'
import type { ClientInfo } from '#app/platform/http/app-interface.ts'
import type { Services } from '#app/server/services.server.ts'

export const servicesContext = createContext<Services>()

export const clientContext = createContext<ClientInfo>()

/** Null while no error occurred; the response's status depends on it. */
export const failureContext = createContext<unknown>(null)

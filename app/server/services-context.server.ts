import { createContext } from 'react-router'
import type { ClientInfo } from '#app/platform/http/app-interface.ts'
import type { Services } from '#app/server/services.server.ts'

/** The services, for loaders and actions: `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>()

/** The client, as the server saw it. */
export const clientContext = createContext<ClientInfo>()

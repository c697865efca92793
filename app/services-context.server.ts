import { createContext } from 'react-router'
import type { ClientInfo } from '#app/platform/http/app-interface.ts'
import type { Services } from '#app/services.server.ts'

/** The services, for loaders and actions: `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>()

/** Who asks, as the front door saw it. */
export const clientContext = createContext<ClientInfo>()

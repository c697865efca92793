import { createContext } from 'react-router'
import type { ClientInfo } from '#app/platform/http/app-interface.ts'
import type { Services } from '#app/server/services.server.ts'

export const servicesContext = createContext<Services>()

export const clientContext = createContext<ClientInfo>()

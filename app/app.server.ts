import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as serverBuild from 'virtual:react-router/server-build'
import { bodyLimit, loggedPath } from '#app/address-rules.ts'
import { failureContext } from '#app/failure-context.server.ts'
import type { App, ClientInfo, CreateApp } from '#app/platform/http/app-contract.ts'
import { explainFailure } from '#app/platform/http/database-answer.server.ts'
import { clientContext, servicesContext } from '#app/services-context.server.ts'
import { createServices, type Services } from '#app/services.server.ts'

export { createServices }

// The framework's two declarations of its own build disagree on whether a missing base name may be undefined.
const build = serverBuild as unknown as ServerBuild

/** Opens the services and answers requests with the site's routes. */
export const createApp: CreateApp = async (parts) => {
  const { services, greeting, isReady, close } = await createServices(parts)
  const handle = createHandler(services)
  const endStreams = () => services.live.close()
  return { handle, bus: services.bus, greeting, isReady, close, endStreams, bodyLimit, loggedPath }
}

/** Answers requests over services that stay open; the development server makes a new handler after each change. */
export function createHandler(services: Services): App['handle'] {
  const handle = createRequestHandler(
    build,
    services.config.production ? 'production' : 'development',
  )
  return async (request: Request, client: ClientInfo) => {
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(clientContext, client)
    const answer = await handle(request, context)
    return answer.status < 500 ? answer : explainFailure(answer, context.get(failureContext))
  }
}

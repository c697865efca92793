import type { RouterContextProvider } from 'react-router'
import type { Actor } from '#app/platform/audit.server.ts'
import type { Services } from '#app/server/services.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getActor, may } from '#app/server/session-context.server.ts'

export type PostServices = Services & { actor: Actor & { id: string }; mayPublish: boolean }

export function postServices(context: Readonly<RouterContextProvider>): PostServices {
  return {
    ...context.get(servicesContext),
    actor: getActor(context),
    mayPublish: may(context, 'publish-posts'),
  }
}

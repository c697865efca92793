import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'

export type RouteRequest = (request: Request, context: RouterContextProvider) => Promise<Response>

/**
 * The router answers at an address without a page, such as that of a file, with data, and so it does when the role is refused. Whoever opens the
 * address in a browser gets the page of the refusal for it, too.
 */
export function createRouteHandler(build: ServerBuild, mode: string): RouteRequest {
  const answer = createRequestHandler(build, mode)
  const answerAsPage = createRequestHandler(withPages(build), mode)
  return async (request, context) => {
    const answered = await answer(request, context)
    const isBare = answered.status === 403 && !isHtml(answered.headers.get('Content-Type'))
    return isBare && opensPage(request) ? answerAsPage(request, context) : answered
  }
}

function opensPage({ method, headers }: Request): boolean {
  return method === 'GET' && isHtml(headers.get('Accept'))
}

function isHtml(types: string | null): boolean {
  return types?.includes('text/html') === true
}

function withPages(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && { ...route, module: { ...route.module, default: route.module.default ?? noPage } },
  ])
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] }
}

function noPage(): null {
  return null
}

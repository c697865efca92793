import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { decodedText } from '#app/platform/texts/decode-text.ts'

// Answered before the routes.
const PROBES = ['/healthz', '/readyz', '/metrics']
// The router ranks all routes for each path, which takes a quarter of a millisecond.
const REMEMBERED = 1000

export type FoundRoute = {
  /** Such as `/blog/:post`: there are only so many. */
  pattern: string
  /** What its modules export as `handle`, from the outermost. */
  handles: readonly unknown[]
}

export function createRouteFinder(routes: ServerBuild['routes']): (path: string) => FoundRoute {
  const tree = childrenOf(routes, undefined)
  const known = new LRUCache<string, FoundRoute>({ max: REMEMBERED })
  return (path) => {
    const found = known.get(path) ?? findRoute(tree, path)
    known.set(path, found)
    return found
  }
}

function findRoute(tree: RouteObject[], path: string): FoundRoute {
  if (PROBES.includes(path)) return { pattern: path, handles: [] }
  // The router asks for the data of a page alone at such an address.
  const page = path.replace(/(\/_)?\.data$/, '') || '/'
  // One that cannot be decoded was refused, and the router would print a warning of it.
  const matches = decodedText(page) === null ? null : matchRoutes(tree, page)
  if (matches === null) return { pattern: 'none', handles: [] }
  return {
    pattern: `/${matches.flatMap(({ route }) => route.path || []).join('/')}`,
    handles: matches
      .map(({ route }): unknown => route.handle)
      .filter((handle) => handle !== undefined),
  }
}

function childrenOf(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (route === undefined || route.parentId !== parentId) return []
    const { id, path, index } = route
    const { handle } = route.module
    if (index === true) return [{ id, index, handle }]
    return [{ id, handle, ...(path !== undefined && { path }), children: childrenOf(routes, id) }]
  })
}

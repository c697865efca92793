import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

// Answered before the routes.
const PROBES = ['/healthz', '/readyz', '/metrics']
// The router ranks all routes for each path, which takes a quarter of a millisecond.
const REMEMBERED = 1000

/** @returns of a path the pattern of its route, such as `/blog/:post`: there are only so many */
export function createRoutePattern(routes: ServerBuild['routes']): (path: string) => string {
  const tree = childrenOf(routes, undefined)
  const known = new LRUCache<string, string>({ max: REMEMBERED })
  return (path) => {
    const pattern = known.get(path) ?? patternOf(tree, path)
    known.set(path, pattern)
    return pattern
  }
}

function patternOf(tree: RouteObject[], path: string): string {
  if (PROBES.includes(path)) return path
  // The router asks for the data of a page alone at such an address.
  const page = path.replace(/(\/_)?\.data$/, '') || '/'
  const matches = decoded(page) === null ? null : matchRoutes(tree, page)
  if (matches === null) return 'none'
  return `/${matches.flatMap(({ route }) => route.path || []).join('/')}`
}

function childrenOf(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (route === undefined || route.parentId !== parentId) return []
    const { id, path, index } = route
    if (index === true) return [{ id, index }]
    return [{ id, ...(path !== undefined && { path }), children: childrenOf(routes, id) }]
  })
}

// One that cannot be decoded was refused, and the router would print a warning of it. The result is used, because the bundler drops a call
// without one.
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}

import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

// Answered before the routes.
const PROBES = new Set(['/healthz', '/readyz', '/metrics'])

/** @returns of a path the pattern of its route, such as `/blog/:post`: there are only so many */
export function createRoutePattern(routes: ServerBuild['routes']): (path: string) => string {
  const tree = childrenOf(routes, undefined)
  return (path) => {
    if (PROBES.has(path)) return path
    const matches = matched(tree, path) ?? []
    return `/${matches.flatMap(({ route }) => route.path || []).join('/')}`
  }
}

function childrenOf(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (route === undefined || route.parentId !== parentId) return []
    const { id, path, index } = route
    if (index === true) return [{ id, index }]
    return [{ id, ...(path !== undefined && { path }), children: childrenOf(routes, id) }]
  })
}

// A path that was refused may be one that cannot be decoded.
function matched(tree: RouteObject[], path: string) {
  try {
    return matchRoutes(tree, path)
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}

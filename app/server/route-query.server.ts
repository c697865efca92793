import type { RouteHandle } from '#app/entry.server.tsx'
import type { FoundRoute } from '#app/platform/http/route-finder.server.ts'
import { splitQuery, type SplitQuery } from '#app/platform/http/split-query.ts'

/** By the names that the routes of a path give as theirs. An application reads its whole query. */
export function splitRouteQuery(findRoute: (path: string) => FoundRoute) {
  return (path: string, search: string): SplitQuery => {
    if (search === '') return { read: '', rest: '' }
    const handles = findRoute(path).handles as readonly RouteHandle[]
    if (handles.some(({ application }) => application)) return { read: search, rest: '' }
    const names = handles.flatMap(({ query = [] }) => query)
    return splitQuery(search, isData(path) ? [...names, '_routes'] : names)
  }
}

// The router asks for the data of some routes of a page by this parameter.
function isData(path: string): boolean {
  return path.endsWith('.data')
}

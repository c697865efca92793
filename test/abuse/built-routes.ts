import { readFileSync } from 'node:fs'
import path from 'node:path'

const DASHBOARD = 'routes/dashboard/frame'

type BuiltRoute = { id: string; parentId?: string; path?: string; hasAction: boolean }

/** Of the dashboard, as the build that is served has them. */
export function listBuiltRoutes(): { pattern: string; hasAction: boolean; isGuarded: boolean }[] {
  const server = readFileSync('build/server/index.js', 'utf8')
  const [address = ''] = /\/assets\/manifest-[0-9a-f]{8}\.js/.exec(server) ?? []
  const text = readFileSync(path.join('build/client', address), 'utf8')
  const json = text.replace(/^window\.__reactRouterManifest=/, '').replace(/;\s*$/, '')
  const { routes } = JSON.parse(json) as { routes: Record<string, BuiltRoute> }
  const lineOf = (route: BuiltRoute | undefined): BuiltRoute[] =>
    route ? [...lineOf(routes[route.parentId ?? '']), route] : []
  return Object.values(routes).flatMap((route) => {
    const line = lineOf(route)
    const pattern = line.flatMap(({ path: own }) => own || []).join('/')
    const isGuarded = line.some(({ id }) => id === DASHBOARD)
    if (route.id === DASHBOARD || !/^dashboard(?:\/|$)/.test(pattern)) return []
    return [{ pattern: `/${pattern}`, hasAction: route.hasAction, isGuarded }]
  })
}

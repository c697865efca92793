import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { SourceFile } from '#test/architecture/source-files.ts'

const FRAME = 'routes/dashboard/frame.tsx'

/**
 * Routes with an action that anybody may call: reviewed one by one. Each is safe because of what it does by itself (it
 * checks a password, a one-time link, or extends or ends only the caller's own session).
 */
const PUBLIC_ACTIONS = [
  'routes/site/contact.tsx',
  'routes/contact/messages.ts',
  'routes/auth/login.tsx',
  'routes/auth/login-code.tsx',
  'routes/auth/session.ts',
  'routes/auth/session-renewal.ts',
  'routes/auth/logout.ts',
  'routes/auth/setup.tsx',
  'routes/auth/invitation.tsx',
  'routes/auth/password-reset.tsx',
  'routes/site/not-found.tsx',
  'routes/visits/visit.ts',
]

/** What is wrong with the routes, one sentence a breach. */
export function findRouteBreaches(
  routes: readonly RouteConfigEntry[],
  sources: readonly SourceFile[],
): string[] {
  const placed = placeAll(routes, false)
  const modules = sources.filter(({ file }) =>
    /^app\/routes\/.*(?<!\.server|\.test)\.tsx?$/.test(file),
  )
  return modules.flatMap((module) => {
    const place = placed.find(({ file }) => `app/${file}` === module.file)
    if (!place) return [`${module.file} is no route of app/routes.ts`]
    return judge(place, module.text())
  })
}

type Place = { file: string; isGuarded: boolean }

function placeAll(routes: readonly RouteConfigEntry[], isGuarded: boolean): Place[] {
  return routes.flatMap(({ file, children }) => [
    { file, isGuarded },
    ...placeAll(children ?? [], isGuarded || file === FRAME),
  ])
}

function judge({ file, isGuarded }: Place, text: string): string[] {
  if (file === FRAME) {
    const isGuard = /^export const middleware\b[^\n]*=\s*\[\s*requireStaff\b/m.test(text)
    return isGuard ? [] : [`app/${file} does not guard what is below it`]
  }
  const breaches: string[] = []
  if (file.startsWith('routes/dashboard/') && !isGuarded)
    breaches.push(`app/${file} is not behind the dashboard's guard`)
  const hasAction =
    /^export\s+(?:async\s+)?(?:function|const)\s+action\b|^export\s*\{[^}]*\baction\b/m.test(text)
  if (hasAction && !isGuarded && !PUBLIC_ACTIONS.includes(file))
    breaches.push(`app/${file} has an action that anybody may call`)
  return breaches
}

import { wakeBehaviours, wakeIslands } from '#app/islands/wake-islands.ts'
import { startBehaviours } from '#app/ui/behaviours/start-behaviours.ts'
import { startVisitCounts } from '#app/ui/behaviours/visit-counts.ts'

// One entry for both kinds of page: `<Scripts/>` leaves its context on `window` only in the staff's application.
startBehaviours()
if (import.meta.env.SITE_BACKEND === 'none') await import('#app/no-backend.client.ts')
if ('__reactRouterContext' in window) {
  void import('#app/application.client.tsx')
} else {
  if (import.meta.env.DEV) await import('#app/islands/start-hot-reload.ts')
  wakeIslands()
  wakeBehaviours()
  // Nobody is there to count.
  if (import.meta.env.SITE_BACKEND !== 'none') startVisitCounts()
}

import startLeavingQuickly from '#app/features/site/ui/quick-exit.behaviour.ts'
import { startClosingOffer } from '#app/features/site/ui/language/refused-offer.ts'
import { type BehaviourLoaders, loadBehaviours } from '#app/ui/behaviours/load-behaviours.ts'
import { addSpeculationRules } from '#app/ui/behaviours/speculation-rules.ts'
import { startBehaviours } from '#app/ui/behaviours/start-behaviours.ts'
import { startVisitCounts } from '#app/ui/behaviours/visit-counts.ts'

const behaviours: BehaviourLoaders = {
  'announce-recovery': () => import('#app/features/auth/ui/announce-recovery.behaviour.ts'),
  'country-carousel': () => import('#app/features/site/ui/country-carousel.behaviour.ts'),
  'edit-links': () => import('#app/features/content-editor/ui/edit-links.behaviour.ts'),
  // Not a file of its own, because whoever needs it needs it at once.
  'quick-exit': async () => ({ default: startLeavingQuickly }),
  'live-search': () => import('#app/features/posts/ui/live-search.behaviour.ts'),
  'message-form': () => import('#app/features/inbox/contact-form/ui/message-form.behaviour.ts'),
  'outside-frame': () => import('#app/features/site/ui/outside-frame.behaviour.ts'),
  'search-files': () => import('#app/features/site/ui/search-files.behaviour.ts'),
  ...(import.meta.env.SITE_BACKEND === 'none' && {
    'answered-here': async () => {
      if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
      return import('#app/features/tools/ui/answered-here.behaviour.ts')
    },
  }),
  share: () => import('#app/features/posts/ui/share.behaviour.ts'),
}

// One entry for both kinds of page: `<Scripts/>` leaves its context on `window` only in an application.
startBehaviours()
if (import.meta.env.SITE_BACKEND === 'none') await import('#app/application/no-backend.client.ts')
if ('__reactRouterContext' in window) {
  void import('#app/application.client.tsx')
} else {
  // What only the server renders cannot be refreshed in place.
  import.meta.hot?.on('react-router:hmr', () => location.reload())
  loadBehaviours(behaviours)
  addSpeculationRules()
  startClosingOffer()
  document.documentElement.dataset['started'] = ''
  if (import.meta.env.SITE_BACKEND !== 'none') startVisitCounts()
}

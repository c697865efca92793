import 'virtual:react-router/inject-hmr-runtime'

// Development only. Islands are refreshed by React's own runtime, which asks the framework's router to load its data
// again first; a reader's document has no router, so it is given one that has nothing to load.
Object.assign(window, { __reactRouterDataRouter: { revalidate: () => Promise.resolve() } })

// What only the server renders has no runtime in the page that could refresh it.
import.meta.hot?.on('react-router:hmr', () => location.reload())

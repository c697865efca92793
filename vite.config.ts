import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

const REACT = /node_modules\/(react|react-dom|scheduler)\/|islands\/hydrate-island\.tsx/

export default defineConfig({
  plugins: [plainDynamicImports(), reactRouter()],
  build: {
    // Small files stay files: inlined ones would be paid again on every page.
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // React and what wakes an island are one file, so that a press waits for one journey and not for two.
            codeSplitting: { groups: [{ name: 'react', test: REACT }] },
          },
        },
      },
    },
    // The server's entry is ours, with the framework's build inside it.
    ssr: { build: { rolldownOptions: { input: './app/app.server.ts' } } },
  },
})

// Vite wraps every import() in a helper that preloads the chunk's style sheets and imports. No chunk of ours has a style
// sheet, `wake-islands.ts` names the one large chunk itself, and the helper would be a third of the readers' loader.
function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      return id === '\0vite/preload-helper.js'
        ? 'export const __vitePreload = (load) => load()'
        : null
    },
  }
}

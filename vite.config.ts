import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

const REACT = /node_modules\/(react|react-dom|scheduler)\/|islands\/hydrate-island\.tsx/

export default defineConfig({
  plugins: [plainDynamicImports(), processAroundTheApp(), reactRouter()],
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
    // The server's entry is ours: the app with the framework's build inside it. Packages are
    // bundled as well, because a thousand small modules cost half a second of every start and a third of the memory (decision
    // 12). Left outside: what is native, and what is only there for some machines.
    ssr: {
      resolve: { noExternal: true, external: ['sharp', 'pg-native'] },
      build: { rolldownOptions: { input: './app/app.server.ts' } },
    },
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

// A second entry of the server's build, `serve.js`. The framework gives every listed entry the same file name.
function processAroundTheApp(): Plugin {
  return {
    name: 'process-around-the-app',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      this.emitFile({ type: 'chunk', id: './bin/serve-site.ts', fileName: 'serve.js' })
    },
  }
}

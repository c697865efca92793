import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

// Every page of an application has all of it, and one file compresses better than eight; no script of a reader's page has any.
const react = {
  name: 'react',
  test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
}

// In readers' pages as well: a group takes what its files import, and theirs would bring React.
const toastIcons = {
  name: 'toast-icons',
  test: /app\/ui\/feedback\/toast-icon-paths\.ts$/,
  priority: 1,
}

// Every page of the dashboard has them, and each file of its own would cost its name in the list of routes, too.
const parts = {
  name: 'parts',
  test: /app\/(?:addresses|ui\/(?:button|icon|icon-paths|page\/(?:badge|screen)|art\/lost-thread|feedback\/(?:alert|dialog|focused-result|question)|form\/(?:form-field|use-is-hydrated))|features\/auth\/roles\/role-texts|application\/(?:framework-internals|use-stored|unlisted-meta|page-toasts))\.tsx?$/,
}

export default defineConfig(({ command }) => ({
  // The code for a site with nothing behind it is cut out of every other build (decision 20).
  define: { 'import.meta.env.SITE_BACKEND': JSON.stringify(siteBackend()) },
  plugins: [...ownPlugins(), reactRouter()],
  build: {
    // Small files stay files: inlined ones would be paid again on every page.
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [toastIcons, react, parts] } } },
      },
    },
    // The server's entry is ours: the app with the framework's build inside it. Packages are
    // bundled as well, because a thousand small modules cost half a second of every start and a third of the memory (decision
    // 12). Left outside: what is native, and what is only there for some machines.
    ssr: {
      // In development Node loads them as they are: what is written for `require` cannot be run as a module of the app.
      ...(command === 'build' && {
        resolve: { noExternal: true as const, external: ['sharp', 'pg-native'] },
        // What packages carry for development only stays out, a sixth of all.
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
      build: {
        rolldownOptions: {
          input: './app/server/app.server.ts',
          // V8 keeps a source at two bytes a character when one character is not Latin-1, even in a comment (decision 23).
          output: {
            charset: 'ascii',
            comments: false,
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
  },
}))

function ownPlugins(): Plugin[] {
  return [plainDynamicImports(), browserEntities(), processAroundTheApp(), oneRenderer()]
}

function siteBackend(): string {
  return process.env['SITE_BACKEND'] === 'none' ? 'none' : 'server'
}

// Vite wraps every import() in a helper that preloads the chunk's style sheets. No chunk of ours has one, and the helper is a third
// of the readers' loader and a file of its own. Each importer gets a helper that only imports, which stays in the importer's file.
function plainDynamicImports(): Plugin {
  const HELPER = '\0vite/preload-helper.js'
  return {
    name: 'plain-dynamic-imports',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id, importer) => (id === HELPER ? `${HELPER}?of=${importer}` : null),
    load: (id) => (id.startsWith(HELPER) ? 'export const __vitePreload = (load) => load()' : null),
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

// react-dom/server has two renderers of 200 kB each, and all of both would be read at every start. Ours streams.
function oneRenderer(): Plugin {
  const NONE = '\0no-string-renderer'
  return {
    name: 'one-renderer',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: (id) => (/react-dom-server-legacy\.node\./.test(id) ? NONE : null),
    load: (id) => (id === NONE ? 'export {}' : null),
  }
}

function browserEntities(): Plugin {
  const file = './app/features/rich-text/markdown/browser-entities.ts'
  return {
    name: 'browser-entities',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id === 'entities' ? fileURLToPath(new URL(file, import.meta.url)) : null),
  }
}

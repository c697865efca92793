declare module 'virtual:react-router/inject-hmr-runtime'

interface ImportMetaEnv {
  /** What the site that is being built has behind it (vite.config.ts). */
  readonly SITE_BACKEND: 'server' | 'none'
}

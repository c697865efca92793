declare module 'virtual:react-router/inject-hmr-runtime'

interface ImportMetaEnv {
  readonly SITE_BACKEND: 'server' | 'none'
}

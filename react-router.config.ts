import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  buildDirectory: process.env['SITE_BUILD_DIRECTORY'] ?? 'build',
  // The whole map of routes is a few kilobytes; asking the server for pieces of it would be a request a click.
  routeDiscovery: { mode: 'initial' },
} satisfies Config

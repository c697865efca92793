import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './test/chromium.ts'
import type { JourneyOptions } from './test/journeys/site.ts'

// The stores and the routes behind a page have tests of their own on both databases, so journeys run on SQLite. On PostgreSQL,
// without a backend and over static files run those that only exist there, and those that are tagged for it:
// @postgres; @everywhere for the two without a server; of the demo's, @files is for files.
// Readers have a site of their own, because their journeys count its posts.
const readers = /(reading|axe)[\w-]*\.journey\.ts$/
const demo = /demo-\w+\.journey\.ts/
const staticFiles = /demo-pages\.journey\.ts|@everywhere/
// Each worker would build the files, and start a browser and a site, for a few tests. One has time for all of them when it begins first.
const ONE_WORKER = { workers: 1 }

export default defineConfig<object, JourneyOptions>({
  testDir: 'test/journeys',
  testMatch: '**/*.journey.ts',
  build: { external: ['build/server/**', 'build-none/server/**'] },
  outputDir: 'test-results',
  globalSetup: './test/global-setup.ts',
  forbidOnly: true,
  retries: 0,
  // One more than the cores that the tests are measured with, because each waits for the other side a part of its time.
  workers: 3,
  fullyParallel: false,
  // Guards against hanging, not measures: what is timed is timed by its own test.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    launchOptions: chromiumOptions(),
    serviceWorkers: 'allow',
    // A trace (--trace=on) reads every address of a page, images not yet uploaded too, which the site's policy forbids.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'files',
      grep: staticFiles,
      use: { databaseKind: 'sqlite', backend: 'files' },
      ...ONE_WORKER,
    },
    {
      name: 'none',
      grep: [demo, /@everywhere/],
      grepInvert: /@files/,
      use: { databaseKind: 'sqlite', backend: 'none' },
      ...ONE_WORKER,
    },
    { name: 'postgres', grep: /@postgres/, use: { databaseKind: 'postgres' }, ...ONE_WORKER },
    { name: 'readers', testMatch: readers, use: { databaseKind: 'sqlite' } },
    { name: 'sqlite', testIgnore: [readers, demo], use: { databaseKind: 'sqlite' } },
  ],
})

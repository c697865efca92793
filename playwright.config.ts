import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './test/chromium.ts'
import type { JourneyOptions } from './test/journeys/site.ts'

// Journeys of readers look at pages that are the same on both databases; they run once.
const readers = /(reading|axe)[\w-]*\.journey\.ts$/
// What the browser does by itself looks the same over either database as well; the stores and the routes behind it have suites of
// their own that run on both.
const screens = new RegExp(
  `(${[
    'category-field',
    'contact-form-plain',
    'dashboard-faults',
    'editor',
    'editor-arrival',
    'editor-faults',
    'emailjs',
    'inbox-pages',
    'keeping',
    'keeping-leaving',
    'outside-services',
    'pictures-cover',
    'pictures-faults',
    'pictures-text',
    'publish-checklist',
    'revisions',
    'session',
    'sharing',
    'writing',
  ].join('|')})\\.journey\\.ts$`,
)
const all = '**/*.journey.ts'
// What runs over the site with nothing behind it, and over its static files. Of the files that are shared, what asks a server for
// something is tagged @server; what needs an answer made for the request, or a header, is tagged @live; what is for files is @files.
// How each page is laid out and styled is left out: these are the same documents.
const withoutBackend =
  /(demo-\w+|reading|reading-bar|reading-every-page|sharing|dashboard|editor)\.journey\.ts$/
const onlyWithoutBackend = /demo-\w+\.journey\.ts$/

export default defineConfig<object, JourneyOptions>({
  testDir: 'test/journeys',
  outputDir: 'test-results',
  globalSetup: './test/global-setup.ts',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: false,
  // Guards against hanging, not measures: what is timed is timed by its own test.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    launchOptions: chromiumOptions(),
    serviceWorkers: 'allow',
    // A trace (--trace=on) reads every address of a page, pictures not yet uploaded too, which the site's policy forbids.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'readers', testMatch: readers, use: { databaseKind: 'sqlite' } },
    {
      name: 'sqlite',
      testMatch: all,
      testIgnore: [readers, onlyWithoutBackend],
      use: { databaseKind: 'sqlite' },
    },
    {
      name: 'postgres',
      testMatch: all,
      testIgnore: [readers, screens, onlyWithoutBackend],
      use: { databaseKind: 'postgres' },
    },
    {
      name: 'none',
      testMatch: withoutBackend,
      grepInvert: /@server|@files/,
      use: { databaseKind: 'sqlite', backend: 'none' },
    },
    {
      name: 'files',
      testMatch: withoutBackend,
      grepInvert: /@server|@live/,
      use: { databaseKind: 'sqlite', backend: 'files' },
    },
  ],
})

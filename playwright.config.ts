import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './test/chromium.ts'

// The project's name is the database that the journeys' site runs on (test/journeys/site.ts).
export default defineConfig({
  testDir: 'test/journeys',
  testMatch: '**/*.{journey,spec,test}.ts',
  outputDir: 'test-results',
  globalSetup: './test/global-setup.ts',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: false,
  timeout: 60_000,
  use: {
    browserName: 'chromium',
    launchOptions: chromiumOptions(),
    serviceWorkers: 'allow',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [{ name: 'sqlite' }, { name: 'postgres' }],
})

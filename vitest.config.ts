import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './bin/test-order.ts'

if (Number.parseInt(process.versions.node, 10) < 26) {
  throw new Error(
    "The tests take the project's own Node. Run them with: npm test -- unit, or npx vitest run <path>",
  )
}

// Abuse tests that measure time or memory closely. Nothing else runs beside them; a limit that is several times what is usual needs no such quiet.
const MEASURING = [
  'auth-hash-flood',
  'auth-timing',
  'contact-flood',
  'http-pipelining',
  'http-slow-clients',
  'image-bombs',
  'image-runaway',
  'long-texts-beside',
  'rolling-restart',
  'several-processes',
  'site-locked-database',
].map((name) => `test/abuse/${name}.test.ts`)

// Loading the same modules anew for each file takes a second, for a unit test mostly more than the test. So a test undoes what it changes in a
// module or a global.
const LOADS_MODULES_ANEW = false

// One more than the cores that the tests are measured with, because each waits a part of its time: for a process that was killed, or a limit that
// runs out.
const AT_ONCE = 3

export default defineConfig({
  test: {
    globalSetup: ['test/global-setup.ts'],
    sequence: { sequencer: SlowestFirst },
    pool: 'forks',
    // On a busy machine what is awaited for a moment comes late.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 15_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          maxWorkers: AT_ONCE,
          isolate: LOADS_MODULES_ANEW,
          include: ['{app,db,bin}/**/*.test.{ts,tsx}', 'test/*.test.ts', '*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          include: ['test/architecture/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'bootstrap',
          include: ['test/bootstrap/**/*.test.ts'],
          maxWorkers: AT_ONCE,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'seo',
          include: ['test/seo/**/*.test.ts'],
          maxWorkers: AT_ONCE,
          isolate: LOADS_MODULES_ANEW,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'abuse',
          include: ['test/abuse/**/*.test.ts'],
          exclude: MEASURING,
          maxWorkers: AT_ONCE,
          isolate: LOADS_MODULES_ANEW,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'abuse-measured',
          include: MEASURING,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})

import path from 'node:path'
import { runCommand } from './run-command.ts'
import { findTests, listTests } from './test-files.ts'
import { runTests } from './test-run.ts'
import { testSteps } from './test-steps.ts'

const root = path.dirname(import.meta.dirname)

// All tests, and those that read SOAK in their long forms: what fails rarely is repeated, and every page goes through the browser.
// With names, such as `npm run soak -- several-processes`, only the test files that have one in their path.
await runCommand(async () => {
  const names = process.argv.slice(2)
  const tests = names.length > 0 ? findTests(root, names) : listTests(root)
  const wanted = new Set(['build', ...tests.map(({ step }) => step)])
  const steps = testSteps.filter(({ name }) => wanted.has(name))
  const files = names.length > 0 ? tests.map(({ file }) => file) : []
  const scope =
    names.length > 0 ? 'Long forms, only of the named files' : 'Every test in its long form'
  await runTests(steps, { isSoak: true, files }, () => ({ scope }))
})

import path from 'node:path'
import { OperatorError } from './operator-error.ts'
import { runCommand } from './run-command.ts'
import { describeNotRun, findChange } from './test-changed.ts'
import { summarize } from './test-results.ts'
import { runTests } from './test-run.ts'
import { type TestStep, testSteps } from './test-steps.ts'

const root = path.dirname(import.meta.dirname)

await runCommand(async () => {
  const names = process.argv.slice(2)
  if (names[0] === 'changed') return runChanged(names[1])
  if (names[0] === 'accept') return runAccepting()
  const scope = names.length > 0 ? 'Partial run, only the named steps' : 'Every step'
  await runTests(chooseSteps(names), {}, () => ({ scope }))
})

async function runChanged(commit: string | undefined): Promise<void> {
  const change = findChange(root, commit)
  if (change.files.length === 0) {
    const nothing = { scope: `Nothing differs from ${change.name}, so nothing was run`, ms: 0 }
    console.log(summarize([], nothing))
    return
  }
  await runTests(testSteps, { changedSince: change.commit }, (finished) => ({
    scope: 'Partial run, only what a change touches',
    notes: describeNotRun(root, finished, change),
  }))
}

/** The texts of the pages stand in files, and `seo` has no others. */
function runAccepting(): Promise<void> {
  const scope = 'Partial run, which accepts the texts of the pages (git diff shows them)'
  return runTests(chooseSteps(['build', 'seo']), { acceptsTexts: true }, () => ({ scope }))
}

function chooseSteps(names: string[]): readonly TestStep[] {
  if (names.length === 0) return testSteps
  const unknown = names.find((name) => !testSteps.some((step) => step.name === name))
  if (unknown !== undefined) {
    const known = testSteps.map((step) => step.name).join(', ')
    throw new OperatorError(`There is no step "${unknown}". The steps are ${known}.`)
  }
  return testSteps.filter(({ name }) => names.includes(name))
}

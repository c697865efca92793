import { globSync } from 'node:fs'
import path from 'node:path'
import { OperatorError } from './operator-error.ts'

/** `step` runs it. */
export type TestFile = { file: string; step: string }

const TESTS = ['*.test.ts', '{app,bin,db,test}/**/*.{test,journey}.{ts,tsx}']

export function listTests(root: string): TestFile[] {
  return globSync(TESTS, { cwd: root }).map((name) => {
    const file = name.split(path.sep).join('/')
    // Tests stand beside what they test, or in the folder of their step.
    return { file, step: /^test\/([^/]+)\//.exec(file)?.[1] ?? 'unit' }
  })
}

/** Those with one of the names in their path. @throws OperatorError for a name that none has */
export function findTests(root: string, names: readonly string[]): TestFile[] {
  const tests = listTests(root)
  const strange = names.find((name) => !tests.some(({ file }) => file.includes(name)))
  if (strange !== undefined) throw new OperatorError(`No test file has "${strange}" in its path.`)
  return tests.filter(({ file }) => names.some((name) => file.includes(name)))
}

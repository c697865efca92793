import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const coverage = readFileSync(path.join(root, 'docs/spec-coverage.md'), 'utf8')
const STATE = /^(done|differs on purpose|not applicable, because .+|to come: .+)$/

const rows = coverage
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [number = '', says = '', lives = '', tests = '', state = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    return { number, says, lives: filesIn(lives), tests: filesIn(tests), state }
  })

function filesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
}

test('every line of the specification has its number, and no number is missing', () => {
  for (const section of '123456789') {
    const numbers = rows.map(({ number }) => number.split('.')).filter(([of]) => of === section)
    const places = numbers.map(([, place]) => Number(place)).toSorted((one, other) => one - other)
    expect(places.length).toBeGreaterThan(9)
    expect(places).toEqual(places.map((_, index) => index + 1))
  }
})

test('every line names its state, and one that is there names its files and its tests', () => {
  const faults = rows.filter(
    ({ says, state, lives, tests }) =>
      says === '' ||
      !STATE.test(state) ||
      (state.startsWith('d') && (lives.length === 0 || tests.length === 0)),
  )
  expect(faults).toEqual([])
})

test('every file that is named exists, and only tests are named as tests', () => {
  const files = rows.flatMap(({ lives, tests }) => [...lives, ...tests])
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  const tests = rows.flatMap((row) => row.tests)
  expect(tests.filter((file) => !/\.(test\.tsx?|journey\.ts)$/.test(file))).toEqual([])
})

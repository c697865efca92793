import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const coverage = readFileSync(path.join(root, 'docs/spec-coverage.md'), 'utf8')

/** The parts of the specification, and in how many lines each is told. A line may be split further, never left out. */
const PARTS: Record<string, number> = {
  '1. What the product does and for whom': 18,
  '2. Screens and routes': 23,
  'Top bar': 12,
  Footer: 7,
  'Floating buttons': 2,
  'Hero banner': 5,
  Home: 8,
  About: 4,
  'Services overview': 3,
  'Service pages': 16,
  'FAQ page': 12,
  'Contact page': 13,
  'Country flag carousel': 9,
  'Blog list': 6,
  'Single post': 7,
  Login: 6,
  Dashboard: 15,
  'Post editor': 8,
  'Not-found page': 4,
  '3. Entities and their fields': 25,
  '4. States and transitions': 21,
  '5. Validation rules': 20,
  '6. Roles and permissions': 10,
  '7. The calls it makes': 29,
  '8. Error catalogue': 33,
  '9. Business constants and limits': 34,
}

/** The part that is to come is one of the list at the top; a note may follow in brackets. */
const TO_COME = /^to come: ([^()]+?)(?: \(.+\))?$/
const STATE = /^(done|done, no test yet|not applicable, because .+|to come: .+)$/

type Line = { part: string; says: string; lives: string; shown: string; state: string }

const lines = readLines(coverage)
const named = (line: Line) => `${line.part}: ${line.says}`

function readLines(text: string): Line[] {
  let part = ''
  return text.split('\n').flatMap((row) => {
    part = /^##+ (.+)$/.exec(row)?.[1] ?? part
    const cells = row.split('|').map((cell) => cell.trim())
    const [, says = '', lives = '', shown = '', state = ''] = cells
    const isLine = cells.length > 1 && !['The line', '---'].includes(says)
    // Two more than there are columns: what stands before the first and after the last bar.
    return isLine ? [{ part, says, lives, shown, state: cells.length === 6 ? state : '' }] : []
  })
}

/** The files that a cell names, in their order. */
function filesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
}

/** The tests that a cell names: each quotation belongs to the file before it. */
function testsIn(cell: string): { file: string; name: string }[] {
  return [...cell.matchAll(/`([^`]+)`([^`]*)/g)].flatMap(([, file = '', after = '']) =>
    [...after.matchAll(/“([^”]+)”/g)].map(([, name = '']) => ({ file, name })),
  )
}

/** The names of the tests of a file: texts that open the arguments of a call and are followed by more of them. */
function namesIn(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  const opening = /\(\s*(?:'([^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`)\s*,/g
  return [...text.matchAll(opening)].map(([, ...quoted]) => quoted.join(''))
}

test('every part of the specification stands in the document, with all that it says, in its order', () => {
  const parts = [...new Set(lines.map(({ part }) => part))]
  expect(parts).toEqual(Object.keys(PARTS))
  const missing = parts.filter(
    (part) => lines.filter((line) => line.part === part).length < (PARTS[part] ?? 0),
  )
  expect(missing).toEqual([])
})

test('every line says one thing, where it lives, what shows it, and how far it is', () => {
  const broken = lines.filter((line) => line.says === '' || !STATE.test(line.state))
  expect(broken.map(named)).toEqual([])
  const twice = lines.map(named).filter((name, index, all) => all.indexOf(name) !== index)
  expect(twice).toEqual([])
})

test('what is done has a file and a test; what has no test says so', () => {
  const faults = lines.filter(({ lives, shown, state }) => {
    if (state === 'done') return filesIn(lives).length === 0 || testsIn(shown).length === 0
    if (state === 'done, no test yet') return filesIn(lives).length === 0 || shown !== ''
    return false
  })
  expect(faults.map(named)).toEqual([])
})

test('what is to come is one list at the top, and each line that waits names its part', () => {
  const [, list = ''] = /## What is to come\n\n((?:- .+\n)+)/.exec(coverage) ?? []
  const parts = [...list.matchAll(/- (.+)\n/g)].map(([, part]) => part)
  const awaited = lines
    .filter(({ state }) => state.startsWith('to come'))
    .map(({ state }) => TO_COME.exec(state)?.[1])
  expect(new Set(awaited)).toEqual(new Set(parts))
})

describe('what the document names is there:', () => {
  test('every file', () => {
    const files = lines.flatMap(({ lives, shown }) => filesIn(`${lives} ${shown}`))
    expect(files.length).toBeGreaterThan(300)
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  })

  test('every test, by a part of its name', () => {
    const absent = lines
      .flatMap(({ shown }) => testsIn(shown))
      .filter(({ file }) => existsSync(path.join(root, file)))
      .filter(({ file, name }) => !namesIn(file).some((known) => known.includes(name)))
    expect(absent).toEqual([])
  })

  test('only tests stand where tests are named', () => {
    const files = lines.flatMap(({ shown }) => filesIn(shown))
    expect(files.filter((file) => !/\.(test\.tsx?|journey\.ts)$/.test(file))).toEqual([])
  })
})

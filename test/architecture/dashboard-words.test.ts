import path from 'node:path'
import { expect, test } from 'vitest'
import { listSourceFiles } from '#test/architecture/source-files.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** In place of: Analytics, Assign, Revisions, Save note, Unpublish. */
const NOT_OF_AN_OFFICE =
  /what works|take in hand|earlier texts|keep the note|make (?:it a draft|drafts)/i

/** What the dashboard's screens print; the inbox has its words of its own. */
const SCREENS =
  /^app\/(?:features|routes\/dashboard|application)\/(?!inbox\/|site\/|tools\/|content\/|demo\/).*\.tsx?$/

test('the dashboard calls things as an office does', () => {
  const screens = listSourceFiles(root).filter(
    ({ file }) => SCREENS.test(file) && !/\.test\.tsx?$/.test(file),
  )
  expect(screens.length).toBeGreaterThan(300)
  const found = screens.flatMap(({ file, text }) => {
    const word = NOT_OF_AN_OFFICE.exec(text())?.[0]
    return word === undefined ? [] : [`${file}: ${word}`]
  })
  expect(found).toEqual([])
})

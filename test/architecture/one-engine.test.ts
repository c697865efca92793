import path from 'node:path'
import { expect, test } from 'vitest'
import { listSourceFiles } from '#test/architecture/source-files.ts'

/** What is promised to everybody who writes is kept once: where, and what only that place does. */
const ENGINE = [
  ['entries/revisions', /(?:insertInto|deleteFrom)\('entry_revisions'\)/],
  ['entries/compare', /\bcompareMarkdown\(\.\.\./],
  ['entries/merge', /\b(?:mergeBlocks|mergeField|nextBase)\(/],
  ['entries/drafts', /(?:insertInto|deleteFrom)\('working_copies'\)|\bputItem\(storage/],
  ['entries/publication', /\bwallTime\(date, time as|fail\(problems\.noLawyer/],
  ['entries/ui', /<(?:ComparedValue|SideText)\b|\bfindOpenForms\(/],
] as const

const sources = listSourceFiles(path.resolve(import.meta.dirname, '../..')).filter(
  ({ file }) => /^app\/.*\.tsx?$/.test(file) && !file.includes('.test.'),
)

test.each(ENGINE)('only %s does what it promises to everybody who writes', (folder, act) => {
  const found = sources.filter(({ text }) => act.test(text())).map(({ file }) => path.dirname(file))
  expect([...new Set(found)]).toEqual([`app/features/${folder}`])
})

import { readdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openFolder } from '#test/fixtures/folder.ts'
import { openedOnce } from '#test/opened.ts'
import { runProgram } from './run-program.ts'
import { readTestReport } from './test-results.ts'
import { type RunOptions, vitestArguments } from './test-steps.ts'

const root = path.dirname(import.meta.dirname)
const TESTS = `import { expect, test } from 'vitest'
test.each(['old', 'none'])('%s', (name) => expect('new').toMatchFileSnapshot(name + '.txt'))
`
const CONFIG = `export default { test: { projects: [{ test: { name: 'seo', include: ['*.test.ts'] } }] } }`

/** A folder with tests of its own, which runs them with the packages and the reporter of this one. */
const place = openedOnce(async () => {
  const files = { 'a.test.ts': TESTS, 'old.txt': 'old', 'vitest.config.ts': CONFIG }
  const opened = await openFolder(files)
  for (const name of ['node_modules', 'bin', 'package.json'])
    symlinkSync(path.join(root, name), path.join(opened.folder, name))
  return opened
})

async function runSeo(options: RunOptions) {
  const report = path.join(place.folder, 'report.json')
  const program = path.join(root, 'node_modules/vitest/vitest.mjs')
  const env = { PATH: process.env['PATH'], TEST_REPORT: report }
  const how = { cwd: place.folder, env, show: false, limitMs: 60_000 }
  const { code } = await runProgram(
    process.execPath,
    [program, ...vitestArguments(options, 'seo')],
    how,
  )
  const { passed, failed } = readTestReport(report, code)
  const texts = readdirSync(place.folder)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => [name, readFileSync(path.join(place.folder, name), 'utf8')])
  return { passed, failed, texts: Object.fromEntries(texts) as unknown }
}

test('a text that differs or is missing fails and is not written, until it is accepted', async () => {
  expect(await runSeo({})).toEqual({ passed: 0, failed: 2, texts: { 'old.txt': 'old' } })
  const texts = { 'old.txt': 'new', 'none.txt': 'new' }
  expect(await runSeo({ acceptsTexts: true })).toEqual({ passed: 2, failed: 0, texts })
})

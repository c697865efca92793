import path from 'node:path'
import { expect, test } from 'vitest'
import { activityTexts } from '#app/features/audit/texts.ts'
import { listSourceFiles } from '#test/architecture/source-files.ts'

const root = path.resolve(import.meta.dirname, '../..')
const NAME = /'([a-z]+\.[a-z]+(?:-[a-z]+)*)'/g

function findRecordedActs(): string[] {
  const nouns = Object.keys(activityTexts.kinds)
  const found = listSourceFiles(root)
    .filter(({ file }) => /^(app|bin)\/.*\.server\.ts$|^bin\/.*\.ts$/.test(file))
    .flatMap(({ text }) => {
      const source = text()
      const lines = source.split('\n').filter((line) => /\bact\b/.test(line))
      const named = [...lines.join('\n').matchAll(NAME)].map(([, act = '']) => act)
      const likely = [...source.matchAll(NAME)].map(([, act = '']) => act)
      return [...named, ...likely.filter((act) => nouns.includes(act.split('.')[0] ?? ''))]
    })
  return [...new Set(found)].toSorted()
}

test('everything that is recorded has its sentence and its filter on the activity page, and none is left over', () => {
  const recorded = findRecordedActs()
  expect(recorded.length).toBeGreaterThan(9)
  expect(Object.keys(activityTexts.acts).toSorted()).toEqual(recorded)
  const nouns = new Set(recorded.map((act) => act.split('.')[0]))
  expect(nouns).toEqual(new Set(Object.keys(activityTexts.kinds)))
})

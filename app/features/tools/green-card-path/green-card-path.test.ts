import { expect, test } from 'vitest'
import {
  greenCardPath,
  isComplete,
  PATH_ANSWERS,
  readPathAnswers,
} from '#app/features/tools/green-card-path/green-card-path.ts'

const pathOf = (relative: string, work: string) => {
  const answers = readPathAnswers(new URLSearchParams({ relative, work, place: 'here' }))
  return answers !== null && isComplete(answers) ? greenCardPath(answers) : null
}

test.each([
  ['immediate', 'family family family'],
  ['resident', 'familyLine familyLine familyLine'],
  ['line', 'employer talent familyLine'],
  ['none', 'employer talent others'],
])('with the relative "%s", work leads to: %s', (relative, paths) => {
  expect(PATH_ANSWERS.work.map((work) => pathOf(relative, work)).join(' ')).toBe(paths)
})

test('an unknown answer counts as none, and an address without a question asks nothing', () => {
  expect(readPathAnswers(new URLSearchParams('utm_source=x'))).toBeNull()
  expect(readPathAnswers(new URLSearchParams('relative=king&work=offer'))).toEqual({
    work: 'offer',
  })
  expect(pathOf('constructor', 'offer')).toBeNull()
})

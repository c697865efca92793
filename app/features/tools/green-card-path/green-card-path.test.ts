import { expect, test } from 'vitest'
import {
  answerTo,
  isComplete,
  PATH_ANSWERS,
  readPathAnswers,
} from '#app/features/tools/green-card-path/green-card-path.ts'

const answerOf = (relative: string, work: string, place = 'here') => {
  const answers = readPathAnswers(new URLSearchParams({ relative, work, place }))
  return answers !== null && isComplete(answers) ? answerTo(answers) : null
}

test.each([
  ['immediate', 'family family family'],
  ['resident', 'familyLine familyLine familyLine'],
  ['line', 'employer talent familyLine'],
  ['none', 'employer talent others'],
])('with the relative "%s", work leads to: %s', (relative, paths) => {
  expect(PATH_ANSWERS.work.map((work) => answerOf(relative, work)?.path).join(' ')).toBe(paths)
})

test('here, only an immediate relative is asked for no more than to have been let in', () => {
  for (const relative of PATH_ANSWERS.relative) {
    for (const work of PATH_ANSWERS.work) {
      const [here, abroad] = [answerOf(relative, work), answerOf(relative, work, 'abroad')]
      expect(here?.finish).toBe(relative === 'immediate' ? 'immediateHere' : 'lineHere')
      expect(here?.rule.includes('245(c)')).toBe(relative !== 'immediate')
      expect(here?.rule.startsWith(`${abroad?.rule}, 245(a)`)).toBe(true)
      expect(abroad?.finish).toBe('abroad')
    }
  }
})

test.each([
  ['immediate', 'none', false, 'INA 201(b)(2)(A)(i)'],
  ['resident', 'none', true, 'INA 203(a)'],
  ['none', 'known', true, 'INA 203(b)(1)'],
  ['none', 'offer', true, 'INA 203(b)(2), 203(b)(3)'],
  ['none', 'none', false, 'INA 203(b)(4), 203(c)'],
])(
  'the relative "%s" and the work "%s" stand in the Visa Bulletin: %s, by %s',
  (relative, work, isInBulletin, rule) => {
    expect(answerOf(relative, work, 'abroad')).toMatchObject({ isInBulletin, rule })
  },
)

test('an unknown answer counts as none, and an address without a question asks nothing', () => {
  expect(readPathAnswers(new URLSearchParams('utm_source=x'))).toBeNull()
  expect(readPathAnswers(new URLSearchParams('relative=king&work=offer'))).toEqual({
    work: 'offer',
  })
  expect(answerOf('constructor', 'offer')).toBeNull()
})

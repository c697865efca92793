import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import {
  FIRST_LINES,
  PATH_ANSWERS,
  PATH_QUESTIONS,
  PATH_RULES,
  type PathAnswers,
  readPathAnswers,
  ruleFor,
} from '#app/features/tools/green-card-path/green-card-path.ts'
import { PathAnswer } from '#app/features/tools/ui/green-card-path-answer.tsx'
import { LOCALES } from '#app/platform/texts/locales.ts'
import { PROMISE } from '#test/seo/language/no-promise.ts'

const { danger: dangers, relative: relatives, work: works, place: places } = PATH_ANSWERS
const combinations: PathAnswers[] = dangers.flatMap((danger) =>
  relatives.flatMap((relative) =>
    works.flatMap((work) => places.map((place) => ({ danger, relative, work, place }))),
  ),
)
const answersTo = (given: Record<string, string>) => readPathAnswers(new URLSearchParams(given))
const ruleOf = (given: Record<string, string>) => ruleFor(answersTo(given)).id

describe.each(LOCALES)('every combination of answers in %s', (locale) => {
  const texts = interfaceTexts(locale).tools.greenCardPath
  const shown = { texts, phone: { href: 'tel:+1', display: '1' }, hours: [] }
  const lines = { hurt: '/victims', afraid: '/asylum', court: '/court' }
  const render = (answers: PathAnswers | null) =>
    renderToStaticMarkup(<PathAnswer {...shown} lines={lines} answers={answers} />)

  test('has exactly one answer, with its source, without a promise, and about here never without the memo', () => {
    for (const answers of combinations) {
      const html = render(answers)
      const [rule, ...more] = [...html.matchAll(/data-rule="(\w+)"/g)].map(([, id]) => id)
      expect([rule, more]).toEqual([ruleFor(answers).id, []])
      expect(html).toContain(`${ruleFor(answers).source}.`)
      expect(html).not.toMatch(PROMISE[locale])
      const says = ['adjustment.memo', 'consulates.pause'].map((key) => html.includes(`{${key}}`))
      expect(says).toEqual([answers.place !== 'abroad', answers.place !== 'here'])
    }
  })

  test('and all answers, for readers without a server and a script, are in the order of the rules', () => {
    const ids = [...render(null).matchAll(/data-rule="(\w+)"/g)].map(([, id]) => id)
    expect(ids).toEqual(PATH_RULES.map(({ id }) => id))
    for (const question of PATH_QUESTIONS)
      expect(Object.keys(texts.questions[question].options)).toEqual(
        PATH_ANSWERS[question].filter((answer) => answer !== 'unsaid'),
      )
  })
})

test('each combination is answered by the first rule that fits, every rule answers some, and each has a source', () => {
  expect(combinations).toHaveLength(300)
  const fits = (answers: PathAnswers) =>
    PATH_RULES.filter(({ when }) =>
      Object.entries(when).every(([question, answer]) => answers[question as never] === answer),
    )
  for (const answers of combinations) expect(ruleFor(answers)).toBe(fits(answers)[0])
  expect(new Set(combinations.map(ruleFor))).toEqual(new Set(PATH_RULES))
  for (const { source } of PATH_RULES) expect(source).toMatch(/^INA \d{3}\(/)
})

test('harm, fear and the court win, in this order, over every path', () => {
  expect(PATH_RULES.slice(0, 3).map(({ id }) => id)).toEqual(['hurt', 'afraid', 'court'])
  for (const danger of FIRST_LINES)
    for (const answers of combinations) expect(ruleFor({ ...answers, danger }).id).toBe(danger)
})

test.each([
  ['immediate', 'immediate immediate immediate immediate'],
  ['resident', 'resident resident resident resident'],
  ['line', 'offer known line line'],
  ['none', 'offer known others talk'],
  ['unsaid', 'offer known talk talk'],
])('with the relative "%s", work leads to: %s', (relative, rules) => {
  expect(works.map((work) => ruleOf({ relative, work })).join(' ')).toBe(rules)
})

test('here, only an immediate relative is asked for no more than to have been let in', () => {
  const paths = PATH_RULES.filter(({ here }) => here === 'immediateHere').map(({ id }) => id)
  expect(paths).toEqual(['immediate'])
})

test('what is not answered, or by no answer that exists, counts as unsaid', () => {
  const unsaid = { danger: 'unsaid', relative: 'unsaid', work: 'unsaid', place: 'unsaid' }
  expect(answersTo({})).toEqual(unsaid)
  expect(answersTo({ relative: 'constructor', work: 'offer', __proto__: 'x' })).toEqual({
    ...unsaid,
    work: 'offer',
  })
  expect(ruleOf({})).toBe('talk')
})

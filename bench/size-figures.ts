import { type Budget, BUDGETS, measureCode } from './code-size.ts'
import { type Figure, toFigure } from './figure.ts'

/** How large the checked-out code is, beside the budgets that a test holds. */
export function measureSize(root: string): Figure[] {
  const { code, texts, tests, tools } = measureCode(root)
  return [
    count('product code, lines', code.lines, BUDGETS.code),
    count('product code, files', code.files),
    count('texts and shipped content, lines', texts.lines),
    count('tests, lines', tests.lines, BUDGETS.tests),
    count('tests, files', tests.files),
    count('tools and gallery, lines', tools.lines),
  ]
}

function count(what: string, value: number, budget?: Budget): Figure {
  return toFigure({
    what,
    value,
    unit: 'count',
    isTimed: false,
    ...(budget && {
      atMost: budget.lines,
      anchor: `the goal: ${budget.goal.toLocaleString('en-US')}`,
    }),
  })
}

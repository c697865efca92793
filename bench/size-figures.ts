import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Figure, toFigure } from './figure.ts'

const TEST = /^test\/|\.test\.tsx?$|\.journey\.ts$|^(playwright|vitest)\.config\.ts$/
/** Texts, drawings and the gallery, which only development has. */
const NOT_CODE =
  /^app\/(features\/site\/content|gallery|routes\/dev)\/|(^|[/-])texts\.tsx?$|(icon|scene|social)-paths\.ts$/
/** Code that works on texts. */
const CODE_ALL_THE_SAME = /(compare|map)-texts\.ts$/

/** How large the checked-out code is: what Git knows, beside the targets of issue 12. */
export function measureSize(root: string): Figure[] {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
  const tests = files.filter((file) => TEST.test(file))
  const product = files.filter(
    (file) =>
      /^(app|db)\/.*\.tsx?$|^server\.ts$/.test(file) &&
      !TEST.test(file) &&
      (!NOT_CODE.test(file) || CODE_ALL_THE_SAME.test(file)),
  )
  // Being over a target is shown and does not end the bench in failure.
  const count = (what: string, value: number, atMost?: number) =>
    toFigure({ what, value, unit: 'count', isTimed: true, ...(atMost !== undefined && { atMost }) })
  return [
    count('product code, lines', countLines(root, product), 40_000),
    count('product code, files', product.length, 560),
    count('tests, lines', countLines(root, tests), 29_000),
    count('tests, files', tests.length),
  ]
}

function countLines(root: string, files: readonly string[]): number {
  const counts = files.map(
    (file) => readFileSync(path.join(root, file), 'utf8').split('\n').length - 1,
  )
  return counts.reduce((sum, lines) => sum + lines, 0)
}

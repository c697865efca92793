import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LOCALES } from '#app/platform/texts/locales.ts'

/**
 * How many lines there may be. Each began at what was there, rounded up to the next 250 lines, and was raised when a firm could make pages of its own
 * (decision 65), for the law with its days (decision 74), and for countries, answers, steps that readers keep and the queries of readers (decisions 77 to 80).
 * It may only be lowered until it is at its goal. Nothing that is code is moved into texts to become smaller.
 */
export const BUDGETS = {
  code: { lines: 89_290, goal: 78_000 },
  tests: { lines: 65_830, goal: 54_000 },
} as const satisfies Budgets

export type Budget = { lines: number; goal: number }

type Budgets = Readonly<Record<'code' | 'tests', Budget>>

/** `tools` are the programs of `bin`, `bench` and `tools`, and the gallery, which only development has. */
type Kind = 'code' | 'texts' | 'tests' | 'tools'

export type Size = Readonly<Record<Kind, { files: number; lines: number }>>

const TESTS = /^test\/|\.test\.tsx?$|\.journey\.ts$|^(?:playwright|vitest)\.config\.ts$/
const PRODUCT = /^app\/(?!gallery\/|routes\/dev\/)|^db\/|^server\.ts$/
/** What is named after a language, what is named texts, and the lines of drawings. */
const TEXTS = new RegExp(
  String.raw`/(?:${LOCALES.join('|')})(?:/|\.ts$)|[/-]texts\.ts$|icon-paths\.ts$`,
)
/** A function or a condition, except a short form such as `(text) => ({ text, mark: 'wait' })`. */
const LOGIC = /^(?:export )?(?:async )?function |\) \{$|=>(?! \(\{)/m

/** Where a file of TypeScript is counted. One with logic is code, whatever its name is. */
export function kindOf(file: string, content: string): Kind {
  if (TESTS.test(file)) return 'tests'
  if (!PRODUCT.test(file)) return 'tools'
  return TEXTS.test(file) && !LOGIC.test(content) ? 'texts' : 'code'
}

/** How large the checked-out TypeScript is. */
export function measureCode(root: string): Size {
  const size = {
    code: { files: 0, lines: 0 },
    texts: { files: 0, lines: 0 },
    tests: { files: 0, lines: 0 },
    tools: { files: 0, lines: 0 },
  }
  const folders = '{app,bench,bin,db,test,tools}/**/*.{ts,tsx}'
  for (const file of globSync([folders, '*.ts'], { cwd: root })) {
    const content = readFileSync(path.join(root, file), 'utf8')
    const counted = size[kindOf(file.split(path.sep).join('/'), content)]
    counted.files += 1
    counted.lines += content.split('\n').length - 1
  }
  return size
}

/** What is over its budget, in a sentence each. */
export function findExcess(size: Size, budgets: Budgets = BUDGETS): string[] {
  return (['code', 'tests'] as const).flatMap((kind) => {
    const { lines } = size[kind]
    const excess = lines - budgets[kind].lines
    if (excess <= 0) return []
    return [`${kind}: ${lines} lines, ${excess} more than its budget in bench/code-size.ts`]
  })
}

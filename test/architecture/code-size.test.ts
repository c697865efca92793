import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { findExcess, kindOf, measureCode } from '../../bench/code-size.ts'

test('code and tests stay within their budgets of lines', () => {
  expect(findExcess(measureCode(path.resolve(import.meta.dirname, '../..')))).toEqual([])
})

test('a line more than a budget is said, with the place of the budget', () => {
  const size = (code: number, tests: number) => ({
    code: { files: 1, lines: code },
    texts: { files: 1, lines: 100 },
    tests: { files: 1, lines: tests },
    tools: { files: 1, lines: 100 },
  })
  const budgets = { code: { lines: 20, goal: 10 }, tests: { lines: 30, goal: 10 } }
  expect(findExcess(size(20, 30), budgets)).toEqual([])
  expect(findExcess(size(21, 32), budgets)).toEqual([
    'code: 21 lines, 1 more than its budget in bench/code-size.ts',
    'tests: 32 lines, 2 more than its budget in bench/code-size.ts',
  ])
})

describe('a file is counted', () => {
  const words = `export const listTexts = {\n  heading: 'Posts',\n}\n`
  const shorthand = `const line = (text: string) => ({ text, mark: 'wait' }) as const\n`

  test.each([
    ['test/journeys/edit.ts', words, 'tests'],
    ['app/features/posts/post.test.ts', words, 'tests'],
    ['playwright.config.ts', words, 'tests'],
    ['bin/site.ts', words, 'tools'],
    ['app/gallery/texts.tsx', words, 'tools'],
    ['app/features/posts/post.ts', words, 'code'],
    ['app/platform/texts/scheduled-time.ts', words, 'code'],
    ['app/ui/icon.tsx', words, 'code'],
    ['app/features/content/es/pages/about.ts', words, 'texts'],
    ['app/features/content/es/services/u-visa.ts', shorthand + words, 'texts'],
    ['app/features/posts/list-texts.ts', words, 'texts'],
    ['app/features/visits/texts.ts', words, 'texts'],
    ['app/ui/icon-paths.ts', words, 'texts'],
  ])('%s', (file, content, kind) => {
    expect(kindOf(file, content)).toBe(kind)
  })

  test.each([
    'export function heading() {\n  return 1\n}\n',
    'const heading = () => {\n  return 1\n}\n',
    'export const texts = {\n  heading(count: number) {\n    return count\n  },\n}\n',
    "const heading = (count: number) => (count === 1 ? 'post' : 'posts')\n",
  ])('as code with logic in it, whatever its name is: %j', (logic) => {
    expect(kindOf('app/features/posts/list-texts.ts', words + logic)).toBe('code')
    expect(kindOf('app/features/content/es/pages/about.ts', words + logic)).toBe('code')
  })
})

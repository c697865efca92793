/** One breach for each rule that `.oxlintrc.json` sets: in which file it stands, and its text. */
export type LintBreach = { file: string; text: string }

const notify = 'export function notify(list: string[], flag: boolean): unknown {\n'

/** By the name of the rule, as `.oxlintrc.json` has it. */
export const lintBreaches: Record<string, LintBreach> = {
  eqeqeq: inFile('app/lint/a-equal.ts', 'export const same = (one: unknown) => one == 3\n'),
  'max-depth': inFile(
    'app/lint/a-deep.ts',
    `${notify}  if (flag) { for (const item of list) { if (item) { while (flag) { list.push(item) } } } }\n  return list\n}\n`,
  ),
  'max-lines': inFile(
    'app/routes/a-long-route.ts',
    `export const text = 1\n${'// line\n'.repeat(121)}`,
  ),
  'max-lines-per-function': inFile(
    'app/lint/a-long-function.ts',
    `${notify}${'  list.push("x")\n'.repeat(41)}  return flag\n}\n`,
  ),
  'no-alert': inFile('app/lint/a-alert.ts', "alert('x')\n"),
  'no-console': inFile('app/lint/a-console.ts', "console.log('x')\n"),
  'no-else-return': inFile(
    'app/lint/a-else.ts',
    `${notify}  if (flag) { return 1 } else { return list }\n}\n`,
  ),
  'no-empty': inFile('app/lint/a-empty.ts', `${notify}  if (flag) {}\n  return list\n}\n`),
  'no-nested-ternary': inFile(
    'app/lint/a-ternary.ts',
    'export const word = (n: number) => (n > 2 ? "a" : n > 1 ? "b" : "c")\n',
  ),
  'no-new-func': inFile('app/lint/a-function.ts', "export const made = new Function('return 1')\n"),
  'no-param-reassign': inFile(
    'app/lint/a-param.ts',
    `${notify}  flag = !flag\n  return [list, flag]\n}\n`,
  ),
  'no-restricted-imports': inFile('app/lint/a-relative.ts', "export { one } from '../one.ts'\n"),
  'no-script-url': inFile('app/lint/a-script.ts', "export const link = 'javascript:x()'\n"),
  'no-shadow': inFile(
    'app/lint/a-shadow.ts',
    `${notify}  const inner = (list: string) => list\n  return [list.map(inner), flag]\n}\n`,
  ),
  'no-var': inFile('app/lint/a-var.ts', 'export var old = 1\n'),
  'no-warning-comments': inFile(
    'app/lint/a-comment.ts',
    ['// TO', 'DO later\nexport const later = 1\n'].join(''),
  ),
  'object-shorthand': inFile(
    'app/lint/a-object.ts',
    'export const wrap = (item: string) => ({ item: item })\n',
  ),
  'prefer-const': inFile(
    'app/lint/a-let.ts',
    `${notify}  let first = list[0]\n  return [first, flag]\n}\n`,
  ),
  'prefer-template': inFile(
    'app/lint/a-template.ts',
    'export const hello = (name: string) => "a " + name + "!"\n',
  ),
  radix: inFile('app/lint/a-radix.ts', 'export const read = (text: string) => parseInt(text)\n'),
  'import/first': inFile(
    'app/lint/a-first.ts',
    "export const before = 1\nimport { x } from '#app/lint/x.ts'\nexport const after = x\n",
  ),
  'import/no-default-export': inFile('app/lint/a-default.ts', 'export default 1\n'),
  'import/no-duplicates': inFile(
    'app/lint/a-twice.ts',
    "import { x } from '#app/lint/x.ts'\nimport { y } from '#app/lint/x.ts'\nexport const both = [x, y]\n",
  ),
  'import/no-mutable-exports': inFile(
    'app/lint/a-mutable.ts',
    'export let count = 1\ncount += 1\n',
  ),
  'node/no-process-env': inFile(
    'app/lint/a-environment.ts',
    "export const port = process.env['PORT']\n",
  ),
  'oxc/no-barrel-file': inFile('app/lint/a-barrel.ts', "export * from '#app/lint/x.ts'\n"),
  'react/button-has-type': inFile(
    'app/lint/a-button.tsx',
    'export const Press = () => <button>Press</button>\n',
  ),
  'react/jsx-no-useless-fragment': inFile(
    'app/lint/a-fragment.tsx',
    'export const Part = () => <><p>Part</p></>\n',
  ),
  'react/no-danger': inFile(
    'app/lint/a-danger.tsx',
    'export const Raw = () => <p dangerouslySetInnerHTML={{ __html: "x" }} />\n',
  ),
  'react/hooks': inFile(
    'app/lint/a-hook.tsx',
    "import { useState } from 'react'\nexport const Odd = (props: { on: boolean }) => {\n  if (props.on) useState(1)\n  return null\n}\n",
  ),
  'typescript/array-type': inFile('app/lint/a-array.ts', 'export const list: Array<string> = []\n'),
  'typescript/consistent-type-imports': inFile(
    'app/lint/a-type.ts',
    "import { Shape } from '#app/lint/x.ts'\nexport const shape: Shape = { side: 1 }\n",
  ),
  'typescript/no-explicit-any': inFile(
    'app/lint/a-any.ts',
    'export const loose = (one: any) => typeof one\n',
  ),
  'typescript/no-floating-promises': inFile(
    'app/lint/a-floating.ts',
    "import { later } from '#app/lint/x.ts'\nlater()\n",
  ),
  'typescript/no-misused-promises': inFile(
    'app/lint/a-misused.ts',
    "import { later } from '#app/lint/x.ts'\nexport const sure = () => { if (later()) return 1; return 2 }\n",
  ),
  'typescript/no-non-null-assertion': inFile(
    'app/lint/a-assertion.ts',
    'export const first = (list: string[]) => list[0]!\n',
  ),
  'typescript/no-unsafe-argument': inFile(
    'app/lint/a-argument.ts',
    "JSON.stringify('x'.at(JSON.parse('1')))\n",
  ),
  'typescript/no-unsafe-assignment': inFile(
    'app/lint/a-assigned.ts',
    "export const read = JSON.parse('1')\n",
  ),
  'typescript/no-unsafe-call': inFile('app/lint/a-call.ts', "JSON.parse('1')()\n"),
  'typescript/no-unsafe-member-access': inFile(
    'app/lint/a-member.ts',
    "export const word = String(JSON.parse('1').word)\n",
  ),
  'typescript/no-unsafe-return': inFile(
    'app/lint/a-return.ts',
    "export const read = (): string => JSON.parse('1')\n",
  ),
  'typescript/only-throw-error': inFile(
    'app/lint/a-throw.ts',
    "export const fall = () => { throw 'x' }\n",
  ),
  'typescript/switch-exhaustiveness-check': inFile(
    'app/lint/a-switch.ts',
    "export function say(word: 'a' | 'b') {\n  switch (word) {\n    case 'a':\n      return 1\n  }\n}\n",
  ),
  'typescript/use-unknown-in-catch-callback-variable': inFile(
    'app/lint/a-catch.ts',
    "import { later } from '#app/lint/x.ts'\nvoid later().catch((error: Error) => error.message)\n",
  ),
  'unicorn/filename-case': inFile('app/lint/aCamel.ts', 'export const name = 1\n'),
  'unicorn/prefer-node-protocol': inFile(
    'app/lint/a-protocol.ts',
    "import path from 'path'\nexport const here = path.sep\n",
  ),
  'vitest/valid-expect': inFile(
    'app/lint/a-expect.test.ts',
    "import { expect, test } from 'vitest'\ntest('nothing', () => {\n  expect(1)\n})\n",
  ),
  'unicorn/throw-new-error': inFile(
    'app/lint/a-new.ts',
    "export const fall = () => { throw Error('x') }\n",
  ),
}

/** What the breaches import. */
export const lintSupport: LintBreach[] = [
  inFile(
    'app/lint/x.ts',
    'export const x = 1\nexport const y = 2\nexport type Shape = { side: number }\nexport const later = async () => x\n',
  ),
]

function inFile(file: string, text: string): LintBreach {
  return { file, text }
}

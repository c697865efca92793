import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { index, route } from '@react-router/dev/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { importBreaches, importSupport } from '#test/architecture/import-breaches.ts'
import { findLayoutBreaches } from '#test/architecture/layout-rules.ts'
import { lintBreaches, lintSupport } from '#test/architecture/lint-breaches.ts'
import { findRouteBreaches } from '#test/architecture/route-rules.ts'
import type { SourceFile } from '#test/architecture/source-files.ts'

// A rule that nobody has seen red may be one that never is. Here each is broken once, in a tree of its own.
const root = path.resolve(import.meta.dirname, '../..')
const CONFIGURATION = [
  '.oxlintrc.json',
  '.oxfmtrc.json',
  '.dependency-cruiser.mjs',
  'knip.json',
  'package.json',
  'tsconfig.json',
]

let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-breaches-'))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  for (const file of CONFIGURATION) cpSync(path.join(root, file), path.join(folder, file))
  for (const { file, text } of [...Object.values(lintBreaches), ...lintSupport]) write(file, text)
  for (const [file, text] of Object.entries(importSupport)) write(file, text)
  for (const { from, imports } of Object.values(importBreaches)) {
    write(from, `import * as all from '${imports}'\nexport const taken = all\n`)
  }
  write(
    'app/entry.client.tsx',
    "import { used } from '#app/ui/used.ts'\nimport 'never-listed'\nused()\n",
  )
  write('app/ui/used.ts', 'export function used(): void {}\nexport function unused(): void {}\n')
  write('app/ui/nobody.ts', 'export const nobody = 1\n')
  write('app/ui/types-wrong.ts', "export const count: number = 'many'\n")
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

/** Runs a tool over the tree; gives what it wrote, and its code. */
function run(tool: string, ...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const program = path.join(root, 'node_modules', tool)
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined }
    const options = { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 }
    execFile(process.execPath, [program, ...args], options, (error, stdout, stderr) => {
      resolve({
        code: typeof error?.code === 'number' ? error.code : 0,
        output: stdout === '' ? stderr : stdout,
      })
    })
  })
}

describe('a breach turns the check red:', () => {
  test('each import rule', async () => {
    const tool = 'dependency-cruiser/bin/dependency-cruiser.mjs'
    const { code, output } = await run(
      tool,
      '--config',
      '.dependency-cruiser.mjs',
      'app',
      'server.ts',
      'test',
    )
    const found = new Set(
      [...output.matchAll(/^ +error (\S+): (\S+)/gm)].map(([, name, from]) => `${name} in ${from}`),
    )
    const seeded = Object.entries(importBreaches).map(([name, { from }]) => `${name} in ${from}`)
    expect(code).not.toBe(0)
    expect(seeded.filter((breach) => !found.has(breach))).toEqual([])
    expect(Object.keys(importBreaches).toSorted()).toEqual(await importRules())
  })

  test('each lint rule', async () => {
    const report = z.object({
      diagnostics: z.array(z.object({ code: z.string().optional(), filename: z.string() })),
    })
    const { code, output } = await run('oxlint/bin/oxlint', '--type-aware', '-f', 'json', 'app')
    const { diagnostics } = report.parse(JSON.parse(output))
    const found = new Set(
      diagnostics.map((diagnostic) => `${ruleOf(diagnostic.code ?? '')} in ${diagnostic.filename}`),
    )
    const seeded = Object.entries(lintBreaches).map(([name, { file }]) => `${name} in ${file}`)
    expect(code).not.toBe(0)
    expect(seeded.filter((breach) => !found.has(breach))).toEqual([])
    expect(Object.keys(lintBreaches).toSorted()).toEqual(rulesThatAreOn())
  })

  test('a file, an export and a package that nobody uses', async () => {
    const { code, output } = await run('knip/bin/knip.js', '--no-progress')
    expect(code).not.toBe(0)
    expect(output).toMatch(/^app\/ui\/nobody\.ts/m)
    expect(output).toMatch(/^unused +function/m)
    expect(output).toMatch(/^markdown-it +package\.json/m)
    expect(output).toMatch(/^never-listed/m)
  })

  test('a type that does not fit, and a file that is not formatted', async () => {
    const [types, format] = await Promise.all([
      run('typescript/bin/tsc', '-p', '.'),
      run('oxfmt/bin/oxfmt', '--check', 'app/lint/a-else.ts'),
    ])
    expect(types.output).toContain('app/ui/types-wrong.ts(1,14): error TS2322')
    expect(format.code).not.toBe(0)
  })
})

describe('a breach of the architecture is named:', () => {
  const guard = 'export const middleware: unknown[] = [requireStaff]\n'
  const tree = [
    index('routes/site/home.tsx'),
    route('dashboard', 'routes/dashboard/frame.tsx', [index('routes/dashboard/posts.tsx')]),
  ]
  const sound = sources({
    'app/routes/site/home.tsx': 'export function loader() {}\n',
    'app/routes/dashboard/frame.tsx': guard,
    'app/routes/dashboard/posts.tsx': 'export async function action() {}\n',
  })

  test('a sound tree has none', () => {
    expect(findRouteBreaches(tree, sound)).toEqual([])
    expect(findLayoutBreaches(sound)).toEqual([])
  })

  test.each([
    [
      'a desk without a guard',
      'app/routes/dashboard/frame.tsx',
      'export const middleware = []\n',
      'does not guard what is below it',
    ],
    [
      'a public action',
      'app/routes/site/home.tsx',
      'export const action = () => null\n',
      'has an action that anybody may call',
    ],
    [
      'a route that no address leads to',
      'app/routes/blog/lost.tsx',
      '',
      'is no route of app/routes.ts',
    ],
  ])('%s', (_, file, text, sentence) => {
    const changed = [
      ...sound.filter((source) => source.file !== file),
      ...sources({ [file]: text }),
    ]
    expect(findRouteBreaches(tree, changed)).toEqual([`${file} ${sentence}`])
  })

  test('a page of the desk beside the guarded frame', () => {
    const outside = [...tree, route('dashboard/open', 'routes/dashboard/open.tsx')]
    const changed = [...sound, ...sources({ 'app/routes/dashboard/open.tsx': '' })]
    expect(findRouteBreaches(outside, changed)).toEqual([
      "app/routes/dashboard/open.tsx is not behind the dashboard's guard",
    ])
  })

  test.each([
    ['app/features/blog/index.ts', '', 'has a name that says nothing'],
    [
      'app/features/blog/ui/hooks/use-post.ts',
      '',
      'stands in a folder "hooks", which says nothing',
    ],
    ['app/features/blog/queries/post.ts', '', 'a feature has no folder "queries"'],
    [
      'bin/seed.ts',
      ['const file = "', 'home/ann/site.db"'].join('/'),
      'names a folder of one machine',
    ],
  ])('%s', (file, text, sentence) => {
    expect(findLayoutBreaches(sources({ [file]: text })).join()).toContain(sentence)
  })
})

function sources(files: Record<string, string>): SourceFile[] {
  return Object.entries(files).map(([file, text]) => ({ file, text: () => text }))
}

// oxlint writes `typescript(no-explicit-any)` where its configuration has `typescript/no-explicit-any`.
function ruleOf(code: string): string {
  const [, plugin, name] = /^([\w-]+)\(([\w-]+)\)$/.exec(code) ?? []
  return plugin === 'eslint' ? (name ?? '') : `${plugin}/${name}`
}

async function importRules(): Promise<string[]> {
  const file = pathToFileURL(path.join(root, '.dependency-cruiser.mjs')).href
  const { default: configuration } = (await import(file)) as {
    default: { forbidden: { name: string }[] }
  }
  return configuration.forbidden.map(({ name }) => name).toSorted()
}

function rulesThatAreOn(): string[] {
  const configuration = z.object({ rules: z.record(z.string(), z.unknown()) })
  const { rules } = configuration.parse(
    JSON.parse(readFileSync(path.join(root, '.oxlintrc.json'), 'utf8')),
  )
  const isOn = ([, level]: [string, unknown]) => level !== 'off'
  return Object.entries(rules)
    .filter(isOn)
    .map(([name]) => name)
    .toSorted()
}

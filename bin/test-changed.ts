import { spawnSync } from 'node:child_process'
import { OperatorError } from './operator-error.ts'
import type { FinishedStep } from './test-results.ts'

/** What has changed since a commit, in the working tree too. `name` says in the closing lines what it was compared with. */
export type Change = { commit: string; name: string; files: readonly string[] }

const MAIN_BRANCHES = ['origin/HEAD', 'origin/main', 'main']

/** Since this branch left the main branch, or since the commit that is named. @throws OperatorError */
export function findChange(root: string, named?: string): Change {
  const candidates = named === undefined ? MAIN_BRANCHES : [named]
  for (const name of candidates) {
    const commit = git(root, ['merge-base', 'HEAD', name])?.trim()
    if (commit === undefined) continue
    const tracked = git(root, ['diff', '--name-only', '-z', commit]) ?? ''
    const files = [...tracked.split('\0'), ...listNew(root)].filter(Boolean)
    return { commit, name, files }
  }
  throw new OperatorError(
    `Git knows no ${candidates.join(' or ')} here to compare with. Name a commit: npm test -- changed COMMIT`,
  )
}

/** What `npm test` would have run besides, in whole sentences. */
export function describeNotRun(
  root: string,
  steps: readonly FinishedStep[],
  change: Change,
): string[] {
  const counts = Map.groupBy(listTests(root), stepOf)
  const notRun = steps.flatMap(({ name, files = [] }) => {
    const all = counts.get(name)?.length ?? 0
    return all > files.length ? [`${name} ${all - files.length} of ${all}`] : []
  })
  return [
    `${change.files.length} files differ from ${change.name} (${change.commit.slice(0, 8)}).`,
    `Not run, because they import none of them: ${notRun.join(', ')} test files.`,
    'Journeys, bootstrap, seo and abuse ask the built site, which they do not import: a change of the site can break one that was not run.',
    'Everything is run by: npm test',
  ]
}

const TESTS = ['*.test.ts', '*.test.tsx', '*.journey.ts']

function listTests(root: string): string[] {
  const tracked = git(root, ['ls-files', '-z', ...TESTS]) ?? ''
  return [...tracked.split('\0'), ...listNew(root, TESTS)].filter(Boolean)
}

function listNew(root: string, patterns: readonly string[] = []): string[] {
  const others = ['ls-files', '--others', '--exclude-standard', '-z', ...patterns]
  return (git(root, others) ?? '').split('\0')
}

// Tests stand beside what they test, or in the folder of their step.
function stepOf(file: string): string {
  return /^test\/([^/]+)\//.exec(file)?.[1] ?? 'unit'
}

function git(root: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout : undefined
}

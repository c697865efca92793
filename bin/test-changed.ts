import { spawnSync } from 'node:child_process'
import { OperatorError } from './operator-error.ts'
import { listTests } from './test-files.ts'
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
    const others = git(root, ['ls-files', '--others', '--exclude-standard', '-z']) ?? ''
    return { commit, name, files: [tracked, others].join('\0').split('\0').filter(Boolean) }
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
  const tests = Map.groupBy(listTests(root), ({ step }) => step)
  const notRun = steps.flatMap(({ name, files = [] }) => {
    const all = tests.get(name)?.length ?? 0
    return all > files.length ? [`${name} ${all - files.length} of ${all}`] : []
  })
  const found = `${change.files.length} files differ from ${change.name} (${change.commit.slice(0, 8)}).`
  if (notRun.length === 0) return [found]
  return [
    found,
    `Not run, because they import none of them: ${notRun.join(', ')} test files.`,
    'Journeys, bootstrap, seo and abuse ask the built site, which they do not import: a change of the site can break one that was not run.',
    'Everything is run by: npm test',
  ]
}

function git(root: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout : undefined
}

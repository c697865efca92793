import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { openFolder } from '#test/fixtures/folder.ts'
import { openedForEach } from '#test/opened.ts'
import { OperatorError } from './operator-error.ts'
import { describeNotRun, findChange } from './test-changed.ts'

const place = openedForEach(() => openFolder())

const IDENTITY = ['-c', 'user.name=A', '-c', 'user.email=a@example.com']
const git = (...args: string[]) =>
  execFileSync('git', [...IDENTITY, ...args], { cwd: place.folder, stdio: 'pipe' })

/** A repository with a main branch and, unless `branch` is main, another that has left it. */
function startRepository(branch: string): void {
  git('init', '--initial-branch=main')
  commit('old.ts')
  if (branch !== 'main') git('checkout', '-b', branch)
}

function commit(file: string): void {
  place.write(file, file)
  git('add', '.')
  git('commit', '-m', file)
}

const changed = (named?: string) => findChange(place.folder, named).files.toSorted()

test('what has changed is what this branch has committed, and what is not committed', () => {
  startRepository('branch')
  commit('committed.ts')
  git('checkout', 'main')
  commit('of-others.ts')
  git('checkout', 'branch')
  place.write('old.ts', 'changed')
  place.write('new.ts', '')
  expect(changed()).toEqual(['committed.ts', 'new.ts', 'old.ts'])
  expect(changed('HEAD')).toEqual(['new.ts', 'old.ts'])
})

test('the main branch of the remote is meant before the own one', () => {
  startRepository('main')
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  expect(changed()).toEqual([])
  commit('not-yet-there.ts')
  expect(findChange(place.folder)).toMatchObject({
    name: 'origin/main',
    files: ['not-yet-there.ts'],
  })
})

test('a commit that is none, and a repository without a main branch, are told with what to do', () => {
  startRepository('main')
  expect(() => changed('v9')).toThrow(
    new OperatorError(
      'Git knows no v9 here to compare with. Name a commit: npm test -- changed COMMIT',
    ),
  )
  git('branch', '-m', 'trunk')
  expect(() => changed()).toThrow(/Git knows no origin\/HEAD or origin\/main or main here/)
})

test('what was not run is counted by step, with the tests that are not committed', () => {
  startRepository('main')
  const tests = [
    'app/a.test.ts',
    'app/b.test.tsx',
    'test/seo/c.test.ts',
    'test/journeys/d.journey.ts',
  ]
  for (const file of tests) commit(file)
  place.write('test/journeys/e.journey.ts', '')
  place.write('test/journeys/site.ts', '')
  const step = (name: string, ...files: string[]) => ({
    name,
    ms: 1,
    passed: 1,
    failed: 0,
    files: files.map((file) => ({ file, ms: 1 })),
  })
  const steps = [
    step('types'),
    step('unit', 'app/a.test.ts'),
    step('journeys'),
    step('seo', 'test/seo/c.test.ts'),
  ]
  const [found, notRun] = describeNotRun(place.folder, steps, findChange(place.folder))
  expect(found).toMatch(/^2 files differ from main \([0-9a-f]{8}\)\.$/)
  expect(notRun).toBe(
    'Not run, because they import none of them: unit 1 of 2, journeys 2 of 2 test files.',
  )
})

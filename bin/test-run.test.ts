import { expect, test, vi } from 'vitest'
import { checkResult, type StepResult } from './test-results.ts'
import { type Missing, runSteps } from './test-run.ts'
import type { TestStep } from './test-steps.ts'

type Begun = PromiseWithResolvers<StepResult>

/** Steps that go on until the test ends them. `printed` is what stands in the terminal. */
function start(
  steps: readonly Pick<TestStep, 'name' | 'isCheck' | 'needs'>[],
  missing: Missing = new Map(),
) {
  const begun = new Map<string, Begun>()
  const printed: string[] = []
  vi.spyOn(console, 'log').mockImplementation((text: string) => printed.push(text))
  const waiting = steps.map((step) => ({ ...step, run: () => begin(step.name) }))
  function begin(name: string) {
    const ending = Promise.withResolvers<StepResult>()
    begun.set(name, ending)
    return ending.promise
  }
  const finished = runSteps(waiting, { root: '', env: {}, reports: '' }, missing)
  const running = (...names: string[]) => expect.poll(() => [...begun.keys()]).toEqual(names)
  const end = (name: string, result: StepResult) => begun.get(name)?.resolve(result)
  return {
    finished,
    printed,
    running,
    end,
    fail: (name: string) => begun.get(name)?.reject(new Error('no disk')),
  }
}

const check = (name: string) => ({ name, isCheck: true, needs: [] })
const passed = checkResult(true)

test('checks run two at a time and the tests after them, one step after the other', async () => {
  const tests = ['unit', 'seo'].map((name) => ({ name, isCheck: false, needs: [] }))
  const { finished, running, end } = start([
    check('build'),
    check('types'),
    check('lint'),
    ...tests,
  ])
  await running('build', 'types')
  end('types', passed)
  await running('build', 'types', 'lint')
  end('lint', passed)
  end('build', passed)
  await running('build', 'types', 'lint', 'unit')
  end('unit', passed)
  await running('build', 'types', 'lint', 'unit', 'seo')
  end('seo', passed)
  expect((await finished).map(({ name }) => name)).toEqual([
    'build',
    'types',
    'lint',
    'unit',
    'seo',
  ])
})

test('a check prints once, when it ends, and others go on after one that failed', async () => {
  const { finished, printed, running, end, fail } = start([
    check('types'),
    check('lint'),
    check('format'),
  ])
  await running('types', 'lint')
  expect(printed).toEqual([])
  end('lint', checkResult(false, { output: 'a.ts: unused' }))
  await running('types', 'lint', 'format')
  fail('format')
  end('types', passed)
  const rows = (await finished).map(({ name, failed, note }) => [name, failed, note])
  expect(rows).toEqual([
    ['types', 0, undefined],
    ['lint', 1, undefined],
    ['format', 1, 'could not run'],
  ])
  expect(printed.map((text) => text.replace(/[\d.]+ s$/, 'N s')).toSorted()).toEqual([
    '\n— format —\nno disk\nformat: FAILED in N s',
    '\n— lint —\na.ts: unused\nlint: FAILED in N s',
    '\n— types —\ntypes: ok in N s',
  ])
})

test('tests of the built site are not run when the build failed, and say so', async () => {
  const { finished, end, running } = start([
    check('build'),
    { name: 'seo', isCheck: false, needs: ['build'] },
  ])
  await running('build')
  end('build', checkResult(false))
  expect((await finished).at(-1)).toMatchObject({
    failed: 1,
    note: 'could not run: the build failed',
  })
})

test('a step waits for what it needs, others do not, and it says what could not be installed', async () => {
  const installing = Promise.withResolvers<string | undefined>()
  const steps = [check('lint'), { name: 'unit', isCheck: false, needs: ['postgres' as const] }]
  const { finished, running, end } = start(steps, new Map([['postgres', installing.promise]]))
  await running('lint')
  end('lint', passed)
  installing.resolve('no network')
  expect((await finished).at(-1)).toMatchObject({ failed: 1, note: 'could not run: no network' })
  await running('lint')
})

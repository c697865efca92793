import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FullConfig, Suite } from '@playwright/test/reporter'
import { expect, test, vi } from 'vitest'
import type { TestModule } from 'vitest/node'
import { openFolder } from '#test/fixtures/folder.ts'
import { openedForEach } from '#test/opened.ts'
import PlaywrightReport from './playwright-report.ts'
import type { TestReport } from './test-results.ts'
import VitestReport from './vitest-report.ts'

const place = openedForEach(() => openFolder())

function written(write: () => void): TestReport {
  const file = path.join(place.folder, 'report.json')
  vi.stubEnv('TEST_REPORT', file)
  write()
  vi.unstubAllEnvs()
  return JSON.parse(readFileSync(file, 'utf8')) as TestReport
}

test('the time of a journey is that of all its tests in all projects, with what was tried again', () => {
  const journey = (file: string, ...durations: number[]) => ({
    location: { file: path.resolve('test/journeys', file) },
    results: durations.map((duration) => ({ duration, errors: [] })),
    outcome: () => 'expected',
  })
  const tests = [
    journey('a.journey.ts', 100, 20),
    journey('b.journey.ts', 7),
    journey('a.journey.ts', 3),
  ]
  const report = new PlaywrightReport()
  report.onBegin({} as FullConfig, { allTests: () => tests } as unknown as Suite)
  const { files, passed } = written(() => report.onEnd())
  expect(passed).toBe(3)
  expect(files).toEqual([
    { file: path.join('test/journeys', 'a.journey.ts'), ms: 123 },
    { file: path.join('test/journeys', 'b.journey.ts'), ms: 7 },
  ])
})

test('the time of a file of Vitest has what was read for it in it', () => {
  const module = {
    relativeModuleId: 'a.test.ts',
    children: { allTests: () => [{ result: () => ({ state: 'passed' }) }] },
    errors: () => [],
    diagnostic: () => ({
      duration: 5,
      collectDuration: 40,
      prepareDuration: 300,
      setupDuration: 2_000,
    }),
  } as unknown as TestModule
  const report = written(() => new VitestReport().onTestRunEnd([module], []))
  expect(report).toMatchObject({ passed: 1, files: [{ file: 'a.test.ts', ms: 2_345 }] })
})

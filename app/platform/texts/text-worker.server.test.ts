import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { renderInTime, renderingTask } from '#app/features/posts/render-content.ts'
import { createLogger } from '#app/platform/log.server.ts'
import {
  createTextWorker,
  TEXT_LIMITS,
  type TextWorker,
} from '#app/platform/texts/text-worker.server.ts'

const rootDir = path.resolve(import.meta.dirname, '../../..')
const options = { images: new Map(), imageHosts: [], outsideImage: 'Show {host}' }
const long = '## Fees\n\nThey *rise*.\n\n'.repeat(1_000)

describe('a long text', () => {
  const lines: string[] = []
  const log = createLogger(
    (line) => lines.push(line),
    () => new Date(),
  )
  let worker: TextWorker | null = null
  const open = (limits = {}) =>
    (worker = createTextWorker({ rootDir, log }, { ...TEXT_LIMITS, ...limits }))
  afterEach(async () => {
    await worker?.close()
    lines.length = 0
  })

  test('gives in its thread what it gives in place', async () => {
    const input = { content: long, ...options }
    expect(await open().run(renderingTask, input)).toEqual(renderingTask.run(input))
  })

  test('that takes too long is given up and logged, and so is the next one', async () => {
    const { run } = open({ timeMs: 1 })
    for (const times of [1, 2]) {
      expect(await run(renderingTask, { content: long, ...options })).toBeNull()
      expect(lines.filter((line) => line.includes('render a post'))).toHaveLength(times)
    }
  })

  test('is shown as it is written when it takes too long', async () => {
    const { html } = await renderInTime(open({ timeMs: 1 }), `<b>\n\n${long}`, options)
    expect(html).toMatch(/^<p>&lt;b&gt;<\/p>\n<p>## Fees<\/p>\n<p>They \*rise\*\.<\/p>/)
  })

  test('waits for a place, and not for one that too many wait for', async () => {
    const { run } = open({ waiting: 1 })
    const input = { content: long, ...options }
    const all = await Promise.all([1, 2, 3].map(() => run(renderingTask, input)))
    expect(all.map((rendered) => rendered?.headings.length)).toEqual([200, 200, undefined])
  })

  test('ends with the site', async () => {
    const opened = open()
    const running = opened.run(renderingTask, { content: long, ...options })
    await opened.close()
    expect(await running).toBeNull()
    expect(await opened.run(renderingTask, { content: long, ...options })).toBeNull()
  })

  test('that fails, fails where it was asked for', async () => {
    const unknown = { ...renderingTask, name: 'unknown' }
    const input = { content: long, ...options }
    await expect(open().run(unknown, input)).rejects.toThrow('does not know this task')
  })
})

import { describe, expect, test, vi } from 'vitest'
import { convertingTask } from '#app/features/import/take/convert-text.ts'
import { renderingForeignTask } from '#app/features/import/markdown/render-foreign.ts'
import { mergingTask } from '#app/features/entries/merge/settle-merge.ts'
import { checkingTask } from '#app/features/posts/checklist/publish-checklist.ts'
import { renderingTask } from '#app/features/posts/render-content.ts'
import { changedFields, comparingTask } from '#app/features/entries/compare/compare-entries.ts'
import { textForm } from '#app/features/posts/post-form.ts'
import { placingTask } from '#app/features/rich-text/paragraphs/list-paragraphs.ts'
import { longTexts, versionsOf } from '#test/abuse/long-texts.ts'
import { processorTime } from '#test/processor-time.ts'
import { aPostForm } from '#test/factories/posts.ts'

const SOAK = process.env['SOAK'] !== undefined
const MOST_GROWTH = 2.6

// Of 200 kB each, on a busy machine.
if (SOAK) vi.setConfig({ testTimeout: 10 * 60_000 })

const kinds = Object.entries(longTexts)

const rules = {
  locale: 'en' as const,
  glossary: { forbidden: ['best', 'expert*'], allowed: ['best interests'] },
  facts: [],
  titles: [],
  imageHosts: [],
  reviewers: [],
}

const tasks: Readonly<Record<string, (text: string) => unknown>> = {
  rendering: (content) =>
    renderingTask.run({ content, images: new Map(), imageHosts: [], outsideImage: '{host}' }),
  checking: (content) => checkingTask.run({ form: aPostForm({ content }), known: rules }),
  comparing(content) {
    const { longer } = versionsOf(content)
    const fields = changedFields(textForm, { content }, { content: longer })
    return comparingTask.run({ fields, under: 2 })
  },
  merging(content) {
    const { longer, other } = versionsOf(content)
    const field = { kind: 'markdown', label: 'Content', empty: 'required' } as const
    const sides = { base: content, theirs: longer, mine: other }
    return mergingTask.run({ field, sides, asked: [], decisions: new Map() })
  },
  'finding comments': (markdown) =>
    placingTask.run({ markdown, anchors: [{ quote: 'a b c', place: 3 }] }),
  importing(text) {
    const html = renderingForeignTask.run(text)
    const foreign = { kind: 'html', html, keepsLines: false, base: null } as const
    return convertingTask.run({ text: foreign, addresses: new Map() })
  },
  writing: (markdown) =>
    convertingTask.run({
      text: { kind: 'markdown', markdown },
      addresses: new Map([['/b', '/c']]),
    }),
}

/** The shortest of the runs is the least disturbed one. */
function timeOf(work: () => unknown): number {
  const times = Array.from({ length: SOAK ? 5 : 2 }, () => {
    const before = processorTime()
    work()
    return processorTime() - before
  })
  return Math.min(...times)
}

// Below, the clock and the compiler are measured rather than the work.
const LEAST_MS = 10
const LONG = SOAK ? [25_000, 50_000, 100_000] : [20_000]

/** They compare at most 600 changes. A text of 8,000 characters has as many; below, their work grows with the square. */
const BOUNDED = ['comparing', 'merging']
const sizesFor = (name: string) => (BOUNDED.includes(name) && !SOAK ? [8_000] : LONG)

/** The best of five: other work on the machine comes and goes, a square is there each time. */
function growthOf(once: () => unknown, twice: () => unknown): number {
  // What compiles it.
  once()
  let best = Infinity
  for (let tries = 0; tries < 5 && best >= MOST_GROWTH; tries += 1) {
    const before = Math.max(timeOf(once), LEAST_MS)
    best = Math.min(best, timeOf(twice) / before)
  }
  return best
}

describe.each(kinds)('the work on a text of %s grows with its length', (_, make) => {
  test.each(Object.entries(tasks))('%s', (name, work) => {
    for (const size of sizesFor(name)) {
      const [short, long] = [make(size), make(2 * size)]
      const growth = growthOf(
        () => work(short),
        () => work(long),
      )
      expect(growth).toBeLessThan(MOST_GROWTH)
    }
  })
})

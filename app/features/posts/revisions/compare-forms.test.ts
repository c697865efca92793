import { expect, test } from 'vitest'
import { comparingTask } from '#app/features/posts/revisions/compare-forms.ts'

const NAMES = ['title', 'excerpt', 'content']
const earlier = { title: 'Fees', excerpt: '**One**', content: '# Fees\n\n*All* of them' }

test('only fields that differ are compared; the content reads like the post, other fields are plain', () => {
  const later = { ...earlier, excerpt: '**Two**', content: '# Fees\n\n*None* of them' }
  const [excerpt, content, ...others] = comparingTask.run({
    earlier,
    later,
    names: NAMES,
    under: 2,
  })
  expect(excerpt).toMatchObject({ name: 'excerpt', parts: [{ text: '**' }, {}, {}, {}] })
  expect(excerpt).not.toHaveProperty('html')
  expect(content).toMatchObject({ html: expect.stringContaining('<h3 dir="auto">Fees</h3>') })
  expect(others).toEqual([])
})

test('that only the Markdown differs is told, and seen in the Markdown', () => {
  const later = { ...earlier, content: 'Fees\n====\n\n_All_ of them' }
  const [content] = comparingTask.run({ earlier, later, names: NAMES, under: 2 })
  expect(content).toHaveProperty('html', null)
  expect(content).toHaveProperty('parts.0', { kind: 'removed', text: '# ' })
})

import { expect, test } from 'vitest'
import { settleMerge } from '#app/features/post-editor/stale-form.ts'
import { unsavedPost } from '#app/features/post-editor/unsaved-post.ts'
import { storedFieldsOf } from '#app/features/posts/stored-fields.ts'
import { aPostForm } from '#test/factories/posts.ts'

const OFFICE = {
  now: new Date('2026-11-27T09:00:00Z'),
  timeZone: 'UTC',
  reviewers: [],
  storedReviewer: null,
}

function textOf(name: string): string {
  const lines = Array.from({ length: 220 }, (_, place) =>
    place % 2 === 0 ? `${name} ${place}.` : `Same ${place}.`,
  )
  return lines.join('\n\n')
}

test('more than a hundred questions on one text are one, on the whole text', () => {
  const [base, theirs, mine] = ['Base', 'Theirs', 'Mine'].map((name) =>
    storedFieldsOf(aPostForm({ content: textOf(name) })),
  )
  if (!base || !theirs || !mine) throw new Error('Three texts')
  const merged = settleMerge({
    forms: { base, theirs, mine },
    asked: [],
    meanwhile: { current: unsavedPost(aPostForm(), null, OFFICE), savedBy: null, isOwn: false },
    submitted: aPostForm({ content: textOf('Mine') }),
    decisions: new Map(),
    isAgain: false,
    timeZone: OFFICE.timeZone,
  })
  const [asked, ...others] = merged.conflicts
  expect(others).toEqual([])
  expect(asked).toMatchObject({
    field: 'content',
    theirs: expect.stringContaining('Same 219.'),
    mine: expect.stringContaining('Same 219.'),
  })
  expect(merged.form.content).toBe(textOf('Mine'))
})

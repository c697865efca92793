import { expect, test } from 'vitest'
import { settleMerge } from '#app/features/entries/merge/settle-merge.ts'
import { mergedSave, mergingOf } from '#app/features/post-editor/stale-form.ts'
import { unsavedPost } from '#app/features/post-editor/unsaved-post.ts'
import { readOpened } from '#app/features/post-editor/opened.ts'
import { type StoredFields, storedFieldsOf } from '#app/features/posts/stored-fields.ts'
import { aPostForm } from '#test/factories/posts.ts'

const OFFICE = {
  now: new Date('2026-11-27T09:00:00Z'),
  timeZone: 'UTC',
  reviewers: [],
  storedReviewer: null,
}

test('what a merge does not know stays as submitted, and questions are open until the next press', () => {
  const submitted = aPostForm({ title: 'Mine to name', findingsReason: 'So.' })
  const current = unsavedPost(aPostForm({ title: 'Theirs to name' }), null, OFFICE)
  const base: StoredFields = { published: '', ...storedFieldsOf(aPostForm()) }
  const stale = { fields: storedFieldsOf(submitted), opened: readOpened(''), decisions: new Map() }
  const settled = settleMerge(mergingOf(stale, base, current, 'UTC'))
  const saver = { savedBy: null, isOwn: false }
  const merged = mergedSave(settled, { current, saver, submitted, isAgain: false, timeZone: 'UTC' })
  expect(merged.form).toMatchObject({ title: 'Mine to name', findingsReason: 'So.' })
  expect(merged.conflicts.map(({ label }) => label)).toEqual(['Title'])
  expect(readOpened(merged.opened)).toMatchObject({ asked: [], fields: { title: base['title'] } })
})

import { expect, test } from 'vitest'
import { tellPostDraft } from '#app/features/post-editor/tell-draft.ts'
import { unsavedPost } from '#app/features/post-editor/unsaved-post.ts'
import { storedFieldsOf } from '#app/features/posts/form-of-post.ts'
import { textsOf } from '#app/features/posts/post-fields.ts'
import { aPostForm, aPostInput } from '#test/factories/posts.ts'

const now = new Date('2026-11-25T12:00:00Z')
const office = { timeZone: 'America/New_York', now, reviewers: [], storedReviewer: null }

test('a form, however unfinished, is a post that can be shown, with the dates that the stored one has', () => {
  const whole = unsavedPost(aPostForm(), null, office)
  expect(whole).toMatchObject({ ...textsOf(aPostInput()), publishedAt: null })
  const form = aPostForm({ title: ' ', categories: 'Visa, ,Fees', reviewedOn: 'soon' })
  const before = { ...whole, id: 'its-own', publishedAt: new Date('2026-01-02T12:00:00Z') }
  const shown = { title: 'Without a title', categories: ['Visa', 'Fees'] }
  expect(unsavedPost(form, before, office)).toEqual({ ...before, ...shown })
})

test('a draft that says what the post says is not worth a word', () => {
  const saved = aPostForm()
  const fields = storedFieldsOf(saved)
  const tell = tellPostDraft(saved)
  expect(tell(fields)).toBeNull()
  const other = { ...fields, title: ' A title ', content: `${fields['content']} And more.` }
  expect(tell(other)).toMatchObject({
    title: 'A title',
    firstWords: '… passport. And more.',
    fields: other,
  })
})

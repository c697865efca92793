import { expect, test } from 'vitest'
import { unsavedPost } from '#app/features/post-editor/unsaved-post.ts'
import { aPostForm } from '#test/factories/posts.ts'

const office = {
  timeZone: 'America/New_York',
  now: new Date('2026-11-25T12:00:00Z'),
  reviewers: [],
  storedReviewer: null,
}

test('an unfinished form is a post that can be shown, whatever is missing', () => {
  const form = aPostForm({ title: ' ', categories: 'Visa, ,Fees', reviewedOn: 'soon' })
  expect(unsavedPost(form, null, office)).toMatchObject({
    title: 'Without a title',
    slug: 'unsaved-post',
    categories: ['Visa', 'Fees'],
    review: null,
    publishedAt: null,
  })
})

test('a post that exists is shown with the texts of the form and its own dates', () => {
  const before = {
    ...unsavedPost(aPostForm({ title: 'As it was' }), null, office),
    id: 'its-own',
    publishedAt: new Date('2026-01-02T12:00:00Z'),
  }
  const shown = unsavedPost(aPostForm({ title: 'As it is' }), before, office)
  expect(shown).toMatchObject({ id: 'its-own', title: 'As it is', publishedAt: before.publishedAt })
})

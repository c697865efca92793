import { expect, test } from 'vitest'
import { tellPostDraft } from '#app/features/post-editor/tell-draft.ts'
import { storedFieldsOf } from '#app/features/posts/form-of-post.ts'
import { aPostForm } from '#test/factories/posts.ts'

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

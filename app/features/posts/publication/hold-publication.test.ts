import { expect, test } from 'vitest'
import { holdPublication } from '#app/features/posts/publication/hold-publication.ts'
import type { Post } from '#app/features/posts/post.ts'
import { aPostForm } from '#test/factories/posts.ts'

const ZONE = 'America/New_York'
const planned = {
  published: false,
  publishAt: new Date('2026-12-01T14:00:00Z'),
  unpublishAt: null,
  review: { by: 'Ada Alder', on: '2026-11-20' },
  slug: 'a-draft',
} as Partial<Post> as Post
const PRESENT = { publishAt: '2026-12-01T09:00', reviewedBy: 'Ada Alder', reviewedOn: '2026-11-20' }

test('what a colleague has planned and reviewed stays, though the writer’s form has no fields for it', () => {
  const form = aPostForm({ title: 'Another title', slug: 'another-address' })
  expect(holdPublication(form, planned, ZONE)).toEqual({ ok: true, value: { ...form, ...PRESENT } })
  expect(holdPublication({ ...form, ...PRESENT }, planned, ZONE)).toMatchObject({ ok: true })
  expect(holdPublication(form, null, ZONE)).toEqual({ ok: true, value: form })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AddressField } from '#app/features/post-editor/ui/address-field.tsx'
import type { PostForm } from '#app/features/posts/post.ts'
import { aPostForm } from '#test/factories/posts.ts'

const publicationContext = {
  timeZone: 'America/New_York',
  zone: 'Eastern Time',
  reviewers: [],
  storedReviewer: null,
  now: new Date('2026-11-27T12:00:00Z'),
  known: 'new',
  ways: null,
  mayPublish: true,
  isPublished: false,
} as const

const render = (changes: Partial<PostForm>) =>
  renderToStaticMarkup(
    <AddressField
      form={aPostForm(changes)}
      problems={{}}
      publicationContext={publicationContext}
    />,
  )

test.each([
  ['移民', 'November 27, 2026', 'november-27-2026'],
  ['تأشيرة', '٢٧ نوفمبر ٢٠٢٦', '2026-11-27'],
])('for the title %s of %s it suggests %s', (title, date, slug) => {
  const html = render({ title, date })
  expect(html).toContain(`or leave the field empty for ${slug}.`)
  expect(html).toContain('Use this address')
})

test.each<Partial<PostForm>>([
  { title: 'Sœurs' },
  { title: 'Виза' },
  { title: '' },
  { title: '移民', slug: 'immigration' },
])('for %j it suggests nothing', (changes) => {
  expect(render(changes)).not.toContain('Use this address')
})

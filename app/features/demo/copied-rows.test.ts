import { expect, test } from 'vitest'
import { readListAddress } from '#app/features/blog/post-list.ts'
import type { Post, PostInput } from '#app/features/blog/post.ts'
import { addToCopy } from '#app/features/demo/change-copy.ts'
import { copiedRows } from '#app/features/demo/copied-rows.ts'
import { aPostInput } from '#test/factories/posts.ts'

const NOW = new Date('2026-11-22T12:00:00Z')

const withPosts = (inputs: Partial<PostInput>[]) =>
  inputs.reduce<Post[]>((posts, input, index) => {
    const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
    return addToCopy(posts, aPostInput(input), { id, at: new Date(Date.UTC(2026, 0, 1 + index)) })
      .posts
  }, [])

const ask = (posts: readonly Post[], query: string) =>
  copiedRows(posts, readListAddress(new URLSearchParams(query)), NOW)
const titles = (posts: readonly Post[], query: string) =>
  ask(posts, query).rows.map(({ title }) => title)

test('the newest post stands first, unless another order is asked for', () => {
  const posts = withPosts([
    { title: 'Beta post', author: 'Zoe Ann' },
    { title: 'alpha post', author: 'Yan Ann', published: true },
    { title: 'Gamma post', author: 'Xia Ann' },
  ])
  expect(titles(posts, '')).toEqual(['Gamma post', 'alpha post', 'Beta post'])
  expect(titles(posts, 'sort=created')).toEqual(['Beta post', 'alpha post', 'Gamma post'])
  expect(titles(posts, 'sort=title')).toEqual(['alpha post', 'Beta post', 'Gamma post'])
  expect(titles(posts, 'sort=-author')).toEqual(['Beta post', 'alpha post', 'Gamma post'])
  expect(titles(posts, 'sort=status')).toEqual(['Beta post', 'Gamma post', 'alpha post'])
})

test('the search looks at titles and excerpts without case and accents, and not at categories', () => {
  const posts = withPosts([
    { title: 'About marigolds' },
    { title: 'By its excerpt', excerpt: 'It mentions MARIGÓLDS once.' },
    { title: 'By its category', categories: ['Marigolds'] },
  ])
  expect(titles(posts, 'q=Marigold')).toEqual(['By its excerpt', 'About marigolds'])
  expect(titles(posts, 'category=marigolds')).toEqual(['By its category'])
  expect(titles(posts, 'q=nothing+like+it')).toEqual([])
})

test('a row says what its switch and its times come to', () => {
  const posts = withPosts([
    { title: 'Draft post' },
    { title: 'Public post', published: true },
    { title: 'Later post', published: true, publishAt: new Date('2027-01-01T00:00:00Z') },
  ])
  expect(ask(posts, 'sort=title').rows).toMatchObject([
    { title: 'Draft post', published: false, status: 'Draft' },
    { title: 'Later post', published: false, status: 'Scheduled' },
    { title: 'Public post', published: true, status: 'Published' },
  ])
  expect(titles(posts, 'state=published&sort=title')).toEqual(['Later post', 'Public post'])
  expect(titles(posts, 'state=draft')).toEqual(['Draft post'])
})

test('a long list comes fifty at a time', () => {
  const posts = withPosts(Array.from({ length: 51 }, (_, index) => ({ title: `Post ${index}` })))
  const first = ask(posts, '')
  expect(first.rows).toHaveLength(50)
  expect(first.total).toEqual({ count: 51, isMore: false })
  const rest = ask(posts, `after=${first.nextAfter}`)
  expect(rest.rows.map(({ title }) => title)).toEqual(['Post 0'])
  expect(rest.nextAfter).toBeNull()
})

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { type PostRows, readListAddress } from '#app/features/blog/post-list.ts'
import { PostsDesk } from '#app/features/blog/ui/posts-desk.tsx'
import { contentOf } from '#app/features/site/content.ts'
import { postList } from '#app/features/site/content/en/post-list.ts'

const empty: PostRows = {
  rows: [],
  nextAfter: null,
  total: { count: 0, isMore: false },
  hasSamples: false,
}

function render(email: string | null, search = '') {
  const queries = new QueryClient()
  const words = { ...contentOf('en').dashboard, more: postList.list, bulk: postList.bulk }
  const query = search === '' ? '' : `q=${search}`
  const address = readListAddress(new URLSearchParams(query))
  const Desk = createRoutesStub([
    {
      path: '/dashboard',
      Component: () => (
        <QueryClientProvider client={queries}>
          <PostsDesk first={{ address, rows: empty }} categories={[]} email={email} words={words} />
        </QueryClientProvider>
      ),
    },
  ])
  const html = renderToStaticMarkup(<Desk initialEntries={[`/dashboard?${query}`]} />)
  const keys = queries.getQueryCache().getAll()
  return { html, keys: keys.map(({ queryKey }) => queryKey) }
}

test('the dashboard says who is signed in, also when the account has no e-mail', () => {
  expect(render('anna@example.com').html).toContain('Logged in as anna@example.com')
  expect(render(null).html).toContain('Logged in as authenticated user')
})

test('the browser knows the list as blogPosts, each search by itself', () => {
  expect(render(null).keys).toEqual([['blogPosts', '']])
  expect(render(null, 'visa').keys).toEqual([['blogPosts', 'q=visa']])
})

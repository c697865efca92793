import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { PostRows } from '#app/features/blog/post-list.ts'
import { PostsDesk } from '#app/features/blog/ui/posts-desk.tsx'
import { contentOf } from '#app/features/site/content.ts'

const empty: PostRows = { rows: [], nextAfter: null, total: 0 }

function render(email: string | null, search = '') {
  const queries = new QueryClient()
  const words = contentOf('en').dashboard
  const Desk = createRoutesStub([
    {
      path: '/dashboard',
      Component: () => (
        <QueryClientProvider client={queries}>
          <PostsDesk rows={empty} search={search} email={email} words={words} />
        </QueryClientProvider>
      ),
    },
  ])
  const html = renderToStaticMarkup(<Desk initialEntries={['/dashboard']} />)
  const keys = queries.getQueryCache().getAll()
  return { html, keys: keys.map(({ queryKey }) => queryKey) }
}

test('the dashboard says who is signed in, also when the account has no e-mail', () => {
  expect(render('anna@example.com').html).toContain('Logged in as anna@example.com')
  expect(render(null).html).toContain('Logged in as authenticated user')
})

test('the browser knows the list as blogPosts, each search by itself', () => {
  expect(render(null).keys).toEqual([['blogPosts', '']])
  expect(render(null, 'visa').keys).toEqual([['blogPosts', 'visa']])
})

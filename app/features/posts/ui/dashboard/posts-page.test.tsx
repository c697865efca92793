import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { type PostRows, readListAddress } from '#app/features/posts/post-list.ts'
import { PostsPage } from '#app/features/posts/ui/dashboard/posts-page.tsx'

test('the dashboard says who is signed in also when the account has no e-mail', () => {
  const total = { count: 0, isMore: false }
  const blogPosts: PostRows = { rows: [], nextAfter: null, total }
  const address = readListAddress(new URLSearchParams())
  const data = {
    blogPosts,
    address,
    categories: [],
    languages: [],
    authors: [],
    email: null,
    mayPublish: true,
  }
  const page = <PostsPage {...data} />
  const Dashboard = createRoutesStub([{ path: '/dashboard', Component: () => page }])
  const html = renderToStaticMarkup(<Dashboard initialEntries={['/dashboard']} />)
  expect(html).toContain('Logged in as authenticated user')
})

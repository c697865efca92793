import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { type PostRows, readListAddress } from '#app/features/posts/post-list.ts'
import { PostsPage } from '#app/features/posts/ui/dashboard/posts-page.tsx'

const blogPosts: PostRows = {
  rows: [],
  nextAfter: null,
  total: { count: 0, isMore: false },
  hasSamples: false,
}

function render(email: string | null) {
  const data = { blogPosts, address: readListAddress(new URLSearchParams()), categories: [], email }
  const Dashboard = createRoutesStub([
    { path: '/dashboard', Component: () => <PostsPage {...data} /> },
  ])
  return renderToStaticMarkup(<Dashboard initialEntries={['/dashboard']} />)
}

test('the dashboard says who is signed in, also when the account has no e-mail', () => {
  expect(render('anna@example.com')).toContain('Logged in as anna@example.com')
  expect(render(null)).toContain('Logged in as authenticated user')
})

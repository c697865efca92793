import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { type PostRows, readListAddress } from '#app/features/posts/post-list.ts'
import { PostsPage } from '#app/features/posts/ui/dashboard/posts-page.tsx'

const empty: PostRows = {
  rows: [],
  nextAfter: null,
  total: { count: 0, isMore: false },
  hasSamples: false,
}

function render(email: string | null, blogPosts: PostRows | null = empty) {
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

test('a list that cannot be read says so in the words of the specification, and can be tried again', () => {
  const html = render(null, null)
  expect(html).toContain('Error loading blog posts. Please try again later.')
  expect(html).toContain('Try again')
  expect(html).not.toContain('No blog posts yet.')
})

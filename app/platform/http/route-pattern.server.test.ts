import { expect, test } from 'vitest'
import { createRoutePattern } from '#app/platform/http/route-pattern.server.ts'

const module = { default: () => null }
const routes = {
  root: { id: 'root', path: '', module },
  home: { id: 'home', parentId: 'root', index: true, module },
  post: { id: 'post', parentId: 'root', path: 'blog/:post', module },
  frame: { id: 'frame', parentId: 'root', module },
  edit: { id: 'edit', parentId: 'frame', path: 'dashboard/blog/edit/:id', module },
  missing: { id: 'missing', parentId: 'root', path: '*', module },
}

test.each([
  ['/', '/'],
  ['/blog/an-article', '/blog/:post'],
  ['/BLOG/other/', '/blog/:post'],
  ['/dashboard/blog/edit/7', '/dashboard/blog/edit/:id'],
  ['/dashboard/blog/edit/7.data', '/dashboard/blog/edit/:id'],
  ['/_.data', '/'],
  ['/wp-login.php', '/*'],
  ['/readyz', '/readyz'],
  ['/%', 'none'],
  ['*', 'none'],
])('of %s the label is %s, also the second time', (path, pattern) => {
  const patternOf = createRoutePattern(routes)
  expect([patternOf(path), patternOf(path)]).toEqual([pattern, pattern])
})

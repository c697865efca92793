import { expect, test } from 'vitest'
import { createRouteFinder } from '#app/platform/http/route-finder.server.ts'

const module = { default: () => null }
const routes = {
  root: { id: 'root', path: '', module },
  home: { id: 'home', parentId: 'root', index: true, module },
  post: { id: 'post', parentId: 'root', path: 'blog/:post', module },
  frame: { id: 'frame', parentId: 'root', module: { ...module, handle: 'outer' } },
  edit: {
    id: 'edit',
    parentId: 'frame',
    path: 'dashboard/blog/edit/:id',
    module: { ...module, handle: 'inner' },
  },
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
  const find = createRouteFinder(routes)
  expect([find(path).pattern, find(path).pattern]).toEqual([pattern, pattern])
})

test('of a path it has what its routes say of themselves, from the outermost', () => {
  const find = createRouteFinder(routes)
  expect(find('/dashboard/blog/edit/7').handles).toEqual(['outer', 'inner'])
  expect([find('/').handles, find('/%').handles]).toEqual([[], []])
})

import { expect, test } from 'vitest'
import { ariaCurrent } from '#app/ui/frame/top-bar.tsx'

test('a link is marked on its own page and, more weakly, on the pages below it', () => {
  expect(ariaCurrent('/blog', '/blog')).toBe('page')
  expect(ariaCurrent('/blog', '/blog/two-civics-tests')).toBe('true')
  expect(ariaCurrent('/blog', '/blogging')).toBeUndefined()
})

test('Home is marked on Home only', () => {
  expect(ariaCurrent('/', '/')).toBe('page')
  expect(ariaCurrent('/', '/about')).toBeUndefined()
})

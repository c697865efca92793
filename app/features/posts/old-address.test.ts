import { expect, test } from 'vitest'
import { oldPath } from '#app/features/posts/old-address.ts'

test.each([
  ['/2019/05/a-post/', '/2019/05/a-post'],
  ['https://old.example/a-post//', '/a-post'],
  ['/a//post', '/a//post'],
  ['/caf%C3%A9', '/café'],
])('the address %s is the path %s', (address, path) => {
  expect(oldPath(address)).toBe(path)
})

test.each(['/', '/?p=17', 'mailto:a@example.com', 'https://', '/a%5Cb'])(
  'the address %s leads nowhere',
  (address) => {
    expect(oldPath(address)).toBeNull()
  },
)

test('a long run of slashes in an address takes no time', () => {
  const begunAt = performance.now()
  expect(oldPath(`/a${'/'.repeat(100_000)}x`)).toBeNull()
  expect(performance.now() - begunAt).toBeLessThan(1_000)
})

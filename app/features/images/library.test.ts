import { describe, expect, test } from 'vitest'
import { describedImagesIn, libraryChoice, sizeText } from '#app/features/images/library.ts'

describe('what a text says of an image', () => {
  test.each([
    ['![A receipt](/images/blog-17.jpg)', ['A receipt']],
    ['![One](/images/blog-17.jpg) and ![two](/images/blog-17-800.webp "x")', ['One', 'two']],
    [String.raw`![A \[5\] \* 3](/images/blog-17.png)`, ['A [5] * 3']],
    ['![](https://example.com/images/blog-17.jpg)', ['']],
    ['![Another](/images/blog-170.jpg) ![other](/images/blog-1.jpg)', []],
    ['[a link](/images/blog-17.jpg)', []],
    ['![no image ![but this](/images/blog-17.jpg)', ['but this']],
  ])('%j', (markdown, expected) => {
    const ofImage = describedImagesIn(markdown).filter(({ ms }) => ms === 17)
    expect(ofImage.map(({ alt }) => alt)).toEqual(expected)
  })
})

test('an image that is chosen again brings the description of the newest post that has one', () => {
  const use = { path: '/dashboard/blog/edit/p', title: 'A post', isTrashed: false }
  const name = 'blog-17.jpg'
  const image = { name, address: `/images/${name}`, preview: '/images/blog-17-400.webp' }
  const size = { width: 900, height: 600, bytes: 1 }
  const dates = { createdAt: new Date(17), orphanedSince: null }
  const own = { description: '', focus: 'center' } as const
  const uses = [[], ['A receipt']].map((alts) => ({ ...use, alts }))
  const choice = libraryChoice({ ...image, ...size, ...dates, ...own, uses })
  expect(choice).toEqual({ ...image, alt: 'A receipt' })
  const described = { ...own, description: 'A receipt on a desk' }
  expect(libraryChoice({ ...image, ...size, ...dates, ...described, uses }).alt).toBe(
    'A receipt on a desk',
  )
})

test.each([
  [1, '1 kB'],
  [12_345, '12 kB'],
  [999_400, '999 kB'],
  [999_600, '1.0 MB'],
  [10_485_760, '10.5 MB'],
])('%i bytes are read as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})

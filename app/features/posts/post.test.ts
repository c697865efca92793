import { describe, expect, test } from 'vitest'
import { parseNames } from '#app/platform/texts/parse-names.ts'
import {
  IMAGE_REQUIRED,
  isImageAddress,
  parsePostForm,
  type PostForm,
  readCategories,
  readingMinutes,
} from '#app/features/posts/post.ts'
import { aPostForm } from '#test/factories/posts.ts'

function problemOf(changes: Partial<PostForm>) {
  const parsed = parsePostForm(aPostForm(changes))
  return parsed.ok ? {} : parsed.problem
}

describe('the post form', () => {
  test.each([
    ['title', 'Four', 'Fives', 'Title must be at least 5 characters'],
    ['excerpt', 'Too short', 'Ten letter', 'Excerpt must be at least 10 characters'],
    ['content', 'x'.repeat(49), 'x'.repeat(50), 'Content must be at least 50 characters'],
    ['author', 'A', 'Al', 'Author name is required'],
    ['date', 'Nov.', 'Nov 1', 'Date is required'],
    ['categories', 'Vi', 'Law', 'Categories are required'],
  ])('%s is refused one character short, and accepted so: %s', (field, short, enough, message) => {
    expect(problemOf({ [field]: short })).toEqual({ [field]: message })
    expect(problemOf({ [field]: enough })).toEqual({})
  })

  test.each([
    // Spaces do not count.
    ['title', '    Four    ', 'Title must be at least 5 characters'],
    ['categories', ', , ,', 'Categories are required'],
    ['title', 'x'.repeat(201), 'Title can be at most 200 characters'],
    ['categories', ','.repeat(301), 'Categories can be at most 300 characters'],
    // Two units of UTF-16, and one character.
    ['author', '🗽', 'Author name is required'],
    ['imageAlt', 'x'.repeat(301), 'Description of the image can be at most 300 characters'],
    ['image', '', IMAGE_REQUIRED],
    ['image', `https://example.com/${'x'.repeat(1_981)}`, IMAGE_REQUIRED],
  ])('%s %j is refused in words of its own', (field, typed, message) => {
    expect(problemOf({ [field]: typed })).toEqual({ [field]: message })
  })

  test('the addresses of an image and of links lose signs that nobody sees', () => {
    const image = '\u200bhttps://example.com/a\u00ad.jpg\ufeff'
    const text = (address: string) => `${'A te\u00adxt. '.repeat(9)}[A link](${address})`
    const parsed = parsePostForm({ ...aPostForm(), image, content: text(image) })
    const address = 'https://example.com/a.jpg'
    expect(parsed.ok && parsed.value).toMatchObject({ image: address, content: text(address) })
  })

  test('categories are split on commas, trimmed, and named once', () => {
    expect(parseNames(' Visa ,Immigration Law,, Visa')).toEqual(['Visa', 'Immigration Law'])
  })

  test.each([
    ['http://example.com/a.jpg', true],
    ['https://example.com/a.jpg', true],
    ['/images/blog-1763712000000.jpg', true],
    ['/images/blog-1763712000000-800.webp', false],
    ['httpx://example.com/a.jpg', false],
    ['https://', false],
    ['https://user:word@example.com/a.jpg', false],
    ['javascript:alert(1)', false],
    ['data:image/png;base64,AAAA', false],
    ['//example.com/a.jpg', false],
    ['/images/../secret.jpg', false],
    ['example.com/a.jpg', false],
  ])('an image at %s: %s', (address, accepted) => {
    expect(isImageAddress(address)).toBe(accepted)
  })
})

describe('stored categories', () => {
  test.each([
    ['a JSON string', '["Visa","Law"]', ['Visa', 'Law']],
    ['a list', ['Visa', 'Law'], ['Visa', 'Law']],
    ['a JSON string of something else', '{"a":1}', []],
    ['text that is no JSON', 'Visa, Law', []],
    ['nothing', null, []],
    ['a list with other things in it', ['Visa', 3, null], ['Visa']],
  ])('%s is read as a list', (_, stored, categories) => {
    expect(readCategories(stored)).toEqual(categories)
  })
})

test('reading takes a minute for every 200 words, and never none', () => {
  expect(readingMinutes(1)).toBe(1)
  expect(readingMinutes(1_000)).toBe(5)
})

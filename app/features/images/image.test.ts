import { describe, expect, test } from 'vitest'
import {
  imageFileNames,
  imageNamesIn,
  parseImageFile,
  parseImageName,
  parseImagePath,
  imagesFor,
  type StoredImage,
} from '#app/features/images/image.ts'

const image: StoredImage = {
  name: 'blog-1763726400000.jpg',
  width: 1000,
  height: 750,
  format: 'jpg',
  bytes: 90_000,
  variantWidths: [800, 400],
  createdAt: new Date(1_763_726_400_000),
  description: '',
  focus: 'center',
  userId: 'user',
}

describe('the name of an image', () => {
  test('is read back, and a variant tells its width and format', () => {
    const original = { fileName: 'blog-5.png', ms: 5, width: null, format: 'png' }
    expect(parseImageFile('blog-5.png')).toEqual(original)
    const variant = { fileName: 'blog-5-800.avif', ms: 5, width: 800, format: 'avif' }
    expect(parseImageFile('blog-5-800.avif')).toEqual(variant)
    expect(parseImageName('blog-5-800.avif')).toBeNull()
    expect(parseImagePath('/images/blog-5.gif')?.fileName).toBe('blog-5.gif')
  })

  const otherFormats = ['blog-5.svg', 'blog-5.avif', 'blog-5-800.jpg', 'blog-5-801.webp']
  const paths = ['../blog-5.jpg', '.tmp-blog-5.jpg', 'blog-5.jpg\n', 'blog-5.jpg\0.png']
  const misspelled = ['blog-05.jpg', 'BLOG-5.JPG', 'blog-99999999999999999999.jpg', '']

  test.each([...otherFormats, ...paths, ...misspelled])('is never %j', (text) => {
    expect(parseImageFile(text)).toBeNull()
    expect(parseImagePath(`/images/${text}`)).toBeNull()
  })

  test('stands for all of its files', () => {
    const endings = ['-800.avif', '-800.webp', '-400.avif', '-400.webp', '.jpg']
    expect(imageFileNames(image)).toEqual(endings.map((ending) => `blog-1763726400000${ending}`))
  })
})

describe('the images that a post shows', () => {
  test('are the one in its image field and those in its text, each once', () => {
    const content =
      'See ![a](/images/blog-2.png), <img src="/images/blog-3.webp"> and ![b](/images/blog-2.png "x").'
    const names = ['blog-1.jpg', 'blog-2.png', 'blog-3.webp']
    expect(imageNamesIn({ image: '/images/blog-1.jpg', content })).toEqual(names)
  })

  test('are found by a copied address, which has the origin and may be a variant’s', () => {
    const content =
      '![a](https://firm.example:8080/images/blog-2-800.webp?x#y)\n[ref]: /images/blog-4.jpg.'
    expect(imageNamesIn({ image: '', content })).toEqual(['blog-2-800.webp', 'blog-4.jpg'])
  })

  test('are not files of the like elsewhere', () => {
    const content =
      '![a](https://other.example/old/images/blog-2.png) ![b](/old/images/blog-3.png) /images/blog-4.jpg.exe x/images/blog-5.png /images/blog-6.svg'
    expect(imageNamesIn({ image: 'https://other.example/photo.jpg', content })).toEqual([])
  })

  test('are found fast in a text made to be slow', () => {
    const content = `${'https://'.repeat(20_000)}${'/images/blog-1'.repeat(20_000)}${'/images/blog-1.jpg'.repeat(20_000)}`
    const start = performance.now()
    imageNamesIn({ image: '', content })
    expect(performance.now() - start).toBeLessThan(1000)
  })
})

test('the sources are AVIF before WebP, from the narrowest, and none for a narrow image', () => {
  const base = '/images/blog-1763726400000'
  const setOf = (format: string) => `${base}-400.${format} 400w, ${base}-800.${format} 800w`
  expect(imagesFor(image)).toEqual({
    src: `${base}.jpg`,
    width: 1000,
    height: 750,
    sources: ['avif', 'webp'].map((one) => ({ type: `image/${one}`, srcSet: setOf(one) })),
  })
  expect(imagesFor({ ...image, width: 300, variantWidths: [] }).sources).toEqual([])
})

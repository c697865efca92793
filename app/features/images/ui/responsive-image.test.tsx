import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ImageSources } from '#app/features/images/image.ts'
import { ExternalImage, ResponsiveImage } from '#app/features/images/ui/responsive-image.tsx'

const image: ImageSources = {
  src: '/images/blog-5.jpg',
  width: 900,
  height: 600,
  sources: [{ type: 'image/avif', srcSet: '/images/blog-5-800.avif 800w' }],
}

test('an image says its true size, and is fetched at once only on the first screen', () => {
  const shown = (priority: boolean) =>
    renderToStaticMarkup(
      <ResponsiveImage image={image} alt="The office" sizes="50vw" priority={priority} />,
    )
  expect(shown(false)).toBe(
    '<picture><source type="image/avif" srcSet="/images/blog-5-800.avif 800w" sizes="50vw"/><img src="/images/blog-5.jpg" alt="The office" width="900" height="600" decoding="async" loading="lazy"/></picture>',
  )
  expect(shown(true)).toContain('loading="eager" fetchPriority="high"')
})

const otherSchemes = ['javascript:alert(1)', 'data:image/png;base64,AA', 'httpx://example.com/']
test.each([...otherSchemes, 'https://a:b@example.com/', 'a.jpg', ''])(
  'an image on another host is nothing when its address is %j',
  (address) => {
    for (const shownAtOnce of [false, true])
      expect(
        renderToStaticMarkup(<ExternalImage {...{ address, alt: '', texts: '', shownAtOnce }} />),
      ).toBe('')
  },
)

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ImageSources } from '#app/features/images/image.ts'
import {
  ExternalImage,
  ExternalImageLink,
  ResponsiveImage,
} from '#app/features/images/ui/responsive-image.tsx'

const image: ImageSources = {
  src: '/images/blog-5.jpg',
  width: 900,
  height: 600,
  sources: [{ type: 'image/avif', srcSet: '/images/blog-5-800.avif 800w' }],
}

test('an image says its true size, and is fetched at once only on the first screen', () => {
  const shown = (alt: string, priority: boolean) =>
    renderToStaticMarkup(
      <ResponsiveImage image={image} alt={alt} sizes="50vw" priority={priority} />,
    )
  expect(shown('The office', false)).toBe(
    '<picture><source type="image/avif" srcSet="/images/blog-5-800.avif 800w" sizes="50vw"/><img src="/images/blog-5.jpg" alt="The office" width="900" height="600" decoding="async" loading="lazy"/></picture>',
  )
  const first = shown('', true)
  expect(first).toContain('loading="eager" fetchPriority="high"')
  // One that only decorates is silent.
  expect(first).toContain('alt=""')
})

test('an image on another host is a link whose address is escaped', () => {
  const props = { address: 'https://example.com/a.jpg?x=1&y="><script>', alt: '' }
  expect(renderToStaticMarkup(<ExternalImageLink {...props} text="From {host}" />)).toBe(
    '<a href="https://example.com/a.jpg?x=1&amp;y=%22%3E%3Cscript%3E" rel="noreferrer noopener nofollow" target="_blank" data-outside-image="">From example.com</a>',
  )
})

const otherSchemes = ['javascript:alert(1)', 'data:image/png;base64,AA', 'httpx://example.com/']
test.each([...otherSchemes, 'https://a:b@example.com/', 'a.jpg', ''])(
  'an image on another host is nothing when its address is %j',
  (address) => {
    const props = { address, alt: '' }
    expect(renderToStaticMarkup(<ExternalImage {...props} />)).toBe('')
    expect(renderToStaticMarkup(<ExternalImageLink {...props} text="" />)).toBe('')
  },
)

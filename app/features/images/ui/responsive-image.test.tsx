import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { ImageSources } from '#app/features/images/image.ts'
import { ExternalImage, ResponsiveImage } from '#app/features/images/ui/responsive-image.tsx'

const image: ImageSources = {
  src: '/images/blog-5.jpg',
  width: 900,
  height: 600,
  sources: [{ type: 'image/avif', srcSet: '/images/blog-5-800.avif 800w' }],
}

describe('an image', () => {
  test('says its true size, so that the page does not jump', () => {
    expect(
      renderToStaticMarkup(<ResponsiveImage image={image} alt="The office" sizes="50vw" />),
    ).toBe(
      '<picture><source type="image/avif" srcSet="/images/blog-5-800.avif 800w" sizes="50vw"/><img src="/images/blog-5.jpg" alt="The office" width="900" height="600" decoding="async" loading="lazy"/></picture>',
    )
  })

  test('on the first screen is fetched at once; one that only decorates is silent', () => {
    const html = renderToStaticMarkup(
      <ResponsiveImage image={image} alt="" sizes="50vw" priority />,
    )
    expect(html).toContain('alt=""')
    expect(html).toContain('loading="eager" fetchPriority="high"')
  })
})

describe('an image on another host', () => {
  const texts = 'Picture from {host}: show it'
  const shown = (address: string, shownAtOnce = false) =>
    renderToStaticMarkup(
      <ExternalImage address={address} alt="A flag" texts={texts} shownAtOnce={shownAtOnce} />,
    )

  test('is a link that says where it leads and that it opens in a new tab', () => {
    expect(shown('https://example.com/a.jpg?x=1&y="><script>')).toBe(
      '<a href="https://example.com/a.jpg?x=1&amp;y=%22%3E%3Cscript%3E" rel="noreferrer noopener nofollow" target="_blank">Picture from example.com: show it (opens in a new tab)</a>',
    )
  })

  const otherSchemes = ['javascript:alert(1)', 'data:image/png;base64,AA', 'httpx://example.com/']

  test.each([...otherSchemes, 'https://a:b@example.com/', 'a.jpg', ''])(
    'is nothing when its address is %j',
    (address) => {
      expect(shown(address)).toBe('')
      expect(shown(address, true)).toBe('')
    },
  )
})

import { describe, expect, test } from 'vitest'
import { renderContent } from '#app/features/posts/render-content.ts'

const options = {
  images: new Map([
    ['blog-1.jpg', { src: '/images/blog-1.jpg', width: 1200, height: 800, sources: [] }],
  ]),
  imageHosts: ['pictures.example.com'],
  outsideImage: 'Show the picture from {host}',
}
const html = (content: string) => renderContent(content, options).html

describe('post content', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<iframe src="https://example.com"></iframe>',
    '</script><script>alert(1)</script>',
  ])('%s is printed as text', (content) => {
    expect(html(content)).not.toMatch(/<(script|img|iframe)/)
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//example.com',
    'java&#115;cript:x',
  ])('a link to %s stays text', (address) => {
    expect(html(`[words](${address})`)).not.toContain('<a')
  })

  test('a web address is a link by itself, and nothing that only resembles one', () => {
    expect(html('See https://www.uscis.gov/i-130?a=1&b=_2_.')).toBe(
      '<p>See <a href="https://www.uscis.gov/i-130?a=1&amp;b=_2_" rel="noopener">https://www.uscis.gov/i-130?a=1&amp;b=_2_</a>.</p>\n',
    )
    const others = 'uscis.gov, anna@example.com, mailto:anna@example.com, //example.com, '
    expect(html(`${others}ftp://example.com, http\\://example.com`)).not.toContain('<a')
  })

  test('the name of a visa stays in one piece, also in a heading and in a list', () => {
    expect(html('## EB-5 & more\n\n- H-1B to O-1')).toBe(
      '<h2 id="eb-5-more"><span class="one">EB-5</span> &amp; more</h2>\n<ul>\n' +
        '<li><span class="one">H-1B</span> to <span class="one">O-1</span></li>\n</ul>\n',
    )
    expect(html('`EB-5` and ![An EB-5 paper](/images/blog-1.jpg)')).not.toContain('class="one"')
  })

  test('a first-level heading becomes a second-level one, and each has a place of its own to link to', () => {
    expect(renderContent('# One\n\n## Two\n\n### Three\n\n## Two', options)).toMatchObject({
      html: '<h2 id="one">One</h2>\n<h2 id="two">Two</h2>\n<h3 id="three">Three</h3>\n<h2 id="two-2">Two</h2>\n',
      headings: [
        { id: 'one', text: 'One' },
        { id: 'two', text: 'Two' },
        { id: 'two-2', text: 'Two' },
      ],
    })
  })

  test.each([
    // It has its size, so that nothing moves when it comes.
    ['/images/blog-1.jpg', '<img src="/images/blog-1.jpg" alt="x" width="1200" height="800"'],
    ['https://pictures.example.com/a.jpg', '<img src="https://pictures.example.com/a.jpg"'],
    [
      'https://other.example.com/a.jpg',
      '<a href="https://other.example.com/a.jpg" data-outside-image="x" target="_blank" rel="noreferrer noopener nofollow">Show the picture from other.example.com</a>',
    ],
  ])('an image elsewhere is a link until its host is allowed: %s', (address, shown) => {
    expect(html(`![x](${address})`)).toContain(shown)
  })

  test('no two headings have one address, whatever their levels, and the list has 200 at most', () => {
    const content = '### Fees\n\n## Fees\n\n## Fees 2\n\n## Fees\n'
    const ids = [...html(content).matchAll(/id="([^"]*)"/g)].map(([, id]) => id)
    expect(ids).toEqual(['fees', 'fees-2', 'fees-2-2', 'fees-3'])
    expect(renderContent('## Fees\n'.repeat(300), options).headings).toHaveLength(200)
  })

  test('the origins of images elsewhere are told, each once, for the page’s policy', () => {
    const content =
      '![a](https://other.example.com/a.jpg) ![b](https://other.example.com/b.jpg) ![c](javascript:x)'
    expect(renderContent(content, options).outsideOrigins).toEqual(['https://other.example.com'])
  })

  test('shows no empty header of a table, and a break within a cell', () => {
    const table = html('|  |  |\n| --- | --- |\n| $675<br>online | 2024 |')
    expect(table).not.toMatch(/<th|<br>online.*&lt;/)
    expect(table).toContain('<td>$675<br>\nonline</td>')
    expect(html('| Fee |\n| --- |\n| $675 |')).toContain('<th>Fee</th>')
  })

  test('plain text keeps its lines', () => {
    expect(html('one\ntwo\n\nthree')).toBe('<p>one<br>\ntwo</p>\n<p>three</p>\n')
  })
})

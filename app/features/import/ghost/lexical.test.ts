import { describe, expect, test } from 'vitest'
import { writeLexical } from '#app/features/import/ghost/lexical.ts'
import { writeMobiledoc } from '#app/features/import/ghost/mobiledoc.ts'
import { readHtml } from '#app/features/import/html/read-html.ts'
import { writeMarkdown } from '#app/features/rich-text/markdown/write-markdown.ts'

type Write = (stored: string, lose: (what: string) => void) => string | null

function convert(write: Write, document: unknown) {
  const lost: string[] = []
  const lose = (what: string) => void lost.push(what)
  const html = write(JSON.stringify(document), lose) ?? ''
  return { markdown: writeMarkdown(readHtml(html, { base: null, lost: lose })), lost }
}

const words = (text: string, format = 0) => ({ type: 'extended-text', text, format })
const lexical = (...children: unknown[]) =>
  convert(writeLexical, { root: { type: 'root', children } })

describe('a document of Lexical', () => {
  test('has its texts, formats, lists and links', () => {
    const item = (...children: unknown[]) => ({ type: 'listitem', children })
    const inner = { type: 'list', listType: 'bullet', children: [item(words('b'))] }
    const { markdown, lost } = lexical(
      { type: 'extended-heading', tag: 'h2', children: [words('Top & more')] },
      {
        type: 'paragraph',
        children: [
          words('bold', 1),
          words(' '),
          words('both', 3),
          { type: 'linebreak' },
          { type: 'link', url: 'https://a.example/', children: [words('link')] },
        ],
      },
      { type: 'extended-quote', children: [words('said <b>')] },
      {
        type: 'list',
        listType: 'number',
        start: 3,
        children: [item(words('a')), item(inner), item(words('c'))],
      },
      { type: 'aside', children: [words('aside')] },
    )
    expect(markdown).toBe(
      '## Top & more\n\n**bold** **_both_**\\\n[link](https://a.example/)\n\n> said \\<b>\n\n3. a\n   - b\n4. c\n\n> aside',
    )
    expect(lost).toEqual([])
  })

  const src = 'https://a.example/a.png'
  test.each([
    [
      { type: 'image', src, alt: 'A', href: 'https://b.example/', caption: '<i>C</i>' },
      `[![A](${src})](https://b.example/)\n\n_C_`,
    ],
    [
      { type: 'gallery', images: [{ src }, { src: 'https://a.example/b.png' }], caption: 'C' },
      `![](${src})\n\n![](https://a.example/b.png)\n\nC`,
    ],
    [{ type: 'html', html: '<p>Raw</p>' }, 'Raw'],
    [{ type: 'markdown', markdown: '## M\n\n**b**' }, '## M\n\n**b**'],
    [{ type: 'codeblock', code: 'a < b', language: 'ts', caption: 'C' }, '```ts\na < b\n```\n\nC'],
    [{ type: 'horizontalrule' }, '___'],
    [
      {
        type: 'bookmark',
        url: 'https://b.example/',
        metadata: { title: 'T', description: 'D', author: 'A', publisher: 'P', thumbnail: src },
      },
      `![](${src})\n\n[T](https://b.example/)\n\nD\n\nA, P`,
    ],
    [
      { type: 'callout', calloutEmoji: '💡', calloutText: 'Look <b>here</b>' },
      '> 💡 Look **here**',
    ],
    [{ type: 'toggle', heading: 'H', content: '<p>Inside</p>' }, '**H**\n\nInside'],
    [
      { type: 'button', buttonText: 'Go', buttonUrl: 'https://b.example/' },
      '[Go](https://b.example/)',
    ],
    [
      { type: 'file', src: 'https://a.example/f.pdf', fileTitle: 'Form', fileCaption: 'C' },
      '[Form](https://a.example/f.pdf)\n\nC',
    ],
    [
      {
        type: 'product',
        productImageSrc: src,
        productTitle: 'T',
        productDescription: '<p>D</p>',
        productRatingEnabled: true,
        productStarRating: 3,
        productButtonEnabled: true,
        productButton: 'Buy',
        productUrl: 'https://b.example/',
      },
      `![](${src})\n\n## T\n\n★★★\n\nD\n\n[Buy](https://b.example/)`,
    ],
    [
      {
        type: 'header',
        header: 'H',
        subheader: 'S',
        backgroundImageSrc: src,
        buttonEnabled: true,
        buttonText: 'B',
        buttonUrl: 'https://b.example/',
      },
      `![](${src})\n\n## H\n\nS\n\n[B](https://b.example/)`,
    ],
    [
      {
        type: 'call-to-action',
        sponsorLabel: '<p>AD</p>',
        imageUrl: src,
        textValue: '<p>T</p>',
        buttonText: 'B',
        buttonUrl: 'https://b.example/',
      },
      `AD\n\n![](${src})\n\nT\n\n[B](https://b.example/)`,
    ],
    [{ type: 'paragraph', children: [{ type: 'tk', text: 'TK' }] }, 'TK'],
  ])('has the card $type', (card, markdown) => {
    expect(lexical(card)).toEqual({ markdown, lost: [] })
  })

  test.each([
    [
      {
        type: 'video',
        src: 'https://a.example/v.mp4',
        fileName: 'V',
        caption: 'C',
        thumbnailSrc: src,
      },
      `![](${src})\n\n[V](https://a.example/v.mp4)\n\nC`,
      'a player, which became a link to https://a.example/v.mp4',
    ],
    [
      { type: 'audio', src: 'https://a.example/a.mp3', title: 'A' },
      '[A](https://a.example/a.mp3)',
      'a player, which became a link to https://a.example/a.mp3',
    ],
    [
      {
        type: 'markdown',
        markdown:
          '##M\n\n==A== fox[^f], `==b== [^f]`, [^g], [^none]\n\n```\n[^f]: c\n```\n[^g]: G\n[^f]: F *i*',
      },
      '## M\n\nA fox\\[1\\], `==b== [^f]`, \\[2\\], \\[^none\\]\n\n```\n[^f]: c\n```\n\n1. F _i_\n2. G',
      'the links between footnotes and their numbers',
    ],
    [
      { type: 'bookmark', url: 'https://b.example/', metadata: { title: 'T', icon: src } },
      '[T](https://b.example/)',
      `the icon of a bookmark, ${src}`,
    ],
    [
      {
        type: 'embed',
        url: 'https://b.example/',
        html: '<blockquote>Tweet</blockquote><script></script>',
        metadata: { title: 'T' },
      },
      '> Tweet\n\n[T](https://b.example/)',
      'a player or frame, which became a link to https://b.example/',
    ],
    [
      { type: 'signup', header: 'H', subheader: 'S', disclaimer: 'D', buttonText: 'B' },
      '## H\n\nS\n\nD',
      'a form to sign up for emails (“B”)',
    ],
    [{ type: 'email', html: '<p>Hello</p>' }, '', 'a text that only emails had: “Hello”'],
    [{ type: 'email-cta', html: '<p>Hello</p>' }, '', 'a text that only emails had: “Hello”'],
    [{ type: 'paywall' }, '', 'the boundary of what only members could read'],
    [{ type: 'transistor' }, '', 'a player of podcasts for members'],
    [{ type: 'of-tomorrow' }, '', 'the card “of-tomorrow”'],
  ])('says what the card $type loses', (card, markdown, loss) => {
    const { markdown: written, lost } = lexical(card)
    expect([written, lost[0]]).toEqual([markdown, loss])
  })

  test('is disarmed and bounded', () => {
    const link = { type: 'link', url: 'javascript:alert(1)', children: [words('x')] }
    expect(
      lexical({ type: 'html', html: '<script>alert(1)</script><p onclick=x>y</p>' }, link).markdown,
    ).toBe('y\n\nx')
    let deep: unknown = words('deep')
    for (let level = 0; level < 5_000; level += 1) deep = { type: 'paragraph', children: [deep] }
    expect(lexical(deep).lost).toContain('a nesting of more than 100 levels')
    expect(writeLexical('{"root":', () => {})).toBeNull()
  })
})

test('a document of Mobiledoc has its sections, markups, atoms and cards', () => {
  const { markdown, lost } = convert(writeMobiledoc, {
    version: '0.3.1',
    atoms: [
      ['soft-return', '', {}],
      ['mention', '@ada', {}],
    ],
    cards: [
      ['image', { src: 'https://a.example/a.png', caption: 'C' }],
      ['hr', {}],
      ['unknown', {}],
    ],
    markups: [['strong'], ['a', ['href', 'https://b.example/']], ['em']],
    sections: [
      [1, 'h2', [[0, [], 0, 'Top']]],
      [
        1,
        'p',
        [
          [0, [], 0, 'a '],
          [0, [0], 0, 'bold '],
          [0, [2], 2, 'both'],
          [1, [], 0, 0],
          [0, [1], 1, 'link'],
          [1, [], 0, 1],
        ],
      ],
      [3, 'ul', [[[0, [], 0, 'one']], [[0, [], 0, 'two']]]],
      [10, 0],
      [10, 1],
      [10, 2],
      [1, 'aside', [[0, [], 0, 'aside']]],
    ],
  })
  expect(markdown).toBe(
    '## Top\n\na **bold _both_**\\\n[link](https://b.example/)@ada\n\n- one\n- two\n\n![](https://a.example/a.png)\n\nC\n\n___\n\n> aside',
  )
  expect(lost).toEqual(['the atom “mention”', 'the card “unknown”'])
})

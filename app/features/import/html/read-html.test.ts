import { array, assert, boolean, constantFrom, letrec, oneof, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HTML_LIMITS, plainTextOf, readHtml } from '#app/features/import/html/read-html.ts'
import { readMarkdown } from '#app/features/rich-text/markdown/read-markdown.ts'
import { writeMarkdown } from '#app/features/rich-text/markdown/write-markdown.ts'
import { HTML_CASES } from '#test/fixtures/html-cases.ts'
import { PASTED_TABLES } from '#test/fixtures/pasted-tables.ts'

function convert(html: string, options: { keepsLines?: boolean } = {}) {
  const lost: string[] = []
  const document = readHtml(html, {
    base: 'https://old.example/2019/post/',
    lost: (what) => lost.push(what),
    ...options,
  })
  const markdown = writeMarkdown(document)
  expect(writeMarkdown(readMarkdown(markdown))).toBe(markdown)
  return { markdown, lost }
}

const TAGS =
  'a b blockquote br caption code del div dt em figure h1 h3 hr i li ol p pre span sub sup table tbody td th tr u ul'
const ATTRIBUTES = ['', ' start=3', ' type=a', ' reversed', ' value=7', ' rowspan=2', ' colspan=3']

/** HTML in which each # stands for a word. */
const { anyTree } = letrec<{ anyTree: string }>((tie) => ({
  anyTree: oneof(
    { depthSize: 'medium', withCrossShrink: true },
    constantFrom('#', '\n', '&nbsp;', '<br>', '#\n\n#'),
    tuple(
      constantFrom(...TAGS.split(' ')),
      constantFrom(...ATTRIBUTES),
      array(tie('anyTree'), { maxLength: 4 }),
    ).map(([tag, given, inner]) => `<${tag}${given}>${inner.join('')}</${tag}>`),
  ),
}))

describe('HTML of another system', () => {
  test.each([
    ['<p>One <b>bold </b>and <em>soft</em>\n word.</p>', 'One **bold** and _soft_ word.'],
    ['<h1>Top</h1><h2>Below</h2>', '## Top\n\n### Below'],
    ['<h2>Two<br>lines</h2>', '## Two lines'],
    ['<ul><li>a<ul><li>b</li></ul></li><ul><li>c</li></ul></ul>', '- a\n\n  - b\n\n  * c'],
    ['<ol start="4"><li>four</li></ol>', '4. four'],
    ['<blockquote><p>Said</p><cite>Ada</cite></blockquote>', '> Said\n>\n> _Ada_'],
    ['<pre><code class="language-ts">a\n  b</code></pre>', '```ts\na\n  b\n```'],
    ['<pre class="wp-block-verse">A <em>rose</em>\nis</pre>', 'A _rose_\\\nis'],
    ['<p>a</p><hr><p>b</p>', 'a\n\n___\n\nb'],
    ['<div>one<p>two</p>three</div>', 'one\n\ntwo\n\nthree'],
    ['<dl><dt>EB-5</dt><dd>A visa</dd></dl>', '**EB-5**\n\nA visa'],
    ['<details><summary>More</summary>Text</details>', '**More**\n\nText'],
    ['<figure><img src="/a.jpg" alt="A"><figcaption>B</figcaption></figure>', '![A](/a.jpg)\n\nB'],
    ['<a href="../x.html">x</a>', '[x](https://old.example/2019/x.html)'],
    [
      '<a href="mailto:a@example.com"><img src="b.png" alt=""></a>',
      '[![](https://old.example/2019/post/b.png)](mailto:a@example.com)',
    ],
    ['<a href="\u200bhttps://www.u\u00adscis.gov/a\ufeff">x</a>', '[x](https://www.uscis.gov/a)'],
    ['<p>https://video.example/watch?v=1</p>', 'https://video.example/watch?v=1'],
    ['<b>1<p>2</b>3', '**1**\n\n**2**&#51;'],
    [
      '<div style="background-image:url(https://old.example/c.jpg)">Over</div>',
      '![](https://old.example/c.jpg)\n\nOver',
    ],
  ])('%s', (html, markdown) => {
    expect(convert(html)).toEqual({ markdown, lost: [] })
  })

  test('has one header row, no merged cells and lines within a cell', () => {
    const html = `<table><caption>Fees</caption><tr><th>Form<th style="text-align:right">Fee
      <tr><td rowspan=2>I-130<td style="text-align:right"><p>$675</p><p>online: $625</p><tr><td align="right">$1<tr><td colspan=2>end</table>`
    expect(convert(html).markdown).toBe(
      'Fees\n\n| Form | Fee |\n| --- | --: |\n| I-130 | $675<br>online: $625 |\n|  | $1 |\n| end |  |',
    )
  })

  test('keeps the lines of a text that was written without paragraphs', () => {
    const { markdown } = convert('One\ntwo\n\n<b>Three</b>\n<ul>\n<li>a</li>\n</ul>\nfour', {
      keepsLines: true,
    })
    expect(markdown).toBe('One\ntwo\n\n**Three**\n\n- a\n\nfour')
    expect(convert('One<br />\ntwo', { keepsLines: true }).markdown).toBe('One\ntwo')
  })

  test.each([
    ['<script>alert(1)</script><p onclick="x()">Text', 'Text', ['a script']],
    ['<style>p{}</style><p style="color:red">Text', 'Text', []],
    ['<img src=x onerror=alert(1)>', '![](https://old.example/2019/post/x)', []],
    [
      '<a href=" java&#10;script:alert(1)">Text</a>',
      'Text',
      ['the target of a link, “Text” to java\nscript:alert(1)'],
    ],
    ['<a href="#note">1</a>', '1', ['the target of a link, “1” to #note']],
    [
      '<img src="javascript:alert(1)" alt="Alt">',
      'Alt',
      ['an image without an address that can be used (javascript:alert(1))'],
    ],
    [
      '<iframe src="https://video.example/1">x</iframe>',
      'https://video.example/1',
      ['a player or frame, which became a link to https://video.example/1'],
    ],
    [
      '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
      '',
      ['a player or frame without an address that can be used ()'],
    ],
    [
      '<svg><script>alert(1)</script><text>Drawn</text></svg>',
      'Drawn',
      ['a drawing or formula (svg)'],
    ],
    [
      '<input placeholder="Your name"><template><b>x</b></template>',
      '',
      ['a field of a form (Your name)'],
    ],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '\\<script>alert(1)\\</script>', []],
    ['<constructor>Text</constructor><ol type="__proto__"><li>a', 'Text\n\n1. a', []],
    ['the 4<sup>th</sup>', 'the 4th', ['raised or lowered letters (“th”)']],
  ])('is disarmed, and says what it lost: %s', (html, markdown, lost) => {
    expect(convert(html)).toEqual({ markdown, lost })
  })

  test.each(HTML_CASES)('is read as a paste is: $name', ({ html, markdown }) => {
    expect(convert(html).markdown).toBe(markdown)
  })

  test.each(PASTED_TABLES)('is read as a paste is: %s', (html, markdown) => {
    expect(convert(html).markdown).toBe(markdown)
  })

  test('in a title keeps the mark of a note apart from the number', () => {
    expect(plainTextOf('The fee: $535<sup>1</sup> &amp; more')).toBe('The fee: $535¹ & more')
  })

  test('deeper or larger than any text is refused, however few bytes it has', () => {
    const deep = '<div>'.repeat(HTML_LIMITS.levels + 1)
    expect(() => convert(deep)).toThrow('nested more than 500 levels deep')
    // Each paragraph opens all of them again.
    const mended = `<p>${Array.from({ length: 400 }, (_, place) => `<b id=${place}>`).join('')}${'<p>x'.repeat(5_000)}`
    expect(() => convert(mended)).toThrow('more than 200,000 elements')
  })

  test('that would be an endless table becomes paragraphs, and all of its words are there', () => {
    const { markdown } = convert(`<table>${'<tr><td>a'.repeat(1_000)}<tr>${'<td>b'.repeat(1_000)}`)
    expect(markdown).toBe([...'a'.repeat(1_000), ...'b'.repeat(1_000)].join('\n\n'))
  })

  test('nested deeper than Markdown can be read keeps its text', () => {
    const { markdown, lost } = convert(
      `${'<blockquote>'.repeat(60)}Inside${'</blockquote>'.repeat(60)}`,
    )
    expect(markdown).toBe(`${'> '.repeat(20)}Inside`)
    expect(lost[0]).toBe('a nesting of more than 20 levels')
  })

  test('of any kind loses no word, and its Markdown is stable', () => {
    assert(
      property(array(anyTree, { maxLength: 6 }), boolean(), (trees, keepsLines) => {
        let count = 0
        const html = trees.join('').replaceAll('#', () => ` w${(count += 1)}x `)
        const { textContent } = readMarkdown(convert(html, { keepsLines }).markdown)
        for (let word = 1; word <= count; word += 1) expect(textContent).toContain(`w${word}x`)
      }),
      { numRuns: 300 },
    )
  })
})

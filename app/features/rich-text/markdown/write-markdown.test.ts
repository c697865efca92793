import * as fc from 'fast-check'
import type { Node } from 'prosemirror-model'
import { describe, expect, test, vi } from 'vitest'
import { documentSchema as schema } from '#app/features/rich-text/document-schema.ts'
import { readMarkdown } from '#app/features/rich-text/markdown/read-markdown.ts'
import { settle, writeMarkdown } from '#app/features/rich-text/markdown/write-markdown.ts'
import { aDocument, aText } from '#test/factories/rich-documents.ts'

const { nodes, marks } = schema

// 20,000 were run when this was written.
const RUNS = 300
vi.setConfig({ testTimeout: 60_000 })

const NUMBER_OF_BLANK = /(?<!\\)&#(?:32|160|8195);/

const throughMarkdown = (document: Node) => readMarkdown(writeMarkdown(document))

describe('a document that goes to Markdown and back', () => {
  test('is the same document, whatever stands in it', () => {
    const property = fc.property(aDocument, (document) => {
      document.check()
      const back = throughMarkdown(document)
      back.check()
      const written = writeMarkdown(document)
      expect(settle(back).toJSON(), written).toEqual(settle(document).toJSON())
      expect(written, 'a blank is never written as its number').not.toMatch(NUMBER_OF_BLANK)
    })
    fc.assert(property, { numRuns: RUNS })
  })

  test.each([
    ['\\[x]: /y\\', ''],
    ['a]: /b', ''],
    ['a]: /b "c', 'd"'],
  ])('keeps a link that begins with the code %j, with %j behind it', (code, behind) => {
    const link = marks.link.create({ href: '/fees' })
    const linked = schema.text(code, [link, marks.code.create()])
    const content = behind === '' ? [linked] : [linked, schema.text(behind)]
    const document = nodes.doc.create(null, nodes.paragraph.create(null, content))
    expect(throughMarkdown(document).toJSON()).toEqual(document.toJSON())
  })

  test('keeps 100,000 characters of many scripts, and is quick about it', () => {
    const line = 'Une lettre à Kọ́lá — رسالة إلى كولا 👩‍👩‍👧 * _ EB-5 [1]. '
    const paragraph = nodes.paragraph.create(null, schema.text(line.repeat(40).trim()))
    const document = nodes.doc.create(null, Array<Node>(50).fill(paragraph))
    expect(document.textContent.length).toBeGreaterThan(100_000)
    expect(throughMarkdown(document).eq(document)).toBe(true)
  })
})

describe('Markdown', () => {
  test.each([
    [
      'a word that was selected with the blank behind it',
      '**now** or later',
      [['now ', 'strong'], ['or later']],
    ],
    ['a blank behind the last word', 'Call us at once.', [['Call us at once. ']]],
    [
      'blanks around a struck word',
      'was ~~now~~ due',
      [['was'], [' now ', 'strikethrough'], ['due']],
    ],
    ['blanks of two kinds between emphasis', '_§_  _5_', [['§ ', 'em'], [' '], ['5', 'em']]],
    ['blanks alone', '', [['\u00A0 ']]],
    ['a number of two parts', '1.1. Fees', [['1.1. Fees']]],
    ['a part of a word', 'un**do**ing', [['un'], ['do', 'strong'], ['ing']]],
    ['what looks like a sign', String.raw`1\. 5 \* 3 = 15 & more`, [['1. 5 * 3 = 15 & more']]],
    ['emphasis that ends in a sign inside a word', '**§5.**&#97;', [['§5.', 'strong'], ['a']]],
  ] as const)('is written as people write it: %s', (_, markdown, texts) => {
    const content = texts.map(([text, mark]) =>
      schema.text(text, mark ? [marks[mark].create()] : []),
    )
    const document = nodes.doc.create(null, nodes.paragraph.create(null, content))
    expect(writeMarkdown(document)).toBe(markdown)
  })

  test('has no sign of an empty paragraph at the end of a list item', () => {
    const item = (...content: Node[]) => nodes.list_item.create(null, content)
    const paragraph = (text: string) => nodes.paragraph.create(null, schema.text(text))
    const items = [item(paragraph('a'), nodes.paragraph.create()), item(paragraph('b'))]
    const document = nodes.doc.create(null, nodes.bullet_list.create(null, items))
    expect(writeMarkdown(document)).toBe('- a\n- b')
  })

  test.each([
    'A paragraph.\nIts second line.\n\nAnother one.',
    '## A heading\n\n- one\n- two\n  1. deep\n  2. deeper\n\n> said',
    '| A | B |\n| --- | :-: |\n| 1 | **2** |',
    '| Fee | Since |\n| --- | --- |\n| $675<br>online | **2**<br>_3_ \\<br> |',
    '|  |  |\n| --- | :-- |\n| no header | 2 |',
    'See https://www.uscis.gov/i-130, or (https://egov.uscis.gov/?a=1&copy;=2_3_).\nhttps://example.com',
    'a<https://example.com>b, **<https://example.com/a>**, http\\://example.com and [here](https://example.com)',
    '| https://example.com/a | b |\n| --- | --- |\n| **<https://example.com>** | c |',
    '```ts\nlet a = 1\n```\n\n___\n\n![An image](/images/blog-1.jpg)',
  ])('that is written that way already comes back sign by sign: %j', (markdown) => {
    expect(writeMarkdown(readMarkdown(markdown))).toBe(markdown)
  })

  test('of any kind settles: what comes of it stays as it is', () => {
    const property = fc.property(fc.array(aText), (lines) => {
      const text = lines.join('\n')
      readMarkdown(text).check()
      const once = writeMarkdown(readMarkdown(text))
      expect(writeMarkdown(readMarkdown(once))).toBe(once)
    })
    fc.assert(property, { numRuns: RUNS })
  })
})

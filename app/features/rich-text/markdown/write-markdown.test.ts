import * as fc from 'fast-check'
import { Mark, type Node } from 'prosemirror-model'
import { describe, expect, test, vi } from 'vitest'
import { documentSchema as schema } from '#app/features/rich-text/document-schema.ts'
import { readMarkdown } from '#app/features/rich-text/markdown/read-markdown.ts'
import { settleMarks, writeMarkdown } from '#app/features/rich-text/markdown/write-markdown.ts'

const { nodes, marks } = schema

// 20,000 were run when this was written.
const RUNS = 300
vi.setConfig({ testTimeout: 60_000 })

const SIGNS = '\\`*_{}[]()<>#+-.!|~&;:="\'/^$%@,?01Az \u00A0\u2003\u200F\u202E\u0301\u1E9E'
const SEQUENCES =
  'مرحبا שלום 👩‍👩‍👧 🇳🇬 𝐀 e\u0301 1. 2) &amp; &#65; --- === ``` ~~~ http://example.com <b> ![ ]( EB-5'
const SPICE = [...SIGNS, ...SEQUENCES.split(' '), '| - |', '  ', '[x]: /y']
const aPiece = fc.oneof(fc.constantFrom(...SPICE), fc.string({ unit: 'grapheme', maxLength: 4 }))
const aText = fc
  .array(aPiece, { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join('').replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, 'x'))
  .filter((text) => text !== '')

const aTextOrNone = fc.oneof(aText, fc.constant(''))

const anAddress = fc.constantFrom(
  'https://example.com/a_(b)?c=1&copy;=2#d',
  '/services/work-visas',
  'mailto:anna@example.com',
  'tel:+12025550123',
  'https://example.com/%20*x*_y_~z~%7C',
)
const aTitle = fc.constantFrom('', 'A "title" & more')
const aLink = fc
  .record({ href: anAddress, title: aTitle })
  .map((attrs): Mark[] => [marks.link.create(attrs)])
const emphasis = fc
  .subarray([marks.strong, marks.em, marks.strikethrough])
  .map((types) => types.map((type) => type.create()))
const outerMarks = fc
  .tuple(emphasis, fc.oneof({ weight: 4, arbitrary: fc.constant<Mark[]>([]) }, aLink))
  .map(([one, other]) => Mark.setFrom([...one, ...other]))
const isCode = fc.constantFrom(false, false, false, true)

const aTextNode = fc
  .tuple(aText, outerMarks, isCode)
  .map(([text, outer, code]) =>
    schema.text(text, code ? marks.code.create().addToSet(outer) : outer),
  )
const aBareAddress = fc.tuple(anAddress, emphasis).map(([href, outer]) => {
  const link = marks.link.create({ href })
  return schema.text(href, Mark.setFrom([...outer, link]))
})
const aImageAddress = fc.constantFrom(
  '/images/blog-1700000000000.jpg',
  '/images/blog-1700000000000-800.webp',
  'https://example.com/a_(b)/*c*.jpg?d=1&copy;=2',
)
const anImage = fc
  .tuple(aTextOrNone, aImageAddress, outerMarks, aTitle)
  .map(([alt, src, outer, title]) => nodes.image.create({ src, alt, title }, null, outer))
const aBreak = fc.constant(nodes.hard_break.create())
const oneLine = fc.array(fc.oneof({ weight: 5, arbitrary: aTextNode }, anImage, aBareAddress), {
  minLength: 1,
  maxLength: 4,
})
const inline = fc.oneof({ weight: 4, arbitrary: aTextNode }, anImage, aBareAddress, aBreak)
const severalLines = fc
  .tuple(fc.array(inline, { maxLength: 5 }), fc.oneof(aTextNode, anImage))
  .map(([first, last]) => [...first, last])

const aParagraph = severalLines.map((content) => nodes.paragraph.create(null, content))
const aHeading = fc
  .tuple(fc.integer({ min: 1, max: 6 }), oneLine)
  .map(([level, content]) => nodes.heading.create({ level }, content))
const aLanguage = fc.constantFrom('', 'ts', 'a "b" & c')
const aCodeBlock = fc
  .tuple(aLanguage, fc.array(aTextOrNone, { maxLength: 4 }))
  .map(([language, lines]) => {
    const text = lines.join('\n')
    return nodes.code_block.create({ language }, text === '' ? null : schema.text(text))
  })
const aRule = fc.constant(nodes.horizontal_rule.create())
const aTable = fc
  .tuple(
    fc.integer({ min: 1, max: 3 }),
    fc.integer({ min: 0, max: 2 }),
    fc.infiniteStream(fc.oneof(severalLines, fc.constant<Node[]>([]))),
    fc.infiniteStream(fc.constantFrom('', 'left', 'center', 'right')),
    fc.boolean(),
  )
  .map(([width, height, cells, aligns, hasHeader]) => {
    const columns = [...aligns.take(width)]
    const row = (of: typeof nodes.table_cell) =>
      nodes.table_row.create(
        null,
        columns.map((align) => of.create({ align }, [...cells.take(1)].flat())),
      )
    const first = row(hasHeader ? nodes.table_header : nodes.table_cell)
    // An empty header is one that was switched off.
    const rows = first.textContent === '' && hasHeader ? [] : [first]
    return nodes.table.create(null, [
      ...rows,
      ...Array.from({ length: height + 1 - rows.length }, () => row(nodes.table_cell)),
    ])
  })

const { block } = fc.letrec<{ block: Node }>((tie) => {
  const content = fc.array(tie('block'), { minLength: 1, maxLength: 3 })
  const nothing = fc.constant([nodes.paragraph.create()])
  const orNothing = fc.oneof({ weight: 5, arbitrary: content }, nothing)
  const item = orNothing.map((inner) => nodes.list_item.create(null, inner))
  const items = fc.array(item, { minLength: 1, maxLength: 3 })
  const start = fc.constantFrom(0, 1, 1, 1, 7, 999_999_000)
  return {
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      aParagraph,
      aHeading,
      aCodeBlock,
      aRule,
      aTable,
      orNothing.map((inner) => nodes.blockquote.create(null, inner)),
      items.map((inner) => nodes.bullet_list.create(null, inner)),
      fc
        .tuple(start, items)
        .map(([first, inner]) => nodes.ordered_list.create({ start: first }, inner)),
    ),
  }
})
const aDocument = fc
  .array(block, { minLength: 1, maxLength: 4 })
  .map((content) => nodes.doc.create(null, content))

const throughMarkdown = (document: Node) => readMarkdown(writeMarkdown(document))

describe('a document that goes to Markdown and back', () => {
  test('is the same document, whatever stands in it', () => {
    const property = fc.property(aDocument, (document) => {
      document.check()
      const back = throughMarkdown(document)
      back.check()
      const settled = settleMarks(document).toJSON()
      expect(settleMarks(back).toJSON(), writeMarkdown(document)).toEqual(settled)
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
    const paragraph = nodes.paragraph.create(null, schema.text(line.repeat(40)))
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

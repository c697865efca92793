import * as fc from 'fast-check'
import { Mark, type Node } from 'prosemirror-model'
import { documentSchema as schema } from '#app/features/rich-text/document-schema.ts'

const { nodes, marks } = schema

const SIGNS = '\\`*_{}[]()<>#+-.!|~&;:="\'/^$%@,?01Az \u00A0\u2003\u200F\u202E\u0301\u1E9E'
const SEQUENCES =
  'مرحبا שלום 👩‍👩‍👧 🇳🇬 𝐀 e\u0301 1. 2) &amp; &#65; --- === ``` ~~~ http://example.com <b> ![ ]( EB-5'
const SPICE = [...SIGNS, ...SEQUENCES.split(' '), '| - |', '  ', '[x]: /y']
const aPiece = fc.oneof(fc.constantFrom(...SPICE), fc.string({ unit: 'grapheme', maxLength: 4 }))
export const aText = fc
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
    const rows = first.textContent.trim() === '' && hasHeader ? [] : [first]
    return nodes.table.create(null, [
      ...rows,
      ...Array.from({ length: height + 1 - rows.length }, () => row(nodes.table_cell)),
    ])
  })

export const { block } = fc.letrec<{ block: Node }>((tie) => {
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
export const aDocument = fc
  .array(block, { minLength: 1, maxLength: 4 })
  .map((content) => nodes.doc.create(null, content))

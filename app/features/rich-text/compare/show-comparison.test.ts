import * as fc from 'fast-check'
import { type DefaultTreeAdapterTypes as Html, parseFragment } from 'parse5'
import { Node } from 'prosemirror-model'
import { describe, expect, test, vi } from 'vitest'
import { runsOf, textOf } from '#app/features/rich-text/compare/inline-runs.ts'
import { showComparison } from '#app/features/rich-text/compare/show-comparison.ts'
import { documentSchema as schema } from '#app/features/rich-text/document-schema.ts'
import { readMarkdown } from '#app/features/rich-text/markdown/read-markdown.ts'
import { writeMarkdown } from '#app/features/rich-text/markdown/write-markdown.ts'
import { aDocument, aText, block } from '#test/factories/rich-documents.ts'

// 5,000 were run when this was written.
const RUNS = 100
vi.setConfig({ testTimeout: 60_000 })

const spoken = { added: 'new', removed: 'gone' }
const compare = (earlier: string, later: string) =>
  showComparison(earlier, later, { spoken, under: 2 })

/** Without what is only read aloud. */
const shown = (earlier: string, later: string) =>
  compare(earlier, later)
    ?.replaceAll(/<span class="vh" dir="ltr">.*?<\/span>/g, '')
    .replaceAll(' dir="auto"', '')
    .replaceAll(/<(small|p) class="told">(.*?)<\/\1>/g, '{$2}')

const LINES = new Set(['p', 'pre', 'td', 'th', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** The text of each paragraph, heading and cell, without what is told beside it. */
function linesOf(node: Html.Node, without: 'ins' | 'del'): string[] {
  if ('tagName' in node && LINES.has(node.tagName)) return [wordsOf(node, without)]
  return 'childNodes' in node ? node.childNodes.flatMap((child) => linesOf(child, without)) : []
}

function wordsOf(node: Html.Node, without: 'ins' | 'del'): string {
  if ('value' in node) return node.value
  if (!('tagName' in node)) return ''
  const isTold = node.attrs.some(({ value }) => value === 'vh' || value === 'told')
  if (isTold || node.tagName === without) return ''
  if (node.tagName === 'br') return '\n'
  return node.childNodes.map((child) => wordsOf(child, without)).join('')
}

function textsOf(document: Node): string[] {
  const texts: string[] = []
  document.descendants((node) => {
    if (node.isTextblock) texts.push(textOf(runsOf(node)))
    return !node.isTextblock
  })
  return texts.filter((text) => text !== '')
}

const anything = fc.oneof(
  aDocument.map((document) => writeMarkdown(document)),
  fc.array(aText, { maxLength: 8 }).map((lines) => lines.join('\n')),
)
const aStranger = fc.tuple(anything, anything)

type Json = {
  type: string
  attrs?: Record<string, unknown>
  marks?: Json[]
  content?: Json[]
  text?: string
}

/** Something small is done to one part of a document, from a mark to a whole block. */
const aNeighbour = fc
  .tuple(fc.array(block, { minLength: 1, maxLength: 5 }), fc.nat(), fc.nat(), aText)
  .map(([content, place, act, text]) => {
    const earlier = schema.node('doc', null, content)
    const json = earlier.toJSON() as Json
    const parts = partsOf(json)
    const at = parts[place % parts.length]
    if (at) change(at.part, at.among, { act, text })
    return [writeMarkdown(earlier), writeMarkdown(Node.fromJSON(schema, json))] as const
  })

function partsOf(parent: Json): { part: Json; among: Json[] }[] {
  const among = parent.content ?? []
  return among.flatMap((part) => [{ part, among }, ...partsOf(part)])
}

function change(part: Json, among: Json[], { act, text }: { act: number; text: string }): void {
  const link = (part.marks ?? []).find(({ type }) => type === 'link')
  const acts = [
    () => among.length > 1 && among.splice(among.indexOf(part), 1),
    () => among.push(...among.splice(0, 1)),
    () => part.text !== undefined && (part.text = text),
    () => {
      const others = (part.marks ?? []).filter(({ type }) => type !== 'strong')
      const isStrong = part.marks?.length !== others.length
      if (part.text !== undefined)
        part.marks = isStrong && part.marks ? others : [...others, { type: 'strong' }]
    },
    () => link?.attrs && (link.attrs['href'] = '/elsewhere'),
    () => link?.attrs && (link.attrs['title'] = 'Another title'),
    () => part.attrs && setAttr(part.attrs, text),
  ]
  acts[act % acts.length]?.()
}

function setAttr(attrs: Record<string, unknown>, text: string): void {
  for (const [name, value] of Object.entries({
    level: 5,
    start: 3,
    language: 'py',
    align: 'center',
    alt: text.trim(),
    src: '/images/blog-9.jpg',
  })) {
    if (!(name in attrs)) continue
    attrs[name] = value
    return
  }
}

/** What a change shows to the eye. */
function changesIn(node: Html.Node): string[] {
  if ('tagName' in node && (node.tagName === 'ins' || node.tagName === 'del')) return [seenIn(node)]
  return 'childNodes' in node ? node.childNodes.flatMap((child) => changesIn(child)) : []
}

function seenIn(node: Html.Node): string {
  if ('value' in node) return node.value
  if (!('tagName' in node) || node.attrs.some(({ value }) => value === 'vh')) return ''
  return node.childNodes.map((child) => seenIn(child)).join('')
}

test('whatever two texts are: each difference of their documents is seen, and nothing is lost', () => {
  const property = fc.property(fc.oneof(aStranger, aNeighbour), ([earlier, later]) => {
    const [before, after] = [readMarkdown(earlier), readMarkdown(later)]
    const html = compare(earlier, later)
    expect(html === null).toBe(before.eq(after))
    if (html === null) return
    expect(html).toMatch(/<ins>|<del>|class="told"/)
    const document = parseFragment(html)
    for (const seen of changesIn(document)) expect(seen).toMatch(/[^\s\p{Cf}]/u)
    const read = (without: 'ins' | 'del') =>
      linesOf(document, without).filter((text) => text !== '')
    expect([read('ins'), read('del')]).toEqual([textsOf(before), textsOf(after)])
  })
  fc.assert(property, { numRuns: RUNS })
})

describe('it reads like the post:', () => {
  test.each([
    ['File in 30 days.', 'File in 60 days.', '<p>File in <del>30</del><ins>60</ins> days.</p>'],
    [
      '- One\n- Two',
      '- One\n- Two\n- **Three**',
      '<ul><li><p>One</p></li><li><p>Two</p></li><li><p><ins><strong>Three</strong></ins></p></li></ul>',
    ],
    [
      '> We are here.',
      '> You are here.',
      '<blockquote><p><del>We</del><ins>You</ins> are here.</p></blockquote>',
    ],
    [
      '| Fee |\n| --- |\n| $675 now |',
      '| Fee |\n| --- |\n| $700 now |',
      '<table tabindex="0"><tbody><tr><th>Fee</th></tr><tr><td>$<del>675</del><ins>700</ins> now</td></tr></tbody></table>',
    ],
    ['# Fees', '### Fees', '{Changed: heading level 1 → heading level 3}<h4>Fees</h4>'],
    ['Fees', '## Fees', '{Changed: paragraph → heading level 2}<h3>Fees</h3>'],
    [
      '1. One\n2. Two',
      '- One\n- Two',
      '{Changed: numbered list → bulleted list}<ul><li><p>One</p></li><li><p>Two</p></li></ul>',
    ],
    [
      '| A |\n| --- |\n| 1 |',
      '| A |\n| --: |\n| 1 |',
      '{Changed: table → table with columns right}<table tabindex="0"><tbody><tr><th>A</th></tr><tr><td>1</td></tr></tbody></table>',
    ],
    [
      '我们在三十天内提交申请',
      '我们在六十天内提交申请',
      '<p>我们在<del>三十</del><ins>六十</ins>天内提交申请</p>',
    ],
    ['One', 'One\n\n---', '<p>One</p><ins>{divider line}<hr></ins>'],
    ['- One', '- One\n-', '<ul><li><p>One</p></li><li><p><ins>{empty}</ins></p></li></ul>'],
    ['a b', 'a\nb', '<p>a<del>{space} </del><ins>{line break}<br></ins>b</p>'],
  ])('%j, then %j', (earlier, later, html) => {
    expect(shown(earlier, later)).toBe(html)
  })
})

describe('it says what the words do not show:', () => {
  const link = (text: string) => `<a href="/new" rel="noopener">${text}</a>`
  test.each([
    [
      '[The **fees**](/old)',
      '[The **fees**](/new)',
      `${link('The ')}${link('<strong>fees</strong>')}{Link changed: /old → /new}`,
    ],
    ['See fees', '[See fees](/new)', `${link('See fees')}{Link added: /new}`],
    ['[See fees](/old)', 'See fees', 'See fees{Link removed: /old}'],
    ['[A](/new "T")', '[A](/new "U")', `${link('A')}{Link changed: /new “T” → /new “U”}`],
    [
      'All fees, see',
      'All fees, see [here](/new)',
      `All fees, see<ins> ${link('here')}{Link: /new}</ins>`,
    ],
    [
      'See [the rule](/new).',
      'See [the law](/new).',
      `See ${link('the ')}<del>${link('rule')}</del><ins>${link('law')}</ins>.`,
    ],
    ['The **fee** rose', 'The fee _rose_', 'The fee{No longer bold} <em>rose</em>{Now italic}'],
    [
      '![A form](/images/blog-1.jpg)',
      '![A form](/images/blog-2.jpg)',
      '[Image: A form]{Image changed: /images/blog-1.jpg → /images/blog-2.jpg}',
    ],
    [
      '![A form](/images/blog-1.jpg)',
      '![A letter](/images/blog-1.jpg)',
      '[Image: A <del>form</del><ins>letter</ins>]',
    ],
    ['One', 'One ![](/images/blog-1.jpg)', 'One<ins> [Image]{Image: /images/blog-1.jpg}</ins>'],
  ])('%j, then %j', (earlier, later, html) => {
    expect(shown(earlier, later)).toBe(`<p>${html}</p>`)
  })
})

test('what is new and what is gone is read aloud, and HTML in a text is text', () => {
  expect(compare('Fee: <b>1</b>', 'Fee: <i>1</i>')).toBe(
    '<p dir="auto">Fee: &lt;<del><span class="vh" dir="ltr">[gone: </span>b<span class="vh" dir="ltr">] </span></del><ins><span class="vh" dir="ltr">[new: </span>i<span class="vh" dir="ltr">] </span></ins>&gt;1&lt;/<del><span class="vh" dir="ltr">[gone: </span>b<span class="vh" dir="ltr">] </span></del><ins><span class="vh" dir="ltr">[new: </span>i<span class="vh" dir="ltr">] </span></ins>&gt;</p>',
  )
})

test('what stayed is folded, but for its neighbours', () => {
  const paragraphs = (first: string) => [first, 'B', 'C', 'D', 'E', 'F'].join('\n\n')
  expect(shown(paragraphs('A'), paragraphs('Z'))).toBe(
    '<p><del>A</del></p><p><ins>Z</ins></p><p>B</p><details><summary>4 unchanged paragraphs</summary><p>C</p><p>D</p><p>E</p><p>F</p></details>',
  )
})

test('two long texts that have nothing in common are compared in a moment', () => {
  const words = (seed: number) =>
    Array.from({ length: 12_000 }, (_, index) => `w${((index + 1) * seed) % 99_991}`)
  const begunAt = process.cpuUsage().user
  compare(words(7919).join('\n\n'), words(104_729).join('\n\n'))
  expect(process.cpuUsage().user - begunAt).toBeLessThan(3_000_000)
})

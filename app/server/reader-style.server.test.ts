import { expect, test, vi } from 'vitest'
import { readerStyle } from '#app/server/reader-style.server.ts'

const SHEET = vi.hoisted(
  () => `/* .note is said here only */
@layer base,pages;
@layer pages{
  a{color:red}
  .note,.card>a:hover{top:0}
  :is(.note,.card) p{left:0}
  .card:not(.open){right:0}
  .card:has(.open) b{bottom:0}
  [class$=".open"]{order:1}
  @media print{.note{order:2}@page note{margin:1cm}}
  .toast{animation:1s spin}
  .note[disabled]{order:5}
  .quote{font:italic 1em serif}
}
@supports (order:1){@keyframes spin{to{rotate:1turn}}}
@font-face{src:b}
@font-face{src:a;font-style:italic}`,
)

vi.mock('#app/ui/styles/site.css?inline', () => ({ default: SHEET }))

test('a page gets the rules whose classes it has or may get from its behaviours, and no other', () => {
  const page = '<p class="wide card">x</p>'
  expect(readerStyle(page, '').text).not.toContain('.toast')
  const { text, hash } = readerStyle(`${page}<p data-behaviour="share">x</p>`, '')
  expect(text.replaceAll(/\s*\n\s*/g, '')).toBe(
    '@layer base,pages;@layer pages{a{color:red}.card>a:hover{top:0}:is(.note,.card) p{left:0}.card:not(.open){right:0}' +
      '[class$=".open"]{order:1}.toast{animation:1s spin}}@supports (order:1){@keyframes spin{to{rotate:1turn}}}@font-face{src:b}',
  )
  expect(hash).toMatch(/^'sha256-[\w+/]{43}='$/)
  expect(readerStyle('<p class="note">x</p>', '').text).toContain(
    '@media print{.note{order:2}@page note{margin:1cm}}',
  )
})

test('a state comes only to pages that have it, or whose behaviour brings it', () => {
  const button = (more: string) => readerStyle(`<button class="note"${more}>x</button>`, '').text
  expect(button('')).not.toContain('[disabled]')
  expect(button(' disabled=""')).toContain('.note[disabled]{order:5}')
  expect(button(' data-behaviour="message-form"')).toContain('.note[disabled]{order:5}')
})

test('what moves and what is in italics comes only to pages that need it', () => {
  expect(readerStyle('<p class="note">x</p>', '').text).not.toMatch(/spin|@supports|italic/)
  const italic = /@font-face\{src:b\}\s*@font-face\{src:a;font-style:italic\}/
  expect(readerStyle('<p class="quote">x</p>', '').text).toMatch(italic)
  expect(readerStyle('<p><em>x</em></p>', '').text).toMatch(italic)
})

import { counted } from '#app/platform/texts/counted-text.ts'

export const comparisonTexts = {
  image: 'Image',
  link: 'Link',
  /** Of formatting. */
  gained: 'Now {format}',
  lost: 'No longer {format}',
  formats: { strong: 'bold', em: 'italic', strikethrough: 'struck through', code: 'code' },
  /** Of the address of a link or an image. */
  address: '{what}: {to}',
  changed: '{what} changed: {from} → {to}',
  added: '{what} added: {to}',
  removed: '{what} removed: {from}',
  /** Of a heading that has become a paragraph, and the like. */
  kind: 'Changed: {from} → {to}',
  kinds: {
    paragraph: 'paragraph',
    heading: 'heading level {level}',
    bulletList: 'bulleted list',
    numberedList: 'numbered list',
    numberedFrom: 'numbered list from {start}',
    code: 'code',
    codeIn: 'code ({language})',
    table: 'table',
    alignedTable: 'table with columns {columns}',
    plainColumn: 'not aligned',
  },
  empty: 'empty',
  line: 'divider line',
  break: 'line break',
  space: 'space',
  unchanged: counted('en', {
    one: '1 unchanged paragraph',
    other: '{count} unchanged paragraphs',
  }),
} as const

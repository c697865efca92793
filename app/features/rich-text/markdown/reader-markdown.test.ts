import { expect, test } from 'vitest'
import { createReaderMarkdown } from '#app/features/rich-text/markdown/reader-markdown.ts'

test('a heading of the text is never the page’s own', () => {
  const html = createReaderMarkdown().render('# One\n\nTwo\n===\n\n## Three')
  expect(html.match(/<\/?h\d>/g)).toEqual(['<h2>', '</h2>', '<h2>', '</h2>', '<h2>', '</h2>'])
})

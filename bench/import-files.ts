import { createWriteStream } from 'node:fs'
import { once } from 'node:events'

/** What a large site exports: `items` posts in about `bytes`, written in pieces. */
export type ExportSize = { items: number; bytes: number }

export async function writeWordPressExport(file: string, size: ExportSize): Promise<void> {
  const length = textLength(size)
  await write(file, function* () {
    yield WXR_START
    for (let id = 1; id <= size.items; id += 1) yield wxrItem(id, htmlOf(id, length))
    yield '</channel>\n</rss>\n'
  })
}

export async function writeGhostExport(file: string, size: ExportSize): Promise<void> {
  const length = textLength(size)
  await write(file, function* () {
    yield '{"db":[{"meta":{"version":"5.0.0"},"data":{"posts":['
    for (let id = 1; id <= size.items; id += 1)
      yield `${id === 1 ? '' : ','}\n${JSON.stringify(ghostPost(id, length))}`
    yield '],"posts_authors":['
    for (let id = 1; id <= size.items; id += 1)
      yield `${id === 1 ? '' : ','}{"post_id":"${id}","author_id":"1","sort_order":0}`
    yield '],"users":[{"id":"1","name":"Ada Example"}]}}]}'
  })
}

// What stands around the text of an item.
const FRAME = 700

function textLength({ items, bytes }: ExportSize): number {
  return Math.max(0, Math.floor(bytes / items) - FRAME)
}

async function write(file: string, pieces: () => Iterable<string>): Promise<void> {
  const stream = createWriteStream(file)
  for (const piece of pieces()) if (!stream.write(piece)) await once(stream, 'drain')
  stream.end()
  await once(stream, 'finish')
}

// Of a paragraph.
const MARKUP = 70

const SENTENCE =
  'Whoever files this form waits for an answer by mail, and keeps a copy of everything that was sent. '

function paragraphsOf(id: number, length: number): string[] {
  const paragraph = `Text ${id}: ${SENTENCE.repeat(4)}`
  return Array.from({ length: Math.floor(length / (paragraph.length + MARKUP)) }, () => paragraph)
}

function htmlOf(id: number, length: number): string {
  const paragraphs = paragraphsOf(id, length)
  return paragraphs
    .map((text) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`)
    .join('\n')
}

const WXR_START = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Large site</title>
<wp:base_blog_url>https://large.example</wp:base_blog_url>
<wp:author><wp:author_login>ada</wp:author_login><wp:author_display_name>Ada Example</wp:author_display_name></wp:author>
`

function wxrItem(id: number, html: string): string {
  return `<item>
<title>Large title ${id}</title>
<link>https://large.example/2019/title-${id}/</link>
<dc:creator xmlns:dc="http://purl.org/dc/elements/1.1/">ada</dc:creator>
<content:encoded><![CDATA[${html}]]></content:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date_gmt>2019-04-01 12:00:00</wp:post_date_gmt>
<wp:post_name>large-title-${id}</wp:post_name>
<wp:status>publish</wp:status>
<wp:post_type>post</wp:post_type>
<category domain="category" nicename="visa">Visa ${id % 20}</category>
</item>
`
}

function ghostPost(id: number, length: number) {
  const children = paragraphsOf(id, length).map((text) => ({
    type: 'paragraph',
    children: [{ type: 'extended-text', text, format: 0 }],
  }))
  return {
    id: String(id),
    uuid: `large-${id}`,
    title: `Large title ${id}`,
    slug: `large-title-${id}`,
    lexical: JSON.stringify({ root: { type: 'root', children } }),
    type: 'post',
    status: 'published',
    published_at: '2019-04-01T12:00:00.000Z',
  }
}

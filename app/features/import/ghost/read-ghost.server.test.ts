import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readGhost } from '#app/features/import/ghost/read-ghost.server.ts'
import { IMPORT_LIMITS, type ImportedItem } from '#app/features/import/imported-item.ts'
import { allOf } from '#test/all-of.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import { openedForEach } from '#test/opened.ts'
import { textsInPlace } from '#app/platform/texts/text-worker.server.ts'

describe('an export of Ghost', () => {
  const files = openedForEach(() => openFolder())

  function read(text: string, limits = {}): Promise<ImportedItem[]> {
    const file = path.join(files.folder, 'export.json')
    writeFileSync(file, text)
    const reading = { limits: { ...IMPORT_LIMITS, ...limits }, textWorker: textsInPlace }
    return allOf(readGhost(file, reading))
  }

  const mobiledoc = JSON.stringify({
    markups: [],
    atoms: [],
    cards: [],
    sections: [[1, 'p', [[0, [], 0, 'Words']]]],
  })
  const post = {
    id: 'p1',
    uuid: 'u-1',
    title: 'A post',
    slug: 'a-post',
    mobiledoc,
    lexical: null,
    html: '<p>x</p>',
    type: 'post',
    status: 'published',
    visibility: 'public',
    feature_image: '__GHOST_URL__/content/images/a.jpg',
    published_at: '2021-03-24T04:34:10.000Z',
    created_at: '2021-03-01T00:00:00.000Z',
    updated_at: '2021-04-01T00:00:00.000Z',
    codeinjection_head: '<script>',
  }
  const data = {
    posts: [
      post,
      {
        ...post,
        id: 'p2',
        uuid: 'u-2',
        type: 'page',
        visibility: 'members',
        mobiledoc: null,
        html: '<p><a href="__GHOST_URL__/a-post/">Here</a></p>',
      },
    ],
    posts_authors: [
      { post_id: 'p1', author_id: 'b', sort_order: 1 },
      { post_id: 'p1', author_id: 'a', sort_order: 0 },
    ],
    posts_meta: [{ post_id: 'p1', feature_image_alt: 'Alt', meta_title: 'SEO' }],
    posts_tags: [
      { post_id: 'p1', tag_id: 't1', sort_order: 0 },
      { post_id: 'p1', tag_id: 't2', sort_order: 1 },
    ],
    tags: [
      { id: 't1', name: 'Visa' },
      { id: 't2', name: '#internal' },
    ],
    users: [
      { id: 'a', name: 'Ada', password: 'hash' },
      { id: 'b', name: 'Bea' },
    ],
  }

  test('has posts with authors, tags, dates and what is lost', async () => {
    const items = await read(JSON.stringify({ db: [{ meta: { version: '4.1.0' }, data }] }))
    expect(items[0]).toMatchObject({
      source: 'ghost',
      key: 'u-1',
      title: 'A post',
      lost: ['meta title: SEO', 'codeinjection head: <script>', 'internal tags: #internal'],
      post: {
        kind: 'post',
        slug: 'a-post',
        text: { html: '<p>Words</p>' },
        author: 'Ada, Bea',
        categories: ['Visa'],
        state: 'published',
        createdAt: new Date(post.published_at),
        image: '/content/images/a.jpg',
        imageAlt: 'Alt',
        oldAddresses: ['/a-post/'],
      },
    })
    expect(items[1]?.post).toMatchObject({
      kind: 'page',
      state: 'draft',
      text: { html: '<p><a href="/a-post/">Here</a></p>' },
    })
    expect((await read(JSON.stringify({ data }))).length).toBe(2)
  })

  test.each([
    [
      'half of it',
      JSON.stringify({ db: [{ data }] }).slice(0, -9),
      {},
      'not the JSON of an export',
    ],
    ['XML', '<rss/>', {}, 'not the JSON of an export'],
    ['too many', JSON.stringify({ data }), { items: 1 }, 'more than 1 items'],
    [
      'one too large',
      JSON.stringify({ data: { posts: [{ html: 'x'.repeat(3_000_000) }] } }),
      { itemBytes: 1_000_000 },
      'One item is larger than 1 MB',
    ],
    ['deep', '['.repeat(100_000), {}, 'nested more than 50 levels deep'],
  ])('is refused in one sentence: %s', async (_, text, limits, reason) => {
    await expect(read(text, limits)).rejects.toThrow(reason)
  })
})

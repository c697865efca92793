import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { IMPORT_LIMITS, type ImportedItem } from '#app/features/import/imported-item.ts'
import { readWordPress } from '#app/features/import/wordpress/read-wordpress.server.ts'
import { allOf } from '#test/all-of.ts'
import { wxr } from '#test/factories/wxr.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import { openedForEach } from '#test/opened.ts'

const files = openedForEach(() => openFolder())

async function read(text: string | Buffer, limits = {}): Promise<ImportedItem[]> {
  const file = path.join(files.folder, 'export.xml')
  writeFileSync(file, text)
  return allOf(readWordPress(file, { limits: { ...IMPORT_LIMITS, ...limits }, tags: false }))
}

const htmlOf = ({ post }: ImportedItem) => (post?.text.kind === 'html' ? post.text.html : '')
const only = async (content: string, more = '', channel = '') => {
  const items = await read(wxr([{ id: 1, content, more }], { channel }))
  const item = items.find(({ key }) => key === '1')
  if (!item) throw new Error('No item')
  return { ...item, html: htmlOf(item) }
}

describe('an export of WordPress', () => {
  test('gives posts with names, dates and addresses', async () => {
    const [item] = await read(wxr([{ id: 3, title: '<![CDATA[Q&amp;A on <em>visas</em>]]>' }]))
    expect(item).toMatchObject({
      source: 'wordpress https://old.example',
      key: '3',
      title: 'Q&A on visas',
      lost: ['tags: H-1B'],
      post: {
        kind: 'post',
        slug: 'title-3',
        author: 'Ada O’Hara',
        categories: ['Visa & Travel'],
        state: 'published',
        createdAt: new Date('2019-04-04T12:00:00Z'),
        date: 'April 4, 2019',
        oldAddresses: ['https://old.example/2019/04/title-3/'],
      },
    })
  })

  test('tells drafts, planned and protected posts apart, and what is no post', async () => {
    const items = await read(
      wxr([
        { id: 1, status: 'draft' },
        { id: 2, status: 'future' },
        { id: 3, more: '<wp:post_password>secret</wp:post_password>' },
        { id: 4, type: 'page' },
        { id: 5, type: 'nav_menu_item', title: 'Home' },
      ]),
    )
    expect(items.map(({ post }) => post && `${post.kind} ${post.state}`)).toEqual([
      'post draft',
      'post planned',
      'post draft',
      'page published',
      null,
    ])
    expect(items[2]?.lost).toContain('its password: it stays a draft')
    expect(items[4]?.title).toBe('entry of a menu: Home')
  })

  test('has blocks whose content WordPress makes: their words are named and their links kept', async () => {
    const { html, lost } = await only(
      `<!-- wp:search {"label":"Find it","buttonText":"Go"} /-->
<!-- wp:social-link {"url":"https://social.example/firm","service":"linkedin"} /-->
<!-- wp:block {"ref":9} /--><!-- wp:spacer /--><!-- wp:footnotes /--><!-- no end`,
      '<wp:postmeta><wp:meta_key>footnotes</wp:meta_key><wp:meta_value><![CDATA[[{"id":"a","content":"See <em>INA</em>"}]]]></wp:meta_value></wp:postmeta>',
      '<item><wp:post_type>wp_block</wp:post_type><wp:post_id>9</wp:post_id><content:encoded>&lt;p&gt;Again&lt;/p&gt;</content:encoded></item>',
    )
    const link = '<p><a href="https://social.example/firm">linkedin</a></p>'
    expect(html.replaceAll('\n', '')).toBe(
      `${link}<p>Again</p><ol><li>See <em>INA</em></li></ol><!-- no end`,
    )
    expect(lost).toEqual([
      'the block “search”, with the words “Find it”, “Go”',
      'the block “social-link”',
      'tags: H-1B',
    ])
  })

  test.each([
    ['a reusable block that is named many times', `<p>${'b'.repeat(100_000)}</p>`],
    ['a reusable block in itself', '<p>b</p><!-- wp:block {"ref":9} /-->'],
    ['two reusable blocks in each other', '<!-- wp:block {"ref":9} /-->'.repeat(5_000)],
  ])('stays of a bounded length with %s', async (_, reusable) => {
    const { html, lost } = await only(
      '<!-- wp:block {"ref":9} /-->'.repeat(5_000),
      '',
      `<item><wp:post_type>wp_block</wp:post_type><wp:post_id>9</wp:post_id><content:encoded><![CDATA[${reusable}]]></content:encoded></item>`,
    )
    expect(html.length).toBeLessThan(1_500_000)
    expect(lost).toContain('the block “block”')
  })

  test('has shortcodes; words in brackets are none', async () => {
    const image =
      '<wp:attachment_url>https://old.example/wp-content/uploads/a.jpg</wp:attachment_url>'
    const attachment = `<item><wp:post_type>attachment</wp:post_type><wp:post_id>7</wp:post_id>${image}</item>`
    const { html, lost } = await only(
      `[caption id="a" width="300"]<img src="b.jpg"> Below[/caption]
[gallery ids="7,8"] He said so [sic] to [Petitioner].
[embed]https://video.example/1[/embed] [contact-form-7 id="5"] [[gallery]] <code>[audio src="x"]</code>`,
      '',
      attachment,
    )
    expect(html).toBe(`<figure><img src="b.jpg"><figcaption>Below</figcaption></figure>
<p><img src="https://old.example/wp-content/uploads/a.jpg" alt=""></p> He said so [sic] to [Petitioner].
<p><a href="https://video.example/1">https://video.example/1</a></p>  [[gallery]] <code>[audio src="x"]</code>`)
    expect(lost).toEqual([
      'image 8 of a gallery, which the file does not have',
      'a player, which became a link to https://video.example/1',
      'the shortcode [contact-form-7 id="5"]',
      'tags: H-1B',
    ])
  })

  test.each(['<pre>', '[gallery ids="1"]', '[a b=c]', '<!-- wp:a /-', '<pre '])(
    'takes no longer for many of %s that have no end',
    async (opening) => {
      const begin = performance.now()
      await only(opening.repeat(100_000))
      expect(performance.now() - begin).toBeLessThan(10_000)
    },
  )

  test('names cover images and counts comments', async () => {
    const { post, lost } = await only(
      'Text',
      `<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>77</wp:meta_value></wp:postmeta>
<wp:comment><wp:comment_content>Thanks!</wp:comment_content></wp:comment>`,
    )
    expect(post?.image).toBe('')
    expect(lost).toContain('the cover image 77, which the file does not have')
    expect(lost).toContain('1 comments of readers')
  })
})

const BOMB = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>`
const OUTSIDE = '<!DOCTYPE rss [<!ENTITY file SYSTEM "file:///etc/passwd">]>'

describe('a file that is none is refused in one sentence', () => {
  test.each([
    [
      'entities that multiply',
      wxr([{ id: 1, title: '&c;' }], { before: BOMB }),
      'a document type (DOCTYPE)',
    ],
    [
      'an entity of another file',
      wxr([{ id: 1, title: '&file;' }], { before: OUTSIDE }),
      'a document type (DOCTYPE)',
    ],
    ['an unknown entity', wxr([{ id: 1, title: '&nbsp;' }]), 'not the XML of an export'],
    ['half of it', wxr([{ id: 1 }]).slice(0, -30), 'not the XML of an export'],
    ['a page', '<html><body>Sign in</body></html>', 'does not begin with <rss>'],
    ['JSON', '{"db":[]}', 'not the XML of an export'],
    ['nothing', '', 'not the XML of an export'],
    ['no UTF-8', Buffer.from(wxr([{ id: 1, title: 'Fran\u00e7ois' }]), 'latin1'), 'not UTF-8'],
  ])('%s', async (_, text, reason) => {
    await expect(read(text)).rejects.toThrow(reason)
  })

  test.each([
    ['a file', { fileBytes: 100 }, 'The file is larger than'],
    ['an item', { itemBytes: 1_000_000 }, 'One item is larger than 1 MB: it ends after line'],
    ['the items', { items: 2 }, 'The file has more than 2 items.'],
  ])('%s beyond the limit', async (_, limits, reason) => {
    const large = { id: 2, content: 'x'.repeat(3_000_000) }
    await expect(read(wxr([{ id: 1 }, large, { id: 3 }]), limits)).rejects.toThrow(reason)
  })

  test('one that is missing', async () => {
    const missing = readWordPress(path.join(files.folder, 'none.xml'), {
      limits: IMPORT_LIMITS,
      tags: false,
    })
    await expect(allOf(missing)).rejects.toThrow('cannot be read')
  })
})

test('control characters, which WordPress lets through, are left out', async () => {
  const { html } = await only('A\u0008B')
  expect(html).toBe('AB')
})

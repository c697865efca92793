import { symlinkSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { IMPORT_LIMITS, type ImportedItem } from '#app/features/import/imported-item.ts'
import { readMarkdownFolder } from '#app/features/import/markdown/read-markdown-folder.server.ts'
import { allOf } from '#test/all-of.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import { openedForEach } from '#test/opened.ts'
import { textsInPlace } from '#app/platform/texts/text-worker.server.ts'

describe('a folder of Markdown', () => {
  const files = openedForEach(() => openFolder())

  const read = (limits = {}) =>
    allOf(
      readMarkdownFolder(files.folder, null, {
        limits: { ...IMPORT_LIMITS, ...limits },
        tags: false,
        textWorker: textsInPlace,
      }),
    )
  async function only(text: string, name = 'post.md'): Promise<ImportedItem> {
    files.write(name, text)
    const [item] = await read()
    if (!item) throw new Error('No item')
    return item
  }

  test('has front matter as Jekyll, Hugo and their like write it', async () => {
    const item = await only(
      `---
title: "Q: what now?"
date: 2019-04-02T08:00:00-04:00
lastmod: 2020-01-01
draft: false
author: { name: Ada }
categories: [Visa, Policy]
tags: [h1b]
description: Short.
image: ../img/cover.jpg
aliases: [/old/a/, /old/b/]
---
Text <b>bold</b>
next ![A](a.png)
`,
      'blog/2019/post.md',
    )
    expect(item).toMatchObject({
      key: 'blog/2019/post.md',
      title: 'Q: what now?',
      lost: ['tags: h1b'],
      post: {
        slug: 'post',
        excerpt: 'Short.',
        author: 'Ada',
        categories: ['Visa', 'Policy'],
        state: 'published',
        createdAt: new Date('2019-04-02T12:00:00Z'),
        updatedAt: new Date('2020-01-01T00:00:00Z'),
        date: 'April 2, 2019',
        image: '/blog/img/cover.jpg',
        oldAddresses: ['/old/a/', '/old/b/'],
        text: {
          kind: 'html',
          html: '<p>Text <b>bold</b>\nnext <img src="a.png" alt="A"></p>\n',
          keepsLines: false,
          base: 'https://site.invalid/blog/2019/',
        },
      },
    })
  })

  test('may have none: the heading is the title, the day stands in the name', async () => {
    const item = await only('\uFEFF# My title\r\n\r\nText\r\n', '2019-04-02-a-name.md')
    expect(item).toMatchObject({
      title: 'My title',
      post: { slug: 'a-name', date: 'April 2, 2019', text: { html: '<p>Text</p>\n' } },
    })
    expect((await only('---\ndraft: true\n---\nText', '0.md')).post?.state).toBe('draft')
  })

  test.each(['2026-02-30', '2026-13-01'])(
    'keeps the date %s, which no calendar has, as it is written',
    async (date) => {
      expect((await only(`---\ndate: ${date}\n---\nText`, '0.md')).post?.date).toBe(date)
    },
  )

  test.each([
    ['+++\ntitle = "x"\n+++\n', 'Its front matter is TOML, not YAML.'],
    ['---\ntitle: [\n---\nText', 'Its front matter cannot be read as YAML.'],
    ['---\na: &a [x]\nb: *a\n---\nText', 'Its front matter cannot be read as YAML.'],
    ['---\n- x\n---\nText', 'Its front matter cannot be read as YAML.'],
  ])('refuses one file and reads the others: %j', async (text, problem) => {
    files.write('b.md', 'Text')
    files.write('a.md', text)
    expect((await read()).map((item) => item.problem)).toEqual([problem, undefined])
  })

  test('has no files outside of it, none that are hidden, and no more than the limit', async () => {
    files.write('.git/a.md', 'x')
    files.write('a.txt', 'x')
    files.write('a.md', 'x'.repeat(2_000))
    symlinkSync('/etc', path.join(files.folder, 'etc'))
    symlinkSync('/etc/hosts', path.join(files.folder, 'hosts.md'))
    expect((await read()).map(({ key }) => key)).toEqual(['a.md'])
    expect((await read({ itemBytes: 1_000 }))[0]?.problem).toContain('larger than')
    files.write('b.md', 'x')
    await expect(read({ items: 1 })).rejects.toThrow('The folder has more than 1 files.')
  })
})

import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { IMPORT_LIMITS } from '#app/features/import/imported-item.ts'
import {
  type ForeignTables,
  readPostTable,
} from '#app/features/import/table/read-post-table.server.ts'
import { openDatabase } from '#app/platform/db/database.server.ts'
import { allOf } from '#test/all-of.ts'
import { openedForEach } from '#test/opened.ts'
import { createTestDatabase } from '#test/postgres.ts'

async function openForeign() {
  const { url, drop } = await createTestDatabase('template1')
  const address = { dataDir: '', databaseUrl: url }
  const { db, close } = openDatabase<ForeignTables>(address, () => {})
  return { db, close: async () => [await close(), await drop()] }
}

describe('the table of a hosted PostgreSQL', () => {
  const foreign = openedForEach(openForeign)
  const read = (limits = {}) =>
    allOf(readPostTable(foreign.db, 'db.example/site', { limits: { ...IMPORT_LIMITS, ...limits } }))

  test('has the columns of the specification, whatever their types', async () => {
    await sql`create table blog_posts (id uuid primary key default gen_random_uuid(), title text, excerpt text, content text, author text,
      date text, image text, categories text[], published boolean, created_at timestamptz, user_id uuid)`.execute(
      foreign.db,
    )
    await sql`insert into blog_posts values ('01a21513-52a4-718f-8606-9a5e0f38cd7b', 'A post', 'An excerpt', '## Text', 'Ada', 'April 2, 2019',
      'https://x.example/storage/v1/object/public/blog-images/blog-1.jpg', '{Visa,"Policy Updates"}', true, '2019-04-02T12:00:00Z', gen_random_uuid())`.execute(
      foreign.db,
    )
    expect(await read()).toEqual([
      {
        source: 'table db.example/site',
        key: '01a21513-52a4-718f-8606-9a5e0f38cd7b',
        title: 'A post',
        lost: [],
        post: {
          kind: 'post',
          slug: '',
          text: { kind: 'markdown', markdown: '## Text' },
          title: 'A post',
          excerpt: 'An excerpt',
          author: 'Ada',
          categories: ['Visa', 'Policy Updates'],
          state: 'published',
          createdAt: new Date('2019-04-02T12:00:00Z'),
          updatedAt: new Date('2019-04-02T12:00:00Z'),
          date: 'April 2, 2019',
          image: 'https://x.example/storage/v1/object/public/blog-images/blog-1.jpg',
          imageAlt: '',
          oldAddresses: ['/blog/01a21513-52a4-718f-8606-9a5e0f38cd7b'],
        },
      },
    ])
  })

  test('may have numbers for ids, categories as text and HTML, and every row is read once', async () => {
    await sql`create table blog_posts (id bigserial primary key, title text, content text, categories text, published int, created_at int)`.execute(
      foreign.db,
    )
    await sql`insert into blog_posts (title, content, categories, published, created_at)
      select 'Post ' || n, '<p>Text</p>', case n % 3 when 0 then '["Visa"]' when 1 then 'Visa, Policy' else null end, n % 2, 1577836800 from generate_series(1, 50) n`.execute(
      foreign.db,
    )
    const items = await read()
    expect(items.map(({ title }) => title)).toEqual(
      Array.from({ length: 50 }, (_, at) => `Post ${at + 1}`),
    )
    expect(items.slice(0, 3).map(({ post }) => [post?.categories, post?.state])).toEqual([
      [['Visa', 'Policy'], 'published'],
      [[], 'draft'],
      [['Visa'], 'published'],
    ])
    expect(items[0]?.post).toMatchObject({ text: { kind: 'html' }, createdAt: null })
    await expect(read({ items: 10 })).rejects.toThrow('The table has more than 10 rows.')
    expect((await read({ itemBytes: 5 }))[0]?.problem).toContain('It is larger than')
  })

  test('is named where there is none', async () => {
    await expect(read()).rejects.toThrow('That database has no table blog_posts')
  })
})

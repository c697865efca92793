import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { CompiledQuery, type Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { findPost } from '#app/features/posts/posts.server.ts'
import type { Schema } from '#db/schema.ts'
import { contentRow } from '#test/factories/content-rows.ts'
import { openPostStore } from '#test/factories/post-store.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, type DatabaseKind } from '#test/postgres.ts'

const migrations = path.resolve(import.meta.dirname, '../../../../db/migrations')
const NOW = new Date('2026-11-27T12:00:00Z')
const reader = { readsAt: NOW }

describe.each(databaseKinds)('of what an earlier release has stored, on %s,', (kind) => {
  const posts = openedForEach(() => openPostStore(kind, { begin: NOW }))

  const store = (id: string, times: object) =>
    posts.db.updateTable('blog_posts').set(times).where('id', '=', id).execute()

  test('times that no form takes become the nearest ones: a post planned for never waits, and one ended in no year is read', async () => {
    const { far, early } = STORED[kind]
    const waits = await posts.create({ title: 'Planned for never', published: true })
    const reads = await posts.create({ title: 'Taken down in no year', published: true })
    const begun = await posts.create({ title: 'Planned before all', published: true })
    await store(waits.id, { publish_at: far, unpublish_at: far, published_at: far })
    await store(reads.id, { unpublish_at: far, created_at: far, updated_at: far })
    await store(begun.id, { publish_at: early, published_at: early, created_at: early })
    const record = { ...contentRow, publish_at: far as unknown as Date }
    await posts.db.insertInto('content_records').values(record).execute()

    await upgrade(posts.db, kind)

    const last = new Date('9999-12-31T23:59:00Z')
    const before = new Date('9999-12-31T23:58:00Z')
    const first = new Date('0001-01-02T00:00:00Z')
    expect(await findPost(posts.db, waits.id, 'staff')).toMatchObject({
      publishAt: before,
      unpublishAt: last,
      publishedAt: before,
    })
    expect(await findPost(posts.db, waits.id, reader)).toBeNull()
    const times = { unpublishAt: last, createdAt: before, updatedAt: last }
    expect(await findPost(posts.db, reads.id, reader)).toMatchObject(times)
    const begin = { publishAt: first, publishedAt: first, createdAt: first }
    expect(await findPost(posts.db, begun.id, reader)).toMatchObject(begin)
    expect(await posts.titles()).toEqual([
      'Taken down in no year',
      'Planned for never',
      'Planned before all',
    ])
    const planned = posts.db.selectFrom('content_records').select('publish_at')
    expect(new Date((await planned.executeTakeFirst())?.publish_at ?? 0)).toEqual(before)
  })

  test('the index of posts with other signs than ASCII is to be written again, and no other', async () => {
    const index = async (changes: object) => {
      const { id } = await posts.create({ title: 'Form I-130 ~' })
      await posts.db.updateTable('post_search').set(changes).where('post_id', '=', id).execute()
      return id
    }
    await index({ words: 'form i-130 ~\u001fan excerpt\u007f' })
    const others = [
      await index({ words: 'form i\u2010130' }),
      await index({ names: '\u001fcœur\u001f' }),
      await index({ author_key: 'łukasz' }),
    ]
    await upgrade(posts.db, kind)
    const stale = posts.db.selectFrom('post_search').where('stale', '=', sql<boolean>`true`)
    const found = await stale.select('post_id').orderBy('number').execute()
    expect(found.map(({ post_id }) => post_id)).toEqual(others)
  })
})

const STORED = {
  sqlite: { far: '+010000-01-01T04:59:00.000Z', early: '-000001-12-31T15:00:00.000Z' },
  postgres: { far: 'infinity', early: '0002-12-31 15:00:00+00 BC' },
} as const

/** The upgrade changes rows, not tables, so that it may run once more. */
async function upgrade(db: Kysely<Schema>, kind: DatabaseKind): Promise<void> {
  const migration = await readFile(path.join(migrations, kind, '0034_times_and_search.sql'), 'utf8')
  for (const statement of migration.split(';\n').filter((text) => text.trim() !== ''))
    await db.executeQuery(CompiledQuery.raw(statement))
}

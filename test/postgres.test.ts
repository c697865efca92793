import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, databaseKinds, openTestDatabase } from '#test/postgres.ts'

describe.each(databaseKinds)('a throw-away database on %s', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    database = await openTestDatabase(kind)
  })
  afterAll(() => database.close())

  test('is migrated and empty', async () => {
    expect(await database.db.selectFrom('blog_posts').selectAll().execute()).toEqual([])
    expect(database.kind).toBe(kind)
  })
})

test('two test databases on PostgreSQL have different addresses', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
  expect(one.url).not.toBe(other.url)
  await Promise.all([one.drop(), other.drop()])
})

import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { randomMoments } from '#test/abuse/random-moments.ts'
import { damageOf } from '#test/abuse/server-process.ts'
import { runSiteCommand, startSiteCommand } from '#test/bootstrap/command.ts'
import { wxr } from '#test/factories/wxr.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

const ROUNDS = process.env['SOAK'] === undefined ? 3 : 30
const LONG = { timeout: 120_000 + ROUNDS * 4_000 }
const ITEMS = 100 * ROUNDS

// Abuse 33.
describe.each(databaseKinds)('an import on %s that is killed', (kind) => {
  const database = openedOnce(() => openTestDatabase(kind))

  function command() {
    const { dataDir, databaseUrl } = database.address
    const file = path.join(dataDir, 'export.xml')
    const items = Array.from({ length: ITEMS }, (_, place) => ({ id: place + 1 }))
    writeFileSync(file, wxr(items))
    const env = { DATA_DIR: dataDir, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) }
    return [['import', 'wordpress', file, '--publish'], { env }] as const
  }

  test(
    'at any moment goes on where it was, with no post twice and none half',
    LONG,
    async (context) => {
      const random = randomMoments(context)
      let before = 0
      for (let round = 0; round < ROUNDS; round += 1) {
        const running = startSiteCommand(...command())
        await running.says('new: ')
        await sleep(100 * random())
        await running.kill()
        expect(damageOf(database.address)).toBe(null)
        const posts = await count('blog_posts')
        expect(posts).toBeGreaterThan(before)
        before = posts
      }
      expect(before).toBeLessThan(ITEMS)
      const { code, output } = await runSiteCommand(...command())
      expect(code).toBe(0)
      expect(output).toContain(`Done: ${before} unchanged, ${ITEMS - before} new`)
      for (const table of [
        'blog_posts',
        'imported_items',
        'redirects',
        'entry_revisions',
        'post_search',
      ] as const)
        expect([table, await count(table)]).toEqual([table, ITEMS])
    },
  )

  async function count(
    table: 'blog_posts' | 'imported_items' | 'redirects' | 'entry_revisions' | 'post_search',
  ) {
    const rows = database.db.selectFrom(table).select(({ fn }) => fn.countAll().as('rows'))
    return Number((await rows.executeTakeFirstOrThrow()).rows)
  }
})

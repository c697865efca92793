import { writeFileSync } from 'node:fs'
import { mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { BACKED_UP_TABLES, LEFT_OUT_TABLES } from '#app/features/backup/backup-format.ts'
import { restoreBackup } from '#app/features/backup/restore-backup.server.ts'
import { backUp, backUpIfDue } from '#app/features/backup/scheduled-backup.server.ts'
import { writeBackup } from '#app/features/backup/write-backup.server.ts'
import { findJob } from '#app/platform/db/exclusive-job.server.ts'
import { openTemporaryFolder } from '#app/platform/db/temporary-folder.server.ts'
import { contentOf, openEmptySite, openFullSite } from '#test/factories/backup.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

test('holds every table of the schema, or says why not', async () => {
  const { db, close } = await openTestDatabase('sqlite')
  try {
    const names = (await db.introspection.getTables())
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('post_gram'))
    expect([...BACKED_UP_TABLES, ...LEFT_OUT_TABLES].toSorted()).toEqual(names.toSorted())
  } finally {
    await close()
  }
})

describe.each(databaseKinds)('a backup of a site on %s', (kind) => {
  const site = openedForEach(() => openFullSite(kind))

  test.each(databaseKinds)('comes back equal in every row and image on %s', async (other) => {
    const { file, manifest } = await writeBackup(site.source, site.folder)
    expect(Object.values(manifest.rows)).toEqual(BACKED_UP_TABLES.map(() => 1))
    const place = await openEmptySite(other)
    try {
      await restoreBackup(place.target, { file, identity: null })
      expect(await contentOf(place.db)).toEqual(await contentOf(site.db))
      const stored = await place.storage.get(site.image)
      expect(await new Response(stored?.body).text()).toBe('an image!')
    } finally {
      await place.close()
    }
  })

  // Abuse 40.
  test('is of one instant, while others write', async () => {
    let isWriting = true
    const write = async () => {
      for (let number = 0; isWriting; number += 1) {
        // SQLite writes without ever leaving the turn of the event loop.
        await setImmediate()
        await site.db.transaction().execute(async (tx) => {
          const day = { day: '2026-11-22', path: `/${number}`, kind: 'page', count: 1 }
          await tx.insertInto('visits').values(day).execute()
          const event = { id: `e${number}`, at: site.clock.at, user_id: null, actor: 'site' }
          const subject = { act: 'x', kind: 'x', subject_id: 'x', subject: 'x' }
          await tx
            .insertInto('audit_log')
            .values({ ...event, ...subject })
            .execute()
        })
      }
    }
    const writing = write()
    let last = await writeBackup(site.source, site.folder)
    for (let round = 1; round < 5; round += 1) {
      last = await writeBackup(site.source, site.folder)
      const { visits, audit_log: events } = last.manifest.rows
      expect(visits).toBeGreaterThan(0)
      expect(events).toBe(visits)
    }
    isWriting = false
    await writing
    expect(await readdir(site.folder)).toHaveLength(1)
    const place = await openEmptySite(kind)
    try {
      await restoreBackup(place.target, { file: last.file, identity: null })
      const { visits, audit_log: events } = await contentOf(place.db)
      const { visits: some = 0, audit_log: same = 0 } = last.manifest.rows
      expect([visits, events]).toMatchObject([{ length: some }, { length: same }])
    } finally {
      await place.close()
    }
  })

  test('says which images the database names and the storage has not', async () => {
    await site.storage.delete(site.image)
    const { manifest } = await writeBackup(site.source, site.folder)
    expect(manifest.missingImages).toEqual([site.image])
  })

  test('is written once a day, by one process, and names when', async () => {
    const parts = { db: site.db, source: site.source, folder: site.folder, log: silent }
    await Promise.all([backUpIfDue(parts), backUpIfDue(parts)])
    await backUpIfDue(parts)
    expect(await readdir(site.folder)).toEqual(['site-2026-11-21T100000Z.tar.gz'])
    site.clock.at = new Date('2026-11-22T00:10:00Z')
    await backUpIfDue(parts)
    expect(await readdir(site.folder)).toHaveLength(2)
    const job = await findJob(site.db, 'backup')
    expect(job).toEqual({
      heldUntil: null,
      succeededAt: site.clock.at,
      failedAt: null,
      problem: '',
    })
  })

  test('is refused while another process writes one, until that one has died', async () => {
    const at = site.clock.at
    const held = { holder: 'a process that was killed', held_until: new Date(at.getTime() + 1) }
    await site.db
      .insertInto('jobs')
      .values({ name: 'backup', ...held, problem: '' })
      .execute()
    const until = new Date(at.getTime() + 1)
    expect(await backUp(site)).toEqual({ ok: false, problem: { kind: 'held', until } })
    site.clock.at = new Date(at.getTime() + 1)
    writeFileSync(path.join(site.folder, '.tmp-of-that-process'), 'half')
    expect(await backUp(site)).toMatchObject({ ok: true })
    expect(await readdir(site.folder)).toEqual(['site-2026-11-21T100000Z.tar.gz'])
  })

  // A kill would leave what is there in the middle; restored data is deleted with the next backup unless it is in use.
  test('makes no copy of the database beside itself, and only the owner reads it', async () => {
    const { dataDir } = site.address
    const used = openTemporaryFolder(dataDir)
    const abandoned = path.join(dataDir, 'temporary-a')
    await mkdir(path.join(abandoned, 'data'), { recursive: true })
    const before = [await readdir(dataDir), await readdir(site.folder)]
    const during: string[][] = []
    const storage = {
      ...site.storage,
      list: async (options: Parameters<typeof site.storage.list>[0]) => {
        during.push(await readdir(dataDir), await readdir(site.folder))
        return site.storage.list(options)
      },
    }
    const written = await backUp({ ...site, source: { ...site.source, storage } })
    const [data = [], backups = []] = during
    expect(data).toEqual(before[0]?.filter((name) => name !== 'temporary-a'))
    expect(backups).toEqual([expect.stringMatching(/^\.tmp-[\w-]+$/)])
    const { mode } = await stat(written.ok ? written.value.file : '')
    expect(mode & 0o777).toBe(0o600)
    used.remove()
  })

  test('into a folder that cannot be written names BACKUP_DIR', async () => {
    const folder = path.join(site.folder, 'file')
    writeFileSync(folder, '')
    await expect(backUp({ ...site, folder })).rejects.toThrow(
      `The folder ${folder} cannot be written (EEXIST). Name one with BACKUP_DIR`,
    )
  })

  test('that fails leaves nothing behind, and the reason', async () => {
    await mkdir(path.join(site.folder, 'site-2026-11-21T100000Z.tar.gz', 'in the way'), {
      recursive: true,
    })
    await expect(backUp(site)).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/)
    expect(await readdir(site.folder)).toEqual(['site-2026-11-21T100000Z.tar.gz'])
    const job = await findJob(site.db, 'backup')
    expect(job).toMatchObject({ heldUntil: null, succeededAt: null, failedAt: site.clock.at })
    expect(job?.problem).not.toBe('')
  })
})

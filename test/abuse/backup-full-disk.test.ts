import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { backUp } from '#app/features/backup/scheduled-backup.server.ts'
import { mountSmallDisk } from '#test/abuse/small-disk.ts'
import { openFullSite } from '#test/factories/backup.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const EARLIER = 'site-2026-11-20T100000Z.tar.gz'

// Abuse 35.
describe.each(databaseKinds)('a backup of a site on %s to a full disk', (kind) => {
  const site = openedForEach(() => openFullSite(kind))
  const disk = openedForEach(async () => {
    const small = await mountSmallDisk(2)
    return { ...small, close: small.remove }
  })

  test('says so in one sentence, leaves the earlier one whole, and works once there is room', async () => {
    const parts = { db: site.db, source: site.source, folder: disk.folder }
    await writeFile(path.join(disk.folder, EARLIER), 'the earlier backup')
    await disk.fillUp()
    const sentence = `There is no room for a backup in ${disk.folder}. Earlier backups are as they were.`
    await expect(backUp(parts)).rejects.toThrow(sentence)
    expect(await readdir(disk.folder)).toEqual(['filler', EARLIER])
    expect(await readFile(path.join(disk.folder, EARLIER), 'utf8')).toBe('the earlier backup')
    await disk.freeAll()
    expect(await backUp(parts)).toMatchObject({ ok: true })
  })
})

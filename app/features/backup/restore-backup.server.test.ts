import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { describe, expect, test } from 'vitest'
import { restoreBackup } from '#app/features/backup/restore-backup.server.ts'
import { openDatabase } from '#app/platform/db/database.server.ts'
import { writeBackup } from '#app/features/backup/write-backup.server.ts'
import { contentOf, IMAGE, openEmptySite, openFullSite } from '#test/factories/backup.ts'
import { aCipher } from '#test/factories/inbox.ts'
import { writeEarlierDatabase } from '#test/fixtures/earlier-site/stored-rows.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import type { Schema } from '#db/schema.ts'
import { openedForEach } from '#test/opened.ts'

function unpacked(bytes: Buffer): Buffer | null {
  try {
    return gunzipSync(bytes)
  } catch {
    return null
  }
}

describe('restoring', () => {
  const site = openedForEach(() => openFullSite('sqlite'))
  const place = openedForEach(() => openEmptySite('sqlite'))

  async function refusal(file: string, target: Partial<typeof place.target> = {}) {
    const restoring = restoreBackup({ ...place.target, ...target }, { file, identity: null })
    const message = await restoring.then(
      () => 'restored',
      (error: unknown) => (error instanceof Error ? error.message : error),
    )
    expect(Object.values(await contentOf(place.db)).flat()).toEqual([])
    expect(await place.storage.list({})).toEqual([])
    return message
  }

  test('notices any flipped byte, and a file that was cut off', async () => {
    const { file } = await writeBackup(site.source, site.folder)
    const bytes = readFileSync(file)
    const content = gunzipSync(bytes)
    const other = path.join(site.folder, 'other')
    // Past the header of gzip, whose time and system no one reads.
    for (let index = 10; index < bytes.length; index += 97) {
      const damaged = Buffer.from(bytes)
      damaged.writeUInt8(damaged.readUInt8(index) ^ 0x10, index)
      // A run of one letter, for example, can be written in two ways that differ in one bit.
      if (unpacked(damaged)?.equals(content)) continue
      writeFileSync(other, damaged)
      expect([index, await refusal(other)]).toEqual([
        index,
        `The backup ${other} is damaged. Nothing was restored; take another one.`,
      ])
    }
    for (const length of [0, 5, bytes.length / 2, bytes.length - 1]) {
      writeFileSync(other, bytes.subarray(0, length))
      expect(await refusal(other)).toContain('is damaged.')
    }
  })

  test('refuses another message key, and needs none where no message is stored', async () => {
    const { file } = await writeBackup(site.source, site.folder)
    const another = { keyIds: aCipher('another').keyIds }
    expect(await refusal(file, another)).toContain('encrypted with another key. Set MESSAGE_KEY')
    expect(await refusal(file, { keyIds: [] })).toContain('encrypted with another key.')
    for (const table of ['messages', 'message_notes', 'names', 'mail_outbox'] as const)
      await site.db.deleteFrom(table).execute()
    const without = await writeBackup(site.source, site.folder)
    const restored = await restoreBackup(
      { ...place.target, keyIds: [], authSecretId: 'other' },
      { file: without.file, identity: null },
    )
    expect(restored.hasOtherAuthSecret).toBe(true)
  })

  test('refuses a newer version, and a place that is not empty', async () => {
    const { file } = await writeBackup(site.source, site.folder)
    await site.db
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .insertInto('kysely_migration')
      .values({ name: '9999_later', timestamp: '' })
      .execute()
    const newer = await writeBackup(site.source, path.join(site.folder, 'newer'))
    expect(await refusal(newer.file)).toContain('is of a newer version of the site.')
    await restoreBackup(place.target, { file, identity: null })
    const again = restoreBackup(place.target, { file, identity: null })
    await expect(again).rejects.toThrow('There is a site here already')
  })

  test('needs the identity of an encrypted backup, in which no text is to be read', async () => {
    const identity = await generateIdentity()
    site.source.recipient = await identityToRecipient(identity)
    const { file } = await writeBackup(site.source, site.folder)
    expect(path.basename(file)).toBe('site-2026-11-21T100000Z.tar.gz.age')
    expect(await refusal(file)).toContain('is encrypted. Name the file with its identity')
    const other = restoreBackup(place.target, { file, identity: await generateIdentity() })
    await expect(other).rejects.toThrow('cannot be decrypted with this identity.')
    await restoreBackup(place.target, { file, identity })
    expect(await contentOf(place.db)).toEqual(await contentOf(site.db))
  })

  test('goes on where a killed run left off', async () => {
    const { file } = await writeBackup(site.source, site.folder)
    await place.storage.put(site.image, IMAGE)
    await restoreBackup(place.target, { file, identity: null })
    expect(await contentOf(place.db)).toEqual(await contentOf(site.db))
  })

  test('brings back the revisions of an earlier version, which had three tables of them', async () => {
    const [from, to] = [await openFolder(), await openFolder()]
    writeEarlierDatabase(path.join(from.folder, 'site.db'))
    const address = { dataDir: from.folder, databaseUrl: null }
    const { file, manifest } = await writeBackup({ ...site.source, address }, from.folder)
    const { db } = openDatabase<Schema>({ dataDir: to.folder, databaseUrl: null }, () => {}, null)
    const target = { ...place.target, db, keyIds: manifest.keyIds }
    await restoreBackup(target, { file, identity: null })
    const { post_revisions: posts = 0, content_revisions: records = 0 } = manifest.rows
    const restored = await db.selectFrom('entry_revisions').select('type').execute()
    const countOf = (wanted: string) => restored.filter(({ type }) => type === wanted).length
    expect(countOf('post')).toBe(posts)
    // Of three entries on legal facts the words of one have gone since.
    expect(countOf('fact')).toBe(2)
    expect(restored.length - posts - 2).toBe(records)
    expect(Math.min(posts, records)).toBeGreaterThan(0)
    await db.destroy()
    from.close()
    to.close()
  })

  test('does not replace an image that is another one', async () => {
    const { file } = await writeBackup(site.source, site.folder)
    await place.storage.put(site.image, new TextEncoder().encode('not this'))
    const restoring = restoreBackup(place.target, { file, identity: null })
    await expect(restoring).rejects.toThrow('could not be stored (exists)')
    expect(Object.values(await contentOf(place.db)).flat()).toEqual([])
  })
})

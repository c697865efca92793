import path from 'node:path'
import { expect, test } from 'vitest'
import { MOVED_TABLES } from '#app/features/backup/backup-format.ts'
import { type MoveParts, moveDatabase } from '#app/features/backup/move-database.server.ts'
import { createBus } from '#app/platform/bus.server.ts'
import type { DatabaseAddress } from '#app/platform/db/database.server.ts'
import { joinPostgresBus, type SharedBus } from '#app/platform/db/postgres-bus.server.ts'
import { openStoppedSite } from '#app/platform/db/stopped-site.server.ts'
import { contentOf, openEmptySite, openFullSite } from '#test/factories/backup.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import { openedForEach } from '#test/opened.ts'

const place = openedForEach(() => openEmptySite('sqlite'))

function move(from: DatabaseAddress, onStep: MoveParts['onStep'] = () => undefined) {
  return moveDatabase({ from, to: place.db, migrationsDir: path.resolve('db/migrations'), onStep })
}

async function expectNothingThere() {
  expect(Object.values(await contentOf(place.db, MOVED_TABLES)).flat()).toEqual([])
}

test('a running site on SQLite is not moved, and one that is moved cannot be started', async () => {
  const site = await openFullSite('sqlite')
  const isLocked = async () => {
    const opened = await openStoppedSite(site.address)
    if (typeof opened === 'object') await opened.close()
    return opened === 'running'
  }
  try {
    await expect(move(site.address)).rejects.toThrow('The site is running')
    await expectNothingThere()
    await site.db.destroy()
    const locked: boolean[] = []
    await move(site.address, async () => void locked.push(await isLocked()))
    expect(locked).toEqual([true, true])
    expect(await isLocked()).toBe(false)
  } finally {
    await site.close()
  }
})

test('a running site on PostgreSQL is not moved, nor one that was started meanwhile', async () => {
  const site = await openFullSite('postgres')
  const databaseUrl = String(site.address.databaseUrl)
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  let running: SharedBus | undefined
  try {
    const late = move(site.address, async () => {
      running ??= await joinPostgresBus(createBus(), { databaseUrl, log })
    })
    await expect(late).rejects.toThrow('The site was started meanwhile')
    await expect(move(site.address)).rejects.toThrow('The site is running')
    await expectNothingThere()
  } finally {
    await running?.close()
    await site.close()
  }
})

test('there is nothing to be moved where there is no site', async () => {
  const { folder, close } = await openFolder()
  const moving = move({ dataDir: folder, databaseUrl: null })
  await expect(moving).rejects.toThrow('There is no site to be moved at DATA_DIR.')
  close()
})

import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ask } from '../../bench/ask.ts'
import { residentBytes } from '../../bench/process-usage.ts'
import { startSite, withFolder } from '../../bench/site-process.ts'

const root = path.resolve(import.meta.dirname, '../..')

// The budget of the smallest machine that the firm may rent; it does not depend on this one's speed.
test('a started site that has answered its first readers takes less than 130 MB', async () => {
  await withFolder(async (dataDir) => {
    const site = await startSite(root, dataDir)
    try {
      for (const page of ['/', '/blog', '/services/u-visa', '/contact', '/login'])
        expect([page, (await ask(site.origin + page)).status]).toEqual([page, 200])
      await sleep(5_000)
      expect(residentBytes(site.pid) / 1e6).toBeLessThan(130)
    } finally {
      await site.stop()
    }
  })
})

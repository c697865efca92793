import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ask } from '../../bench/ask.ts'
import { residentBytes } from '../../bench/process-usage.ts'
import { startSite, withFolder } from '../../bench/site-process.ts'

const root = path.resolve(import.meta.dirname, '../..')

// The budget of the smallest machine that the firm may rent; it does not depend on this one's speed. How much of the memory is
// garbage depends on the moment at which V8 last looked (decision 23), so the middle one of three starts counts.
test('a started site that has answered its first readers takes less than 130 MB', async () => {
  const megabytes = [await measureStart(), await measureStart(), await measureStart()]
  const [, middle] = megabytes.toSorted((one, other) => one - other)
  expect(middle, `MB of three starts: ${megabytes.join(', ')}`).toBeLessThan(130)
})

async function measureStart(): Promise<number> {
  return withFolder(async (dataDir) => {
    const site = await startSite(root, dataDir)
    try {
      for (const page of ['/', '/blog', '/services/u-visa', '/contact', '/login'])
        expect([page, (await ask(site.origin + page)).status]).toEqual([page, 200])
      await sleep(5_000)
      return residentBytes(site.pid) / 1e6
    } finally {
      await site.stop()
    }
  })
}

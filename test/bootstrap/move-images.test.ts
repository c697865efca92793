import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { saveImage } from '#test/abuse/site-fixture.ts'
import { runSiteCommand } from '#test/bootstrap/command.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import { cornersImage } from '#test/fixtures/images.ts'
import { openObjectStore } from '#test/fixtures/object-store.ts'
import { openedOnce } from '#test/opened.ts'
import { aStaffMember, openSite } from '#test/site.ts'

// The command goes on trying for 20 s.
vi.setConfig({ testTimeout: 90_000 })

const image = new Uint8Array(await cornersImage({ width: 900, height: 600 }).png().toBuffer())

describe('npm run site -- images move', () => {
  const data = openedOnce(() => openFolder())
  const site = openedOnce(() => openSite('sqlite', { dataDir: data.folder }))
  const store = openedOnce(openObjectStore)
  const folder = () => path.join(site.dataDir, 'images')
  let address = ''

  beforeAll(async () => {
    address = await saveImage(await aStaffMember(site.origin), image)
  })

  function command(args: string[], settings: Record<string, string> = store.environment) {
    const env = { DATA_DIR: site.dataDir, ...settings }
    return runSiteCommand(['images', ...args], { env })
  }

  test.each([
    [['move'], 'Say what to do and where'],
    [['move', '--to', 'nowhere'], 'Say what to do and where'],
    [['move', '--from', 's3'], 'Say what to do and where'],
    [['copy', '--to', 's3'], 'Say what to do and where'],
  ])('%j is refused in one sentence', async (args, sentence) => {
    const { code, output } = await command(args)
    expect([code, output]).toEqual([1, expect.stringContaining(sentence)])
    expect(output.trim().split('\n')).toHaveLength(1)
  })

  test('needs the settings of the bucket, and moves nothing without them', async () => {
    const { code, output } = await command(['move', '--to', 's3'], {})
    expect([code, output]).toEqual([1, expect.stringContaining('S3_ENDPOINT')])
  })

  test('says where a bucket that is away has stopped it', async () => {
    store.failWith(() => 'busy')
    onTestFinished(() => store.failWith(null))
    const { code, output } = await command(['move', '--to', 's3'])
    expect(code).toBe(1)
    expect(output).toMatch(
      /refused a request \(503, SlowDown\)\. 0 of 5 files are at their new place\. Run the command again/,
    )
  })

  test('copies all images while the site runs, from which another site serves them, and back', async () => {
    const { code, output } = await command(['move', '--to', 's3'])
    expect([code, output]).toEqual([0, expect.stringContaining('5 files copied, 0 were there')])
    expect(store.names()).toEqual(readdirSync(folder()).toSorted())
    const again = await command(['move', '--to', 's3'])
    expect(again.output).toContain('0 files copied, 5 were there already')
    rmSync(folder(), { recursive: true })
    const { dataDir, environment } = site
    await site.close()
    const moved = await openSite('sqlite', {
      dataDir,
      environment: { ...environment, ...store.environment },
    })
    const response = await (await aStaffMember(moved.origin)).get(address)
    expect(response.status).toBe(200)
    const bytes = await response.bytes()
    await moved.close()
    expect((await command(['move', '--to', 'disk'])).code).toBe(0)
    Object.assign(site, await openSite('sqlite', { dataDir, environment }))
    expect(await (await (await aStaffMember(site.origin)).get(address)).bytes()).toEqual(bytes)
  })
})

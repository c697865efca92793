import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import type { Page } from '@playwright/test'
import { editorFields, pressCreate, REQUESTS, rowOf } from '#test/journeys/dashboard.ts'
import { aHeavyPhoto, aSmallPhoto, giveFiles, imageDialog } from '#test/journeys/images.ts'
import { contentOf, fillHead, text } from '#test/journeys/rich-editor.ts'
import { enter, expect, test, toast } from '#test/journeys/site.ts'
import { STAFF } from '#test/site.ts'

test.use({ writingMode: 'rich' })

const FAILED =
  'Image Upload Failed: There was an error uploading your image. Please try again or use a different image.'
const TYPED = 'Typed before the image came, and on no account to be lost.'

async function startWriting(page: Page): Promise<void> {
  await page.goto('/dashboard/blog/new')
  await text(page).click()
  await page.keyboard.type(TYPED)
}

test('a refused image says why and holds up no other, and an expired session is renewed before an upload', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/status of 401/)
  complaints.expect(/status of 415/)
  complaints.expect(/status of 422/)
  await enter(page, site)
  await startWriting(page)
  const { dialog, chooser, row, altOf, insert } = imageDialog(page)
  const fake = { name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('My holidays') }
  const { buffer: whole } = await aSmallPhoto('whole.jpg')
  const half = { ...fake, name: 'half.jpg', buffer: whole.subarray(0, whole.length >> 1) }
  const huge = { ...fake, name: 'huge.jpg', buffer: Buffer.alloc(11 * 1024 * 1024) }
  await giveFiles(text(page), 'drop', [fake, half, await aSmallPhoto('good.jpg')])
  await chooser.setInputFiles(huge)
  const reasons = {
    'fake.jpg': 'Only JPEG, PNG, WebP and GIF images can be used.',
    'half.jpg': 'The image is damaged or incomplete and cannot be read.',
    'huge.jpg': 'The file is larger than 10 MB.',
  }
  for (const [name, reason] of Object.entries(reasons))
    await expect(row(name).getByRole('alert')).toHaveText(`${FAILED} ${reason}`)
  await altOf('good.jpg').fill('A good one')
  await insert.click()
  await expect(dialog).toBeHidden()
  await expect
    .poll(() => contentOf(page))
    .toMatch(/account to be lost\.\n\n!\[A good one\]\(\/images\/blog-\d+\.jpg\)$/)

  await test.step('after the end of the session', async () => {
    await page.context().clearCookies()
    await giveFiles(text(page), 'drop', [await aSmallPhoto('late.jpg')])
    const question = page.getByRole('dialog', { name: 'Please sign in again' })
    await question.getByLabel('Password').fill(STAFF.password)
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    await altOf('late.jpg').fill('After the password')
    await insert.click()
    await expect.poll(() => contentOf(page)).toContain('\n\n![After the password](/images/')
    expect(await contentOf(page)).toContain(TYPED)
  })
})

/** Cuts a connection after `limit` uploaded bytes. */
type Line = { limit: number; cuts: number; open: Set<Socket> }

function join(near: Socket, far: Socket, line: Line): void {
  let uploaded = -1
  for (const socket of [near, far]) {
    line.open.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => {
      line.open.delete(socket)
      near.destroy()
      far.destroy()
    })
  }
  near.on('data', (bytes) => {
    if (bytes.includes('POST /dashboard/images/upload')) uploaded = 0
    if (uploaded >= 0) uploaded += bytes.length
    if (uploaded <= line.limit) return far.write(bytes)
    line.cuts += 1
    near.resetAndDestroy()
    return far.resetAndDestroy()
  })
  far.pipe(near)
}

test('an interrupted upload loses no text and resumes', async ({ visit, site, complaints }) => {
  complaints.expect(/ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_CONNECTION_CLOSED/)
  complaints.expect(/Image Upload Failed/)
  const line: Line = { limit: Infinity, cuts: 0, open: new Set() }
  const { hostname, port } = new URL(site.address)
  const server = createServer((near) => join(near, connect(Number(port), hostname), line))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const page = await visit({ baseURL: origin })
  await enter(page, { ...site, origin })
  await startWriting(page)
  const { dialog, row, altOf, insert } = imageDialog(page)
  line.limit = 20_000
  const cut = await aHeavyPhoto('cut.jpg', 2)
  await giveFiles(text(page), 'paste', [cut])
  await expect(row('cut.jpg').getByRole('alert')).toHaveText(
    `${FAILED} The server cannot be reached. Please check your connection and try again.`,
  )
  expect(line.cuts).toBeGreaterThan(0)
  await expect.poll(() => contentOf(page)).toBe(TYPED)
  line.limit = Infinity
  await row('cut.jpg').getByRole('button', { name: 'Try again' }).click()
  await expect(insert).toBeEnabled({ timeout: 20_000 })
  await altOf('cut.jpg').fill('There at last')
  await insert.click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => contentOf(page)).toContain(`${TYPED}\n\n![There at last](/images/`)

  await test.step('and so it is with the image at the head', async () => {
    let posts = 0
    await page.route(REQUESTS.create, (route) => {
      posts += 1
      return route.continue()
    })
    await fillHead(page, 'Cut in the middle')
    line.limit = 20_000
    await editorFields(page).file.setInputFiles({ ...cut, name: 'head.jpg' })
    await page.getByRole('button', { name: 'Create Post' }).click()
    await expect(toast(page, 'Image Upload Failed')).toContainText('The server cannot be reached.')
    await expect.poll(() => contentOf(page)).toContain(TYPED)
    await expect(editorFields(page).title).toHaveValue('Cut in the middle')
    expect(posts).toBe(0)
    line.limit = Infinity
    await pressCreate(page)
    expect(posts).toBe(1)
    await expect(rowOf(page, 'Cut in the middle')).toHaveCount(1)
  })
  await page.close()
  server.close()
  for (const socket of line.open) socket.destroy()
})

test('an upload shows how far it is, and can be stopped', async ({ page, site, complaints }) => {
  complaints.allow(/ERR_ABORTED/)
  await enter(page, site)
  await startWriting(page)
  const { dialog, chooser, row, cancel } = imageDialog(page)
  let sent = 0
  page.on(
    'request',
    (request) => void (sent += Number(request.url().endsWith('/dashboard/images/upload'))),
  )
  const line = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 }
  await line.send('Network.emulateNetworkConditions', slow)
  const slowPhoto = await aHeavyPhoto('slow.jpg', 12)
  const others = ['other.jpg', 'next.jpg'].map((name) => ({ ...slowPhoto, name }))
  await giveFiles(text(page), 'drop', [slowPhoto, ...others])
  const bar = row('slow.jpg').getByRole('progressbar', { name: 'Upload of slow.jpg' })
  await expect(bar).toBeVisible()
  await expect(row('slow.jpg').getByText(/Uploading, [1-9]\d?%/)).toBeVisible({ timeout: 20_000 })
  await expect(row('next.jpg').getByText('Waiting for its turn')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Uploading…' })).toBeDisabled()
  const stop = row('slow.jpg').getByRole('button', { name: 'Stop slow.jpg' })
  await Promise.all([page.waitForEvent('requestfailed'), stop.click()])
  await expect(row('slow.jpg')).toHaveCount(0)
  await expect(chooser).toBeFocused()
  await expect(row('other.jpg').getByText(/Uploading, [1-9]\d?%/)).toBeVisible({ timeout: 20_000 })
  // A dialog that is closed sends nothing more.
  await Promise.all([page.waitForEvent('requestfailed'), cancel.click()])
  await expect(dialog).toBeHidden()
  await expect.poll(() => contentOf(page)).toBe(TYPED)

  await test.step('at the head of the post as well', async () => {
    await fillHead(page, 'Slowly uploaded')
    await editorFields(page).file.setInputFiles({ ...slowPhoto, name: 'head.jpg' })
    await page.getByRole('button', { name: 'Create Post' }).click()
    await expect(page.getByRole('progressbar', { name: 'Upload of the image' })).toBeVisible()
    await expect(page.getByText(/Uploading the image, [1-9]\d?%/)).toBeVisible({
      timeout: 20_000,
    })
    await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
    await page.waitForURL('**/dashboard', { timeout: 30_000 })
    expect(sent).toBe(3)
  })
})

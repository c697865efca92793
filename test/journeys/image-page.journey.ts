import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { DESK_FRAME, writePost } from '#test/journeys/dashboard.ts'
import { aPhoto, SVG } from '#test/journeys/images.ts'
import { tabTo } from '#test/journeys/keyboard.ts'
import { expect, test, toast } from '#test/journeys/site.ts'

test('an image is described, gets a focal point, is cropped and replaced by the keyboard, and its post shows each', async ({
  complaints,
  openDashboard,
}) => {
  complaints.expect(/status of 422/)
  const { site, page } = await openDashboard()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const uploaded = await page.request.post('/dashboard/images/upload', {
    multipart: { file: await aPhoto('one.jpg') },
    headers: { Origin: site.origin },
  })
  const { path } = (await uploaded.json()) as { path: string }
  const { slug } = await writePost(site, { title: 'Shown here', image: path, published: true })
  await page.goto('/dashboard/images')
  await tabTo(page, page.getByRole('link', { name: /^(?:No description yet|.+), blog-/ }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/dashboard/images/${path.slice(8)}`))
  await expect(page.getByText('It cannot be deleted while something shows it.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Shown here' })).toBeVisible()
  await expectAccessible(page, [PHONE, DESKTOP], ['light', 'dark'], DESK_FRAME)
  const cover = async () => {
    const html = await (await page.request.get(`/blog/${slug}`)).text()
    return /<div class="figure">.*?<img[^>]*>/s.exec(html)?.[0] ?? ''
  }

  await test.step('description and focal point', async () => {
    await page.getByLabel('Description').fill('The office in June')
    await page.getByRole('button', { name: 'Save description' }).press('Enter')
    await expect(page.getByText('The description is saved.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The office in June')
    await page.getByRole('radio', { name: 'Top left' }).press('Space')
    await page.getByRole('button', { name: 'Save focal point' }).press('Enter')
    await expect(page.getByText('The focal point is saved.')).toBeVisible()
    await expect.poll(cover).toContain('class="at-top-left"')
  })

  await test.step('cropped: a new image in its place', async () => {
    await page.getByRole('button', { name: 'Crop image' }).press('Enter')
    await expect(page.getByRole('alert')).toContainText('how much to cut off')
    await page.getByLabel('Left', { exact: true }).last().fill('50')
    await page.getByRole('button', { name: 'Crop image' }).press('Enter')
    await expect(toast(page, 'Image replaced')).toBeVisible()
    await expect(page.getByText('240 × 320 pixels')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The office in June')
    await expect(page.getByRole('link', { name: 'Shown here' })).toBeVisible()
    await expect.poll(cover).not.toContain(path)
  })

  await test.step('replaced, after a file that is none', async () => {
    await page.getByLabel('Another file').setInputFiles(SVG)
    await page.getByRole('button', { name: 'Replace image' }).press('Enter')
    await expect(page.getByRole('alert')).toContainText('Only JPEG, PNG, WebP and GIF')
    await page.getByLabel('Another file').setInputFiles(await aPhoto('two.jpg'))
    await page.getByRole('button', { name: 'Replace image' }).press('Enter')
    await expect(page.getByText('480 × 320 pixels')).toBeVisible()
    expect(page.url()).not.toContain(path.slice(8))
    const name = page.url().split('/').at(-1) ?? ''
    await expect.poll(cover).toContain(name)
  })

  await test.step('what nothing shows is found, and says why it stays', async () => {
    await page.goto('/dashboard/images?use=none')
    const list = page.getByRole('list', { name: 'Images', exact: true })
    await expect(list.getByRole('listitem').first()).toContainText('Nothing shows it.')
    await expect(list.getByRole('link', { name: 'Shown here' })).toHaveCount(0)
  })
})

import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { mountSmallDisk } from '#test/abuse/small-disk.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { editorFields, fillEditor, pressCreate, rowOf } from '#test/journeys/dashboard.ts'
import { expect, test } from '#test/journeys/site.ts'
import { aStaffMember, openSite, postBody } from '#test/site.ts'

test('a disk that is full when a post is saved loses no character of it', async ({
  visitDashboard,
  complaints,
}) => {
  complaints.expect(/status of 507/)
  const disk = await mountSmallDisk(12)
  const dataDir = path.join(disk.folder, 'data')
  await mkdir(dataDir)
  const site = await openSite('sqlite', { dataDir })
  const page = await visitDashboard(site)
  await page.goto('/dashboard/blog/new')
  const staff = await aStaffMember(site.origin)
  // As long as the field takes, nearly.
  const content = Array.from({ length: 16_000 }, (_, index) => `word ${index}`).join(' ')
  await disk.fillUp()
  // Changes for which the journal still has room are saved.
  const body = postBody({ ...aPostForm({ content }) })
  for (let status = 303; status === 303;)
    ({ status } = await staff.post('/dashboard/blog/new', body))

  const form = await fillEditor(page, { title: 'Too long for this disk', content })
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(
    page.getByText('Failed to create blog post: There is no room left to save.'),
  ).toBeVisible()
  const fields = editorFields(page)
  for (const name of ['title', 'excerpt', 'content', 'author', 'date', 'categories'] as const)
    expect((await fields[name].inputValue()) === form[name], name).toBe(true)

  await disk.freeAll()
  await pressCreate(page)
  await expect(rowOf(page, form.title)).toHaveCount(1)
  await page.context().close()
  await site.close()
  await disk.remove()
})

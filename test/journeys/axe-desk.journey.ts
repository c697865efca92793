import { updatePost } from '#test/post-requests.ts'
import { DESKTOP, expectAccessible } from '#test/journeys/accessible.ts'
import { editorFields, emptyBlog, fillEditor, rowOf, writePost } from '#test/journeys/desk.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { enter, expect, test, toast } from '#test/journeys/site.ts'
import { aStaffMember, postBody } from '#test/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('for staff', () => {
  test.beforeEach(async ({ page, site }) => {
    await enter(page, site)
  })

  test('the dashboard and its deletion dialog are accessible', async ({ page, site }) => {
    const title = 'A post that is looked at closely'
    await writePost(site, { title, categories: 'Visa, Family, Work' })
    await page.goto('/dashboard')
    await expectAccessible(page)
    await rowOf(page, title)
      .getByRole('link', { name: `Delete ${title}`, exact: true })
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page, 'Blog post deleted')).toBeVisible()
    await toast(page, 'Blog post deleted').hover()
    await expectAccessible(page, [DESKTOP])
  })

  test('the empty dashboard is accessible', async ({ page, openAnotherSite, visit }) => {
    await page.goto('/dashboard?q=nothing+is+called+like+this')
    await expect(page.getByText('No blog posts match your search.')).toBeVisible()
    await expectAccessible(page)
    const empty = await openAnotherSite()
    await emptyBlog(empty)
    const other = await visit({ baseURL: empty.origin, reducedMotion: 'reduce' })
    await enter(other, empty)
    await other.goto('/dashboard')
    await expect(other.getByText('No blog posts yet.')).toBeVisible()
    await expectAccessible(other)
  })

  test('a list that could not be loaded can be used by everybody', async ({ page, complaints }) => {
    complaints.expect(/status of 503/)
    await page.goto('/dashboard')
    await page.route('**/dashboard.data*', (route) =>
      route.fulfill({ status: 503, json: { message: 'Away' } }),
    )
    await page.getByRole('searchbox').fill('anything')
    await expect(page.getByText('Error loading blog posts.')).toBeVisible()
    await expectAccessible(page)
  })

  test('the editor is accessible in each of its states', async ({ page, site, complaints }) => {
    complaints.expect(/status of 409/)
    await page.goto('/dashboard/blog/new')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create Post' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Please check these fields' }),
    ).toBeVisible()
    await expect(toast(page, 'Image Required')).toBeVisible()
    await expectAccessible(page)

    const { id } = await writePost(site, { title: 'Looked at by two' })
    await page.goto(`/dashboard/blog/edit/${id}`)
    const member = await aStaffMember(site.origin)
    const theirs = postBody({ ...aPostForm({ title: 'Looked at by another' }), version: '1' })
    const saved = await updatePost(member, id, theirs)
    expect(saved.status).toBe(303)
    await fillEditor(page, { title: 'Looked at by two' })
    await editorFields(page).published.check()
    await page.getByRole('button', { name: 'Update Post' }).click()
    await expect(page.getByText('Their text').first()).toBeVisible()
    await expectAccessible(page)
  })
})

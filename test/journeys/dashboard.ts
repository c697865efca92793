import { expect, type Locator, type Page } from '@playwright/test'
import type { PostForm } from '#app/features/posts/post.ts'
import { aPostForm } from '#test/factories/posts.ts'
import {
  createPost,
  createPosts,
  listPosts,
  updatePost,
  type WrittenPost,
} from '#test/post-requests.ts'
import { isShared } from '#test/journeys/site.ts'
import { aStaffMember, postBody, type TestSite, type Visitor } from '#test/site.ts'

/** Around every screen; `dashboard-frame.journey.ts` and `dashboard-screens.journey.ts` have it in each width and look. */
export const DESK_FRAME = ['.deskbar']

export async function writePost(
  site: TestSite,
  changes: Partial<PostForm> = {},
): Promise<WrittenPost> {
  return createPost(await aStaffMember(site.origin), changes)
}

export async function writePosts(
  site: TestSite,
  forms: readonly Partial<PostForm>[],
): Promise<WrittenPost[]> {
  return createPosts(await aStaffMember(site.origin), forms)
}

export async function saveBy(
  member: Visitor,
  id: string,
  version: number,
  changes: Partial<PostForm>,
): Promise<void> {
  const body = postBody({ ...aPostForm(changes), version: String(version) })
  expect((await updatePost(member, id, body)).status).toBe(303)
}

/** Of anybody who may review. */
export async function askReview(site: TestSite, post: WrittenPost | undefined): Promise<void> {
  const member = await aStaffMember(site.origin)
  const asked = new URLSearchParams({ act: 'ready' })
  const address = `/dashboard/blog/edit/${post?.id}/review`
  expect((await member.post(address, asked)).status).toBe(200)
}

/** Only for a site of the journey's own, because others read the shared one's posts. */
export async function emptyBlog(site: TestSite): Promise<void> {
  if (isShared(site)) throw new Error('Empty a site of your own: see openAnotherSite')
  const member = await aStaffMember(site.origin)
  const { rows } = await listPosts(member)
  const body = new URLSearchParams({ act: 'trash' })
  for (const { id, version } of rows) body.append('post', `${id}:${version}`)
  expect((await member.post('/dashboard', body)).status).toBe(200)
  expect((await listPosts(member)).rows).toEqual([])
}

export function editorFields(page: Page) {
  const field = (name: string): Locator => page.getByLabel(name, { exact: true })
  return {
    title: field('Title'),
    excerpt: field('Excerpt'),
    content: field('Content'),
    author: field('Author'),
    date: field('Date'),
    categories: field('Categories'),
    file: field('Image').and(page.locator('input')),
    image: field('Or an image address'),
    imageAlt: field('Description of the image'),
    published: page.getByRole('switch', { name: 'Published' }),
  }
}

/** A part of the panel beside the text. */
export async function unfold(page: Page, part: 'SEO and sharing' | 'Review'): Promise<void> {
  await page.locator('summary').filter({ hasText: part }).click()
}

export async function fillEditor(page: Page, changes: Partial<PostForm> = {}): Promise<PostForm> {
  const form = aPostForm(changes)
  const { file: _, published: __, ...texts } = editorFields(page)
  for (const [name, field] of Object.entries(texts))
    await field.fill(form[name as keyof typeof texts])
  return form
}

export const draftStatus = (page: Page): Locator => page.locator('.draftstatus')

/** Of unsaved text, by when the browser's drafts have been read. Not the notice of who else has the post open. */
export const draftNotice = (page: Page): Locator =>
  page.locator('.notice.kept').filter({ hasText: /not saved|You continue/ })

/** A draft on the server is a link, one of this browser a button. */
export async function continueDraft(where: Locator): Promise<void> {
  const name = 'Continue with it'
  await where.getByRole('link', { name }).or(where.getByRole('button', { name })).click()
}

/** As when the system is out of memory: no event of the page runs. */
export async function killTab(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const gone = page.waitForEvent('crash')
  session.send('Page.crash').catch(() => undefined)
  await gone
  await page.close()
}

export function rowOf(page: Page, title: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) })
}

export async function expectLive(page: Page): Promise<void> {
  await expect(page.locator('.livestate')).toContainText('live')
}

/** The requests of the list and of the editor, for journeys that hold them back, refuse them or count them. */
export const REQUESTS = {
  list: '**/dashboard.data*',
  create: '**/dashboard/blog/new.data',
  update: '**/dashboard/blog/edit/*.data',
} as const

export async function pressCreate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Post', exact: true }).click()
  await page.waitForURL('**/dashboard')
}

export async function pressUpdate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Update Post', exact: true }).click()
  await page.waitForURL('**/dashboard')
}

export async function askDeletion(page: Page, title: string): Promise<void> {
  const name = `Delete ${title}`
  await rowOf(page, title).getByRole('link', { name, exact: true }).click()
}

export async function deleteInList(page: Page, title: string): Promise<void> {
  await askDeletion(page, title)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
}

/** @returns a function that lets them continue */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}

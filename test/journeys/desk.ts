import { expect, type Locator, type Page } from '@playwright/test'
import type { PostForm } from '#app/features/blog/post.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { isShared } from '#test/journeys/site.ts'
import { aStaffMember, postBody, type TestSite } from '#test/site.ts'

/** What stands in the database of a journey: where a post is read and where it is edited. */
export type WrittenPost = { id: string; slug: string }

/** Writes a post into a site without a browser, for journeys that are about something else. */
export async function writePost(
  site: TestSite,
  changes: Partial<PostForm> = {},
): Promise<WrittenPost> {
  const [post] = await writePosts(site, [changes])
  if (!post) throw new Error('One form makes one post')
  return post
}

/** Writes posts one after another, so that the last is the newest. */
export async function writePosts(
  site: TestSite,
  forms: readonly Partial<PostForm>[],
): Promise<WrittenPost[]> {
  const member = await aStaffMember(site.origin)
  const posts: WrittenPost[] = []
  for (const changes of forms) {
    const answer = await member.post('/dashboard/posts', postBody(aPostForm(changes)))
    expect(answer.status).toBe(201)
    posts.push((await answer.json()) as WrittenPost)
  }
  return posts
}

/** Takes every post out of a site: of one that a journey opened for itself, because others read the posts of the shared one. */
export async function emptyBlog(site: TestSite): Promise<void> {
  if (isShared(site)) throw new Error('Empty a site of your own: see openAnotherSite')
  const member = await aStaffMember(site.origin)
  const answer = await member.get('/dashboard/posts.json')
  const { rows } = (await answer.json()) as { rows: { id: string }[] }
  for (const { id } of rows)
    expect((await member.request('DELETE', `/dashboard/posts/${id}`)).status).toBe(200)
}

/** The fields of the editor by their labels. */
export function editorFields(page: Page) {
  const field = (name: string): Locator => page.getByLabel(name, { exact: true })
  return {
    title: field('Title'),
    excerpt: field('Excerpt'),
    content: field('Content'),
    author: field('Author'),
    date: field('Date'),
    categories: field('Categories'),
    file: field('Image'),
    image: field('Or an image address'),
    imageAlt: field('Description of the image'),
    published: page.getByRole('switch', { name: 'Published' }),
  }
}

/** Fills the texts of the editor in; what is not named stays as a good post has it. */
export async function fillEditor(page: Page, changes: Partial<PostForm> = {}): Promise<PostForm> {
  const form = aPostForm(changes)
  const fields = editorFields(page)
  for (const name of [
    'title',
    'excerpt',
    'content',
    'author',
    'date',
    'categories',
    'image',
    'imageAlt',
  ] as const) {
    await fields[name].fill(form[name])
  }
  return form
}

/** The row of a post in the dashboard's table. */
export function rowOf(page: Page, title: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) })
}

/** Waits until a page of the desk hears what others change, and what becomes of its session. */
export async function expectLive(page: Page): Promise<void> {
  await expect(page.locator('.livestate')).toContainText('live')
}

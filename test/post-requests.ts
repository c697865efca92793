import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import type { PostRows } from '#app/features/posts/post-list.ts'
import type { PostForm } from '#app/features/posts/post.ts'
import type { SaveResult } from '#app/features/post-editor/save-result.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { postBody, type Visitor } from '#test/site.ts'

export type WrittenPost = { id: string; slug: string }

export async function createPost(
  staff: Visitor,
  changes: Partial<PostForm> = {},
  init: RequestInit = {},
): Promise<WrittenPost> {
  const [post] = await createPosts(staff, [changes], init)
  if (!post) throw new Error('One form makes one post')
  return post
}

/** Each with another title, and no more than the list shows at once. */
export async function createPosts(
  staff: Visitor,
  changes: readonly Partial<PostForm>[],
  init: RequestInit = {},
): Promise<WrittenPost[]> {
  const forms = changes.map(aPostForm)
  for (const form of forms) {
    const response = await staff.post('/dashboard/blog/new', postBody(form), init)
    if (response.status !== 303) throw new Error(`Saving was answered with ${response.status}`)
  }
  const { rows } = await listPosts(staff)
  return forms.map(({ title }) => {
    const row = rows.find((each) => each.title === title.trim())
    if (!row) throw new Error(`The list does not have “${title}”`)
    return { id: row.id, slug: row.slug }
  })
}

/** The form names the version that it was opened with. */
export function updatePost(
  staff: Visitor,
  id: string,
  body: FormData,
  init: RequestInit = {},
): Promise<Response> {
  return staff.post(`/dashboard/blog/edit/${id}`, body, init)
}

export function deletePost(staff: Visitor, id: string, init: RequestInit = {}): Promise<Response> {
  return staff.post('/dashboard', new URLSearchParams({ act: 'delete', post: id }), init)
}

export async function listPosts(staff: Visitor, query = ''): Promise<PostRows> {
  const ROUTE = 'routes/dashboard/posts/posts'
  const response = await staff.get(`/dashboard.data?${query}&_routes=${ROUTE}`)
  if (response.status !== 200 || !response.body)
    throw new Error(`The list was answered with ${response.status}`)
  const { value } = await decode(response.body, globalThis)
  const { data } = (value as Record<string, { data: { blogPosts: PostRows } }>)[ROUTE] ?? {}
  if (!data?.blogPosts) throw new Error('The list could not be read')
  return data.blogPosts
}

export async function trySaving(
  staff: Visitor,
  id: string | null,
  body: FormData,
): Promise<{ status: number } & SaveResult> {
  const page = id === null ? 'new' : `edit/${id}`
  const response = await staff.post(`/dashboard/blog/${page}.data`, body)
  if (!response.body) throw new Error('The editor was told nothing')
  const { value } = await decode(response.body, globalThis)
  return { status: response.status, ...(value as { data?: SaveResult }).data }
}

import type { Post, PostInput } from '#app/features/posts/post.ts'
import {
  createPost,
  type SaveServices,
  type Submission,
  updatePost,
} from '#app/features/posts/save-post.server.ts'

/** The same submission twice makes one post, with the later text, so that a lost response loses nothing. */
export async function createPostOnce(
  services: SaveServices,
  input: PostInput,
  submission: Submission,
): Promise<Post> {
  const post = await createPost(services, input, submission)
  if (post.version !== 1 || saysTheSame(post, input)) return post
  const saved = await updatePost(services, post.id, post.version, input)
  return saved.ok ? saved.value : post
}

function saysTheSame(post: Post, input: PostInput): boolean {
  const { slug, publishedOver: _, ...fields } = input
  const names = Object.keys(fields) as (keyof typeof fields)[]
  const isAt = slug === null || slug === post.slug
  return isAt && names.every((name) => JSON.stringify(post[name]) === JSON.stringify(fields[name]))
}

import type { ClientLoaderFunctionArgs } from 'react-router'
import { readPosts } from '#app/features/demo/demo-store.ts'

/** Which version a post has. It was a tab that saved it, and not a person. */
export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const post = readPosts().find(({ id }) => id === params['id'])
  return post ? { version: post.version, savedAt: post.updatedAt, savedBy: null } : null
}

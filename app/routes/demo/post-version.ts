import type { ClientLoaderFunctionArgs } from 'react-router'
import { readPosts } from '#app/features/demo/demo-store.ts'

/** A tab saved it, not a user. */
export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const post = readPosts().find(({ id }) => id === params['id'])
  return post
    ? { version: post.version, savedAt: post.updatedAt, savedBy: null, isOwn: true }
    : null
}

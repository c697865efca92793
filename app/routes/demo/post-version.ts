import type { ClientLoaderFunctionArgs } from 'react-router'
import type { PostVersion } from '#app/features/blog/post.ts'
import { readCopy } from '#app/features/demo/post-copy.ts'
import { openCopy } from '#app/demo-copy.ts'

/** Which version a post of the copy has now. It was saved by a tab, and not by a person. */
export function clientLoader({ params }: ClientLoaderFunctionArgs): PostVersion | null {
  const post = readCopy(openCopy()).find(({ id }) => id === params['id'])
  return post ? { version: post.version, savedAt: post.updatedAt, savedBy: null } : null
}

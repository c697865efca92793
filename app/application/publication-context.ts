import type { Post } from '#app/features/posts/post.ts'
import type { PublicationContext } from '#app/features/post-editor/ui/publication-fields.tsx'
import { zoneName } from '#app/platform/zoned-text.ts'

export function describePublication(
  post: Post | null,
  { timeZone, now, mayPublish }: { timeZone: string; now: Date; mayPublish: boolean },
): PublicationContext {
  return {
    timeZone,
    zone: zoneName(timeZone),
    now,
    known: knownAs(post, now),
    ways: post && {
      preview: `/blog/${post.slug}`,
      links: mayPublish ? `/dashboard/blog/links/${post.id}` : null,
    },
    mayPublish,
    isPublished: post?.published === true,
  }
}

function knownAs(post: Post | null, now: Date): PublicationContext['known'] {
  if (post === null) return 'new'
  return post.publishedAt !== null && post.publishedAt <= now ? 'public' : 'draft'
}

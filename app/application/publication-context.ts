import type { Post } from '#app/features/posts/post.ts'
import type { PublicationContext } from '#app/features/post-editor/ui/publication-fields.tsx'
import type { Office } from '#app/features/posts/publication/publication.ts'
import { pathTo } from '#app/addresses.ts'
import { zoneName } from '#app/platform/zoned-text.ts'

export function describePublication(
  post: Post | null,
  { mayPublish, ...office }: Office & { mayPublish: boolean },
): PublicationContext {
  return {
    ...office,
    zone: zoneName(office.timeZone),
    known: knownAs(post, office.now),
    ways: post && {
      preview: pathTo('/blog/:post', { post: post.slug }),
      links: mayPublish ? pathTo('/dashboard/blog/links/:id', { id: post.id }) : null,
    },
    mayPublish,
    isPublished: post?.published === true,
  }
}

function knownAs(post: Post | null, now: Date): PublicationContext['known'] {
  if (post === null) return 'new'
  return post.publishedAt !== null && post.publishedAt <= now ? 'public' : 'draft'
}

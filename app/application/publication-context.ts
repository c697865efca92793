import type { Post } from '#app/features/posts/post.ts'
import type { PublicationContext } from '#app/features/post-editor/ui/publication-fields.tsx'
import { firm } from '#app/features/site/content/en/firm.ts'

export function describePublication(
  services: { now: () => Date },
  post: Post | null,
): PublicationContext {
  const { timeZone } = firm.hours
  const now = services.now()
  return {
    timeZone,
    zone: zoneName(timeZone),
    now,
    known: knownAs(post, now),
    ways: post && { preview: `/blog/${post.slug}`, links: `/dashboard/blog/links/${post.id}` },
  }
}

function knownAs(post: Post | null, now: Date): PublicationContext['known'] {
  if (post === null) return 'new'
  return post.publishedAt !== null && post.publishedAt <= now ? 'public' : 'draft'
}

function zoneName(timeZone: string): string {
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
  const part = formatter.formatToParts().find(({ type }) => type === 'timeZoneName')
  return part?.value ?? timeZone
}

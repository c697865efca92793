import type { RecordData } from '#app/features/content/record-types.ts'
import { listPostsAbout } from '#app/features/posts/posts.server.ts'
import { samplePosts } from '#app/features/posts/samples/sample-posts.ts'
import { isCategoryOf, MOST_LINKS, type RelatedLink } from '#app/features/site/pages/related.ts'
import { pathTo } from '#app/addresses.ts'
import { blogExpiry, pageExpiry } from '#app/server/pages/page-expiry.server.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import type { Services } from '#app/server/services.server.ts'

const RETRY_MS = 60_000

/** About a service, and until when they hold; its page is shown without a database, too. */
export async function relatedArticles(
  services: Services,
  service: Pick<RecordData<'service'>, 'topics'>,
  { readsAt, locale }: { readsAt: Date; locale: Locale },
): Promise<{ links: RelatedLink[]; expires: Date }> {
  const expires = pageExpiry(services, readsAt)
  const isAbout = (category: string) => isCategoryOf(service, category)
  if (services.config.backend === 'none') {
    const samples = samplePosts.filter(
      (post) => post.locale === locale && post.categories.some(isAbout),
    )
    return { links: linksTo(samples), expires }
  }
  try {
    const posts = await listPostsAbout(services.db, isAbout, {
      limit: MOST_LINKS,
      readsAt,
      locale,
    })
    return { links: linksTo(posts), expires: await blogExpiry(services, readsAt) }
  } catch (error) {
    services.log.error('posts could not be read', error)
    const retry = new Date(readsAt.getTime() + RETRY_MS)
    return { links: [], expires: retry < expires ? retry : expires }
  }
}

function linksTo(posts: readonly { title: string; slug: string }[]): RelatedLink[] {
  return posts.map(({ title, slug }) => ({
    text: title,
    href: pathTo('/blog/:post', { post: slug }),
  }))
}

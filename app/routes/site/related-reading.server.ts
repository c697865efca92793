import { quoteAllFacts } from '#app/features/facts/fact.ts'
import { listPostsAbout } from '#app/features/posts/posts.server.ts'
import {
  isCategoryOf,
  MOST_LINKS,
  type RelatedLink,
  relatedQuestions,
} from '#app/features/site/pages/related.ts'
import { blogExpiry, pageExpiry } from '#app/server/page-expiry.server.ts'
import type { Services } from '#app/server/services.server.ts'

type RelatedReading = { links: RelatedLink[]; expires: Date }

const RETRY_MS = 60_000

/** Questions and articles about a service, and until when they hold. A page of a service needs no database: without one it has no articles. */
export async function relatedReading(
  services: Services,
  service: string,
  readsAt: Date,
): Promise<RelatedReading> {
  const questions = quoteAllFacts(
    relatedQuestions(services.site('en'), { service }),
    services.facts.current(),
    readsAt,
  )
  const expires = pageExpiry(services, readsAt)
  if (services.config.backend === 'none') return { links: questions, expires }
  try {
    const articles = await findArticles(services, service, readsAt)
    return { links: [...questions, ...articles], expires: await blogExpiry(services, readsAt) }
  } catch (error) {
    services.log.error('posts could not be read', error)
    const retry = new Date(readsAt.getTime() + RETRY_MS)
    return { links: questions, expires: retry < expires ? retry : expires }
  }
}

async function findArticles({ db }: Services, service: string, readsAt: Date) {
  const isAbout = (category: string) => isCategoryOf(service, category)
  const posts = await listPostsAbout(db, isAbout, { limit: MOST_LINKS, readsAt })
  return posts.map(({ title, slug }) => ({ text: title, href: `/blog/${slug}` }))
}

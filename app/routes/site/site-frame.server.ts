import type { RouterContextProvider } from 'react-router'
import { isUnlisted } from '#app/features/seo/robots.ts'
import { frameNotices, frameOf } from '#app/features/site/frame.ts'
import { siteLinks } from '#app/features/site/pages/links.ts'
import { localPath } from '#app/features/pages/local-path.ts'
import { addressesOf } from '#app/features/pages/page-addresses.ts'
import { withoutSecret } from '#app/server/address-rules.ts'
import { blogPaths } from '#app/routes/blog/blog-paths.server.ts'
import {
  isOutdatedTranslation,
  isReviewedTranslation,
  publicPath,
  siteLanguages,
  unreviewedPages,
} from '#app/server/pages/site-pages.server.ts'
import { publicOrigin } from '#app/server/public-origin.server.ts'
import { readerPage } from '#app/server/services-context.server.ts'
import { findSignedIn, may } from '#app/server/session-context.server.ts'

type PageRequest = { request: Request; context: Readonly<RouterContextProvider> }

/** Around the page at a path, which is that of the request where none is given. */
export async function siteFrame(
  { request, context }: PageRequest,
  currentPath = new URL(request.url).pathname,
) {
  const { services, site, texts, now, locale } = readerPage(context)
  const isPublic = !isUnlisted(currentPath)
  const others = await blogPaths(services, currentPath, { readsAt: now, locale })
  return frameOf({
    site,
    texts,
    links: siteLinks(services.outside, publicPath(site, currentPath)),
    currentPath,
    address:
      publicOrigin(services.config, request) +
      localPath(withoutSecret(currentPath), addressesOf(site)),
    isUnreviewed: unreviewedPages(site).some(({ path }) => path === currentPath),
    languages: isPublic ? siteLanguages(services.site, currentPath, others) : [],
    isReviewedTranslation: isReviewedTranslation(site, currentPath),
    isOutdatedTranslation: isOutdatedTranslation(site, currentPath, now),
    signedIn: findSignedIn(context) !== null,
    hasEditLinks: isPublic && may(context, 'write-content'),
    notices: isPublic ? frameNotices({ site, path: currentPath, now }) : [],
    now,
  })
}

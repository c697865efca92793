import type { RouterContextProvider } from 'react-router'
import type { PagePlace } from '#app/application/page-meta.ts'
import { isUnlisted } from '#app/features/seo/robots.ts'
import { shareImageAlt, shareImagePath } from '#app/features/seo/share-image.ts'
import { frameNotices, frameOf } from '#app/features/site/frame.ts'
import { siteLinks } from '#app/features/site/pages/links.ts'
import { takeToasts } from '#app/server/flash.server.ts'
import { publicOrigin } from '#app/server/public-origin.server.ts'
import { previewBarContext, readerPage } from '#app/server/services-context.server.ts'
import { findSignedIn, may } from '#app/server/session-context.server.ts'
import {
  isListed,
  isReviewedTranslation,
  nearestSitePage,
  publicPath,
  siteLanguages,
  unreviewedPages,
} from '#app/server/site-pages.server.ts'

/** What every page has: its frame, and where it stands. */
export function rootData(request: Request, context: Readonly<RouterContextProvider>) {
  const { services, site, texts, now, locale } = readerPage(context)
  const { config, facts } = services
  const currentPath = new URL(request.url).pathname
  const isPublic = !isUnlisted(currentPath)
  const frame = frameOf({
    site,
    texts,
    links: siteLinks(services.outside, publicPath(site, currentPath)),
    currentPath,
    isUnreviewed: unreviewedPages(site).some(({ path }) => path === currentPath),
    languages: isPublic ? siteLanguages(services.site, currentPath) : [],
    isReviewedTranslation: isReviewedTranslation(site, currentPath),
    signedIn: findSignedIn(context) !== null,
    hasEditLinks: isPublic && may(context, 'write-content'),
    notices: isPublic ? frameNotices({ site, path: currentPath, facts: facts.current(), now }) : [],
    toasts: takeToasts(context, texts),
    now,
  })
  const { card } = nearestSitePage(site, currentPath)
  const place: PagePlace = {
    origin: publicOrigin(config, request),
    siteName: site.firm.name,
    image: { path: shareImagePath(card), alt: shareImageAlt(card) },
    locale,
    isListed: isListed(site, currentPath),
    home: texts.feeds.home,
  }
  const { failure, feeds } = texts
  return {
    frame,
    failure,
    feeds,
    place,
    accent: site.firm.accent,
    preview: context.get(previewBarContext),
  }
}

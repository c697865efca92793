import type { Route } from './+types/changes.ts'
import { pageOf } from '#app/features/content/site-content.ts'
import { addressIn } from '#app/features/pages/page-addresses.ts'
import type { Feed } from '#app/features/seo/feed.ts'
import { xmlElement } from '#app/features/seo/sitemap.ts'
import { CHANGES_PATH, changesOf } from '#app/features/site/changes/changes.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { feedResponse, RSS } from '#app/routes/feeds/feed-response.server.ts'
import { pageExpiry } from '#app/server/pages/page-expiry.server.ts'
import type { ReaderPage } from '#app/server/services-context.server.ts'

const CHANGES_IN_FEED = 30

export function loader(args: Route.LoaderArgs) {
  return feedResponse(args, changesFeed, RSS)
}

async function changesFeed({ services, site, texts, now }: ReaderPage) {
  const feed: Feed = {
    title: fillText(texts.feeds.changes, { firm: site.firm.name }),
    description: pageOf(site, 'changes', 'changes').data.description,
    language: texts.feeds.language,
    pagePath: addressIn(site, CHANGES_PATH),
    items: changesOf(site)
      .slice(0, CHANGES_IN_FEED)
      .map(({ id, title, affected, paragraphs, path, start, services: touched }) => ({
        id: `${site.locale}:change:${id}`,
        path: addressIn(site, path),
        title,
        summary: affected,
        html: paragraphs.map((each) => xmlElement('p', each)).join(''),
        author: site.firm.name,
        categories: touched.flatMap((each) => site.find('service', each)?.data.name ?? []),
        publishedAt: start,
        updatedAt: start,
      })),
  }
  return { feed, until: pageExpiry(services, now) }
}

import type { Route } from './+types/changes.ts'
import { pageOf } from '#app/features/content/site-content.ts'
import { addressIn } from '#app/features/pages/page-addresses.ts'
import type { Feed, FeedItem } from '#app/features/seo/feed.ts'
import { FACT_TIME_ZONE } from '#app/features/facts/fact.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import { instantAt } from '#app/platform/local-time.ts'
import { xmlElement } from '#app/features/seo/sitemap.ts'
import {
  type Change,
  CHANGES_PATH,
  changesOf,
  dayAndSource,
} from '#app/features/site/changes/changes.ts'
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
      .map((change) => itemOf(change, { site, texts: texts.changes, now }))
      .toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime()),
  }
  return { feed, until: pageExpiry(services, now) }
}

function itemOf(
  change: Change,
  { site, texts, now }: { site: SiteContent; texts: InterfaceTexts['changes']; now: Date },
): FeedItem {
  const { id, title, affected, paragraphs, path, start } = change
  // Readers of feeds hide what is of a day that has not come.
  const day = start <= now ? start : instantAt(change.asOf, '00:00', FACT_TIME_ZONE)
  const lines = [...paragraphs, ...dayAndSource(change, site, texts)]
  return {
    id: `${site.locale}:change:${id}`,
    path: addressIn(site, path),
    title,
    summary: affected,
    html: lines.map((each) => xmlElement('p', each)).join(''),
    author: site.firm.name,
    categories: change.services.flatMap((each) => site.find('service', each)?.data.name ?? []),
    publishedAt: day,
    updatedAt: day,
  }
}

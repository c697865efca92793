import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { factsOf } from '#app/features/content/facts-of-site.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import { nextExpiry } from '#app/features/facts/fact.ts'
import { findSummaries } from '#app/features/posts/posts.server.ts'
import { listPublishedIds, readPostTexts } from '#app/features/posts/search/post-texts.server.ts'
import {
  createSearchIndex,
  MOST_RESULTS,
  type SearchEntry,
  type SearchIndex,
  type SearchResult,
} from '#app/features/site/search/search-index.ts'
import { searchWords } from '#app/features/site/search/search-words.ts'
import { siteEntries, withoutAddresses } from '#app/features/site/search/site-entries.ts'
import { pathTo } from '#app/addresses.ts'
import type { Bus } from '#app/platform/bus.server.ts'
import { createRateLimit } from '#app/platform/http/rate-limit.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { LOCALES, type Locale } from '#app/platform/texts/locales.ts'
import type { Schema } from '#db/schema.ts'
import { earliest } from '#app/platform/time.ts'

type SiteSearchParts = {
  db: Kysely<Schema>
  bus: Bus
  log: Logger
  now: () => Date
  site: (locale: Locale) => SiteContent
}

/** `retryAfterSeconds`: null unless the client has asked too often. */
export type FoundOnSite = { results: SearchResult[]; retryAfterSeconds: number | null }

type Asked = { client: string; locale: Locale; isAbout?: boolean }

// Scheduled posts are in the index, too.
const LOOKED_AT = 60
// More than a person asks for.
const SEARCHES = { burst: 30, perSecond: 1 }
// A reader does not wait for a new index longer than this.
const WAIT_MS = 1_000
// Decision 35: 7 kB of memory each, twice that while a new index is made.
const MOST_POSTS = 5_000
// A few milliseconds of work between two other requests.
const POSTS_AT_ONCE = 10

export function createSiteSearch(parts: SiteSearchParts) {
  const { db, now } = parts
  const searches = createRateLimit({ ...SEARCHES, now })
  const indexes = new Map(LOCALES.map((locale) => [locale, keepIndex(parts, locale)]))
  return {
    /**
     * Best first.
     * @param asked by the client with this address, in this language
     * @param asked.isAbout without what only mentions the words
     */
    async find(query: string, { client, locale, isAbout = false }: Asked): Promise<FoundOnSite> {
      if (query.trim() === '') return { results: [], retryAfterSeconds: null }
      const decision = searches.take(client)
      if (!decision.isAllowed) return { results: [], retryAfterSeconds: decision.retryAfterSeconds }
      const readsAt = now()
      const index = await indexes.get(locale)?.(readsAt)
      const found = index?.find(query, LOOKED_AT, { isAbout }) ?? []
      return { results: await presentResults(parts, found, readsAt), retryAfterSeconds: null }
    },
    /** With their texts, for a site of files, whose pages search in the browser. */
    async entries(locale: Locale): Promise<SearchEntry[]> {
      return [
        ...recordEntries(parts, locale),
        ...(await postEntries(db, await listPublishedIds(db, locale))),
      ]
    },
  }
}

function recordEntries({ site, now }: SiteSearchParts, locale: Locale): SearchEntry[] {
  return siteEntries(site(locale), now())
}

/** Decision 35: made at the first search, and again at the next one after something has changed; the old one answers meanwhile. */
function keepIndex(parts: SiteSearchParts, locale: Locale) {
  const { db, bus, log, now, site } = parts
  let index: SearchIndex | null = null
  let making: Promise<void> | null = null
  let until: Date | null = new Date(0)
  bus.subscribe(({ kind }) => {
    if (kind === 'content') until = new Date(0)
  })
  const makeIndex = async () => {
    until = earliest([nextExpiry(factsOf(site('en')), now()), site(locale).until])
    try {
      const made = createSearchIndex(recordEntries(parts, locale), searchWords[locale])
      index ??= made
      const ids = await listPublishedIds(db, locale, MOST_POSTS)
      for (let start = 0; start < ids.length; start += POSTS_AT_ONCE)
        made.add(await postEntries(db, ids.slice(start, start + POSTS_AT_ONCE)))
      index = made
    } catch (error) {
      until = new Date(0)
      log.error('posts could not be searched', error)
    } finally {
      making = null
    }
  }
  return async (readsAt: Date): Promise<SearchIndex | null> => {
    if (until !== null && until <= readsAt) making ??= makeIndex()
    if (making) await Promise.race([making, sleep(WAIT_MS, null, { ref: false })])
    return index
  }
}

// A post as it is now, and where its reader may see it: an old index can hide a post, never show one.
async function presentResults(
  { db, log }: SiteSearchParts,
  found: readonly SearchResult[],
  readsAt: Date,
): Promise<SearchResult[]> {
  const ids = found.flatMap(({ postId }) => postId ?? [])
  const posts = await findSummaries(db, ids, { readsAt }).catch((error: unknown) => {
    log.error('posts could not be searched', error)
    return []
  })
  const visible = new Map(posts.map((post) => [post.id, post]))
  const results = found.flatMap((result) => {
    if (result.postId === null) return [result]
    const post = visible.get(result.postId)
    if (!post) return []
    return [
      {
        ...result,
        path: pathTo('/blog/:post', { post: post.slug }),
        title: post.title,
        summary: post.excerpt,
      },
    ]
  })
  return results.slice(0, MOST_RESULTS)
}

async function postEntries(db: Kysely<Schema>, ids: readonly string[]): Promise<SearchEntry[]> {
  const posts = await readPostTexts(db, ids)
  return posts.map(({ id, slug, title, excerpt, categories, content }) => ({
    kind: 'post',
    postId: id,
    path: pathTo('/blog/:post', { post: slug }),
    title,
    summary: excerpt,
    text: withoutAddresses(`${categories.join('\n')}\n${content}`),
  }))
}

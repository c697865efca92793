import { data, type RouterContextProvider } from 'react-router'
import { addressGroup } from '#app/platform/http/client-address.server.ts'
import { clientContext, readerPage } from '#app/server/services-context.server.ts'
import type { FoundOnSite } from '#app/server/site-search.server.ts'
import { decodedText } from '#app/platform/texts/decode-text.ts'

export async function findOnSite(
  context: Readonly<RouterContextProvider>,
  query: string,
  { isAbout = false } = {},
): Promise<FoundOnSite> {
  const client = addressGroup(context.get(clientContext).address)
  const { services, locale } = readerPage(context)
  return services.search.find(query, { client, locale, isAbout })
}

// More would be noise on a page about something else.
const MOST_ELSEWHERE = 5

/** For a page or a search that has nothing: what is about the words, and not what only mentions them. */
export async function findElsewhere(context: Readonly<RouterContextProvider>, words: string) {
  const { results } = await findOnSite(context, words, { isAbout: true })
  return results.slice(0, MOST_ELSEWHERE)
}

/** What a page that does not exist shows. */
export async function loadNotFound(request: Request, context: Readonly<RouterContextProvider>) {
  const { notFound, search } = readerPage(context).texts
  const results = await findElsewhere(context, wordsOfAddress(request))
  return { notFound, search, results }
}

/** For a route whose page the site does not have. */
export async function missingPage(request: Request, context: Readonly<RouterContextProvider>) {
  return data({ page: null, missing: await loadNotFound(request, context) }, { status: 404 })
}

const PARTS_OF_ADDRESSES =
  /^(?:html?|php|aspx?|index|www|\d+|about|articles?|blog|category|countries|news|pages?|posts?|services?)$/i

/** Of an address that leads nowhere; a long run of letters and digits is a token, not a word. */
export function wordsOfAddress(request: Request): string {
  return (decodedText(new URL(request.url).pathname) ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length < 20 && !PARTS_OF_ADDRESSES.test(word))
    .join(' ')
}

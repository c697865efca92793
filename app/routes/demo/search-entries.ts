import type { LoaderFunctionArgs } from 'react-router'
import { addressesOf } from '#app/features/pages/page-addresses.ts'
import type { FileOfEntries } from '#app/features/site/search/search-index.ts'
import { readerPage } from '#app/server/services-context.server.ts'

/** What the browser searches on a site of files, in the language of the address. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { services, locale, site } = readerPage(context)
  const entries = await services.search.entries(locale)
  return Response.json({ entries, addresses: addressesOf(site) } satisfies FileOfEntries)
}

import type { LoaderFunctionArgs } from 'react-router'
import { addressesOf, localPath } from '#app/features/pages/page-addresses.ts'
import { readerPage } from '#app/server/services-context.server.ts'

/** What the browser searches on a site of files, in the language of the address. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { services, locale, site } = readerPage(context)
  const entries = await services.search.entries(locale)
  const addresses = addressesOf(site)
  return Response.json(
    entries.map((entry) => ({ ...entry, path: localPath(entry.path, addresses) })),
  )
}

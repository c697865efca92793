import type { LoaderFunctionArgs } from 'react-router'
import { readerPage } from '#app/server/services-context.server.ts'

/** What the browser searches on a site of files, in the language of the address. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { services, locale } = readerPage(context)
  return Response.json(await services.search.entries(locale))
}

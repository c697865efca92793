import type { LoaderFunctionArgs } from 'react-router'
import { servicesContext } from '#app/server/services-context.server.ts'

/** What the browser searches on a site of files. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await context.get(servicesContext).search.entries())
}

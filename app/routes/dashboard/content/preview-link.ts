import { redirect } from 'react-router'
import type { Route } from './+types/preview-link.ts'
import { withdrawSitePreview } from '#app/features/content-editor/preview/preview-links.server.ts'
import { redirectWithFlash } from '#app/server/flash.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getActor } from '#app/server/session-context.server.ts'

export async function action({ params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  await withdrawSitePreview(services, { id: params.link, by: getActor(context) })
  return redirectWithFlash('/dashboard/content/preview', 'preview-withdrawn')
}

export function loader() {
  return redirect('/dashboard/content/preview', 303)
}

import { type LinksFunction, type MetaFunction, useRouteLoaderData } from 'react-router'
import type { RouteHandle } from '#app/entry.server.tsx'
import galleryStyle from '#app/gallery/gallery.css?url'
import { GalleryPage } from '#app/gallery/gallery-page.tsx'
import { pageMeta } from '#app/application/page-meta.ts'
import type { Frame } from '#app/ui/frame/frame.ts'
import siteStyle from '#app/ui/styles/site.css?url'
import staffStyle from '#app/ui/styles/staff.css?url'

export const handle: RouteHandle = { application: true }

export const links: LinksFunction = () =>
  [siteStyle, staffStyle, galleryStyle].map((href) => ({ rel: 'stylesheet', href }))

export const meta: MetaFunction = () => pageMeta({ title: 'Every part', index: false })

/** Every part of the site in every state; `app/routes.ts` leaves it out of a build. */
export default function Ui() {
  const site = useRouteLoaderData<{ frame: Frame }>('routes/site/frame')
  return site ? <GalleryPage frame={site.frame} /> : null
}

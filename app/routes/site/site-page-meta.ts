import { breadcrumbs } from '#app/features/seo/json-ld.ts'
import type { JsonLd } from '#app/features/seo/json-ld-things.ts'
import { pageMeta, type PageMetaArgs, placeOf } from '#app/application/page-meta.ts'

type SitePage = {
  title: string
  /** In the breadcrumbs, where the title says more. */
  name?: string
  description: string
  /** Between Home and the page. */
  parents?: readonly { name: string; path: string }[]
  /** What the page is about, for search engines. */
  things?: (origin: string) => readonly JsonLd[]
  /** False excludes it from search engines. */
  index?: boolean
}

export function sitePageMeta(page: SitePage, args: PageMetaArgs) {
  const { title, name = title, description, parents = [], things, index = true } = page
  const steps = [...homeStep(args), ...parents, { name, path: args.location.pathname }]
  const jsonLd = (origin: string) => [...(things?.(origin) ?? []), breadcrumbs(origin, steps)]
  return pageMeta({ title, description, jsonLd, index }, args)
}

/** Of a page whose texts say no more of it. */
export function contentMeta(args: PageMetaArgs & { loaderData: { content: SitePage } }) {
  const { title, description } = args.loaderData.content
  return sitePageMeta({ title, description }, args)
}

/** The first breadcrumb; empty on an error page, which has none. */
export function homeStep(args: PageMetaArgs) {
  const home = placeOf(args)?.home
  return home ? [home] : []
}

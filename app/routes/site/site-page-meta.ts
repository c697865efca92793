import { breadcrumbs } from '#app/features/seo/json-ld.ts'
import type { JsonLd } from '#app/features/seo/json-ld-things.ts'
import { feeds } from '#app/features/site/texts/en/feeds.ts'
import { pageMeta, type PageMetaArgs } from '#app/application/page-meta.ts'

type SitePage = {
  title: string
  description: string
  /** Between Home and the page. */
  parents?: readonly { name: string; path: string }[]
  /** What the page is about, for search engines. */
  things?: (origin: string) => readonly JsonLd[]
  /** False excludes it from search engines. */
  index?: boolean
}

export function sitePageMeta(page: SitePage, args: PageMetaArgs) {
  const { title, description, parents = [], things, index = true } = page
  const steps = [feeds.home, ...parents, { name: title, path: args.location.pathname }]
  const jsonLd = (origin: string) => [...(things?.(origin) ?? []), breadcrumbs(origin, steps)]
  return pageMeta({ title, description, jsonLd, index }, args)
}

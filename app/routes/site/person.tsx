import { data } from 'react-router'
import { pathTo } from '#app/addresses.ts'
import type { Route } from './+types/person.ts'
import { listPostsOf } from '#app/features/posts/posts.server.ts'
import { headTitle } from '#app/features/seo/head-texts.ts'
import { personOfFirm } from '#app/features/seo/json-ld-people.ts'
import { personContent } from '#app/features/site/people/person.ts'
import { pathOf } from '#app/features/pages/site-pages.ts'
import { PersonPage } from '#app/features/site/people/ui/person-page.tsx'
import { MissingPage } from '#app/routes/site/missing-page.tsx'
import { blogExpiry } from '#app/server/pages/page-expiry.server.ts'
import { pageMeta } from '#app/application/page-meta.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { readPosts } from '#app/routes/blog/fallback.server.ts'
import { missingPage } from '#app/routes/site/find-on-site.server.ts'
import { sitePageMeta } from '#app/routes/site/site-page-meta.ts'
import { readerPage } from '#app/server/services-context.server.ts'

// More would push the rest of the page away; the blog lists them all.
const MOST_POSTS = 10

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, site, texts, locale, now: readsAt, callParts } = readerPage(context)
  const content = personContent(site, params.person, texts.people)
  if (content === null) return missingPage(request, context)
  const page = {
    content,
    firm: site.firm,
    ...callParts(pathOf('person', params.person)),
  }
  return readPosts(
    context,
    async () => {
      const asked = { limit: MOST_POSTS, readsAt, locale }
      const { name, admissions } = content
      const isLawyer = admissions.length > 0
      const found = await listPostsOf(services.db, { name, isLawyer }, asked)
      const posts = found.map(({ slug, title, date, author }) => ({
        path: pathTo('/blog/:post', { post: slug }),
        title,
        date,
        isReviewed: author !== content.name,
      }))
      const headers = publicPage(await blogExpiry(services, readsAt))
      return data({ page: { ...page, posts }, missing: null }, { headers })
    },
    (headers) => data({ page: { ...page, posts: [] }, missing: null }, { headers }),
  )
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { page, missing } = args.loaderData
  if (missing) return pageMeta({ title: missing.notFound.title, index: false })
  const { content, firm } = page
  const { name, role, description, texts, directLine } = content
  const title = headTitle(name, role, ', ')
  const facts = { ...content, phone: directLine?.href.replace('tel:', '') ?? null }
  const things = (origin: string) => [personOfFirm(origin, facts, firm)]
  const { text, path } = texts.about
  const parents = [{ name: text, path }]
  return sitePageMeta({ title, name, description, parents, things }, args)
}

export default function Person({ loaderData: { page, missing } }: Route.ComponentProps) {
  if (page) return <PersonPage {...page} />
  return <MissingPage missing={missing} />
}

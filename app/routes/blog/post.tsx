import { pathTo } from '#app/addresses.ts'
import { readPosts } from '#app/routes/blog/fallback.server.ts'
import { findFallback } from '#app/features/posts/samples/fallback-posts.server.ts'
import { data } from 'react-router'
import type { Route } from './+types/post.ts'
import { homeStep } from '#app/routes/site/site-page-meta.ts'
import { editorTexts } from '#app/features/post-editor/editor-texts.ts'
import { PostNotFoundPage } from '#app/features/posts/ui/post-not-found-page.tsx'
import { PostPage } from '#app/features/posts/ui/post-page.tsx'
import { blogPosting, breadcrumbs } from '#app/features/seo/json-ld.ts'
import { relatedQuestions } from '#app/features/site/pages/related.ts'
import { RelatedLinks } from '#app/features/site/ui/related-links.tsx'
import { blogExpiry } from '#app/server/pages/page-expiry.server.ts'
import { pageImageOrigins } from '#app/server/pages/page-sources.server.ts'
import { pageMeta, placeOf } from '#app/application/page-meta.ts'
import { PRIVATE_PAGE, publicPage } from '#app/platform/http/cache-headers.ts'
import { publicOrigin } from '#app/server/public-origin.server.ts'
import { findAskedPost, pathOfPost } from '#app/routes/blog/post-languages.server.ts'
import { hiddenBar, postFacts, postPageData } from '#app/routes/blog/post-data.server.ts'
import { readerPage, unsavedPostContext } from '#app/server/services-context.server.ts'
import { may } from '#app/server/session-context.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { texts: all, locale } = readerPage(args.context)
  const texts = all.blog
  return readPosts(
    args.context,
    () => loadPost(args),
    (headers, status) => {
      const post = findFallback(locale, args.params.post, texts.post)
      return data({ ...NOTHING, post, texts }, { headers, status: post ? 200 : status })
    },
  )
}

async function loadPost({ request, params, context }: Route.LoaderArgs) {
  const { services, site, locale, quote, now: readsAt, ...shown } = readerPage(context)
  const texts = shown.texts.blog
  const isStaff = may(context, 'read-posts')
  const origin = publicOrigin(services.config, request)
  const asked = { idOrSlug: params.post, locale, origin, readsAt }
  const viewer = isStaff ? 'staff' : { readsAt }
  const unsaved = context.get(unsavedPostContext)
  const shownPost = unsaved
    ? { post: unsaved, postStatus: 'draft' as const, alternates: [] }
    : await findAskedPost(services, { ...asked, viewer })
  if (!shownPost) return data({ ...NOTHING, texts }, { status: 404 })
  const { post: found, postStatus, alternates } = shownPost
  const isPublic = postStatus === 'published'
  const address = isPublic ? origin + pathOfPost(found) : null
  const { outsideOrigins, ...post } = await postPageData(services, found, { address, readsAt })
  context.set(pageImageOrigins, outsideOrigins)
  const questions = relatedQuestions(site, found.categories)
  const page = {
    post,
    facts: isPublic ? postFacts(found, site) : null,
    alternates,
    bar: unsaved ? editorTexts.preview.bar : hiddenBar(found, postStatus, services.timeZone()),
    editHref: isStaff ? pathTo('/dashboard/blog/edit/:id', { id: found.id }) : null,
    questions: quote(questions),
  }
  const headers = isPublic ? publicPage(await blogExpiry(services, readsAt)) : PRIVATE_PAGE
  return data({ ...page, texts }, { headers })
}

const NOTHING = {
  post: null,
  facts: null,
  alternates: [],
  bar: null,
  editHref: null,
  questions: [],
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { post, facts, alternates, texts } = args.loaderData
  if (!post) return pageMeta({ title: texts.notFound.title, index: false })
  const page = { title: post.title, description: post.excerpt }
  if (!facts) return pageMeta({ ...page, index: false }, args)
  const steps = [
    ...homeStep(args),
    { name: texts.list.title, path: '/blog' },
    { name: post.title, path: facts.path },
  ]
  const siteName = placeOf(args)?.siteName ?? ''
  const article = {
    publishedAt: facts.publishedAt.toISOString(),
    updatedAt: facts.updatedAt.toISOString(),
    author: facts.author,
  }
  const jsonLd = (origin: string) => [
    blogPosting(origin, siteName, facts),
    breadcrumbs(origin, steps),
  ]
  return pageMeta(
    {
      ...page,
      image: { path: facts.imagePath, alt: facts.imageAlt },
      article,
      alternates,
      jsonLd,
    },
    args,
  )
}

export default function BlogPost({
  loaderData: { post, texts, bar, editHref, questions },
}: Route.ComponentProps) {
  return post ? (
    <>
      <PostPage post={post} texts={texts} bar={bar} editHref={editHref} />
      <RelatedLinks headingId="questions" title={texts.post.questions} links={questions} />
    </>
  ) : (
    <PostNotFoundPage texts={texts} />
  )
}

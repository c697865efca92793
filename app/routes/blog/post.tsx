import { postPageData } from '#app/routes/blog/post-page-data.server.ts'
import { readPosts } from '#app/routes/blog/stand-in.server.ts'
import { findStandIn } from '#app/features/blog/stand-in-posts.server.ts'
import { data, redirect } from 'react-router'
import type { Route } from './+types/post.ts'
import type { RouteHandle } from '#app/entry.server.tsx'
import { isPostId, type Post } from '#app/features/blog/post.ts'
import { findPost } from '#app/features/blog/posts.server.ts'
import { PostNotFoundPage } from '#app/features/blog/ui/post-not-found-page.tsx'
import { PostPage } from '#app/features/blog/ui/post-page.tsx'
import { blogPosting, breadcrumbs } from '#app/features/seo/json-ld.ts'
import { shareImagePath } from '#app/features/seo/share-image.ts'
import { contentOf } from '#app/features/site/content.ts'
import { feeds } from '#app/features/site/content/en/feeds.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { pageBoundary } from '#app/page-boundary.server.ts'
import { pageImageOrigins } from '#app/page-image-origins.server.ts'
import { pageMeta } from '#app/page-meta.ts'
import { PRIVATE_PAGE, publicPage } from '#app/platform/http/cache-headers.ts'
import { publicOrigin } from '#app/public-origin.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { findSignedIn } from '#app/session-context.server.ts'
import { postCard } from '#app/share-cards.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const words = contentOf('en').blog
  return readPosts(
    args.context,
    () => loadPost(args),
    (headers, status) => {
      const post = findStandIn(args.params.post, words.post.outsidePicture)
      const page = { post, facts: null, words, editHref: null }
      return data(page, { headers, status: post ? 200 : status })
    },
  )
}

async function loadPost({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const words = contentOf('en').blog
  const viewer = findSignedIn(context) ? 'staff' : 'reader'
  const found = await findPost(services.db, params.post, viewer)
  if (!found) return data({ post: null, facts: null, words, editHref: null }, { status: 404 })
  if (isPostId(params.post)) throw redirect(`/blog/${found.slug}`, found.published ? 301 : 302)
  const { outsideOrigins, ...post } = await postPageData(
    services,
    found,
    publicOrigin(services.config, request),
  )
  context.set(pageImageOrigins, outsideOrigins)
  const editHref = viewer === 'staff' ? `/dashboard/blog/edit/${found.id}` : null
  const headers = found.published
    ? publicPage(pageBoundary(firm, services.facts.current(), services.now()))
    : PRIVATE_PAGE
  return data({ post, facts: postFacts(found), words, editHref }, { headers })
}

// What the head tells others of a post; nothing of a draft.
function postFacts(post: Post) {
  if (!post.published) return null
  const { title, excerpt, author, categories, updatedAt } = post
  const publishedAt = post.publishedAt ?? post.createdAt
  const addresses = { path: `/blog/${post.slug}`, imagePath: shareImagePath(postCard(post)) }
  return { ...addresses, title, excerpt, author, categories, publishedAt, updatedAt }
}

export const handle: RouteHandle = { sheets: ['form', 'notes', 'blog'] }

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { post, facts, words } = args.loaderData
  if (!post) return pageMeta({ title: words.notFound.title, index: false })
  const page = { title: `${post.title} | ${firm.name}`, description: post.excerpt }
  if (!facts) return pageMeta({ ...page, index: false })
  const steps = [
    feeds.home,
    { name: words.list.title, path: '/blog' },
    { name: post.title, path: facts.path },
  ]
  const article = {
    publishedAt: facts.publishedAt.toISOString(),
    updatedAt: facts.updatedAt.toISOString(),
    author: facts.author,
  }
  const jsonLd = (origin: string) => [
    blogPosting(origin, firm.name, facts),
    breadcrumbs(origin, steps),
  ]
  return pageMeta({ ...page, image: facts.imagePath, article, jsonLd }, args)
}

export default function BlogPost({ loaderData: { post, words, editHref } }: Route.ComponentProps) {
  return post ? (
    <PostPage post={post} words={words} editHref={editHref} />
  ) : (
    <PostNotFoundPage words={words} />
  )
}

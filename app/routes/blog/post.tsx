import { data, redirect } from 'react-router'
import type { Route } from './+types/post.ts'
import type { RouteHandle } from '#app/entry.server.tsx'
import { isPostId, type Post, readingMinutes } from '#app/features/blog/post.ts'
import { findPictures, postCards } from '#app/features/blog/post-cards.server.ts'
import { findPost, listRelatedPosts } from '#app/features/blog/posts.server.ts'
import { renderContent } from '#app/features/blog/render-content.server.ts'
import { PostNotFoundPage } from '#app/features/blog/ui/post-not-found-page.tsx'
import { PostPage, type PostPageData } from '#app/features/blog/ui/post-page.tsx'
import { quoteKnownFacts } from '#app/features/facts/fact.ts'
import { imageNamesIn, imagePath } from '#app/features/media/image.ts'
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
import type { Services } from '#app/services.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { findSignedIn } from '#app/session-context.server.ts'
import { postCard } from '#app/share-cards.server.ts'

const RELATED_POSTS = 3

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const words = contentOf('en').blog
  const viewer = findSignedIn(context) ? 'staff' : 'reader'
  const found = await findPost(services.db, params.post, viewer)
  if (!found) return data({ post: null, facts: null, words, editHref: null }, { status: 404 })
  if (isPostId(params.post)) throw redirect(`/blog/${found.slug}`, found.published ? 301 : 302)
  const { outsideOrigins, ...post } = await pageData(
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

type PageData = PostPageData & { outsideOrigins: string[] }

async function pageData(services: Services, found: Post, origin: string): Promise<PageData> {
  const { db, config, facts, now } = services
  const [card] = await postCards(db, [found], config.imageHosts)
  if (!card) throw new Error('A post has one card')
  const shown = imageNamesIn({ image: '', content: found.content }).map(imagePath)
  const quoted = quoteKnownFacts(found.content, facts.current(), now())
  const { outsideOrigins, ...rendered } = renderContent(quoted, {
    pictures: await findPictures(db, shown),
    imageHosts: config.imageHosts,
    outsidePicture: contentOf('en').blog.post.outsidePicture,
  })
  const related = await postCards(
    db,
    await listRelatedPosts(db, found, RELATED_POSTS),
    config.imageHosts,
  )
  const { published, sample, content } = found
  const address = published ? `${origin}/blog/${found.slug}` : null
  const cover = card.picture.kind === 'outside' ? [new URL(card.picture.address).origin] : []
  const page = { ...card, ...rendered, published, sample, related, address }
  return {
    ...page,
    readingMinutes: readingMinutes(content),
    outsideOrigins: [...cover, ...outsideOrigins],
  }
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

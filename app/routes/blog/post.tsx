import { data, redirect } from 'react-router'
import type { Route } from './+types/post.ts'
import { isPostId, type Post, readingMinutes } from '#app/features/blog/post.ts'
import { findPictures, postCards } from '#app/features/blog/post-cards.server.ts'
import { findPost, listRelatedPosts } from '#app/features/blog/posts.server.ts'
import { renderContent } from '#app/features/blog/render-content.server.ts'
import { PostNotFoundPage } from '#app/features/blog/ui/post-not-found-page.tsx'
import { PostPage, type PostPageData } from '#app/features/blog/ui/post-page.tsx'
import { imageNamesIn, imagePath } from '#app/features/media/image.ts'
import { contentOf } from '#app/features/site/content.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { pageBoundary } from '#app/page-boundary.server.ts'
import { pageMeta } from '#app/page-meta.ts'
import { PRIVATE_PAGE, publicPage } from '#app/platform/http/cache-headers.ts'
import type { Services } from '#app/services.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { findSignedIn } from '#app/session-context.server.ts'

const RELATED_POSTS = 3

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const words = contentOf('en').blog
  const viewer = findSignedIn(context) ? 'staff' : 'reader'
  const found = await findPost(services.db, params.post, viewer)
  if (!found) return data({ post: null, words, editHref: null }, { status: 404 })
  if (isPostId(params.post)) throw redirect(`/blog/${found.slug}`, found.published ? 301 : 302)
  const post = await pageData(services, found)
  const editHref = viewer === 'staff' ? `/dashboard/blog/edit/${found.id}` : null
  const headers = found.published ? publicPage(pageBoundary(firm, services.now())) : PRIVATE_PAGE
  return data({ post, words, editHref }, { headers })
}

async function pageData({ db, config }: Services, found: Post): Promise<PostPageData> {
  const [card] = await postCards(db, [found], config.imageHosts)
  if (!card) throw new Error('A post has one card')
  const shown = imageNamesIn({ image: '', content: found.content }).map(imagePath)
  const { html, headings } = renderContent(found.content, {
    pictures: await findPictures(db, shown),
    imageHosts: config.imageHosts,
    outsidePicture: contentOf('en').blog.post.outsidePicture,
  })
  const related = await postCards(db, await listRelatedPosts(db, found, RELATED_POSTS), config.imageHosts)
  const { published, sample, content } = found
  return { ...card, published, sample, html, headings, readingMinutes: readingMinutes(content), related }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData: { post, words } }) =>
  post
    ? pageMeta({ title: `${post.title} | ${firm.name}`, description: post.excerpt, index: post.published })
    : pageMeta({ title: words.notFound.title, index: false })

export default function BlogPost({ loaderData: { post, words, editHref } }: Route.ComponentProps) {
  return post ? <PostPage post={post} words={words} editHref={editHref} /> : <PostNotFoundPage words={words} />
}

import { type ClientLoaderFunctionArgs } from 'react-router'
import type { Post } from '#app/features/blog/post.ts'
import { readingMinutes } from '#app/features/blog/post.ts'
import { renderContent } from '#app/features/blog/render-content.ts'
import type { PostCardData } from '#app/features/blog/ui/post-card.tsx'
import { PostNotFoundPage } from '#app/features/blog/ui/post-not-found-page.tsx'
import { PostPage, type PostPageData } from '#app/features/blog/ui/post-page.tsx'
import { findImage, readPosts } from '#app/features/demo/demo-store.ts'
import { viewTexts } from '#app/features/demo/texts.ts'
import { quoteKnownFacts } from '#app/features/facts/fact.ts'
import { legalFacts } from '#app/features/facts/legal-facts.ts'
import { imageNamesIn, imagePath } from '#app/features/media/image.ts'
import { blog } from '#app/features/site/content/en/blog.ts'
import { postNote } from '#app/post-note.ts'
import { unlistedMeta } from '#app/unlisted-meta.ts'

/** A post of this browser as its page would show it. In the query, so that a plain file server finds the page. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('post')
  const post = readPosts().find(({ id }) => id === asked)
  return post ? { post: pageOf(post), published: post.published } : null
}

function pageOf(post: Post): PostPageData {
  const quoted = quoteKnownFacts(post.content, legalFacts, new Date())
  const { html, headings } = renderContent(quoted, {
    pictures: new Map(),
    imageHosts: [],
    outsidePicture: blog.post.outsidePicture,
  })
  return {
    ...post,
    picture: pictureOf(post.image),
    note: postNote(post, blog.post),
    html: withStoredImages(html, post.content),
    headings,
    readingMinutes: readingMinutes(post.content),
    related: [],
    // Nobody else could open it.
    address: null,
  }
}

function pictureOf(address: string): PostCardData['picture'] {
  const src = findImage(address)
  if (src !== null) return { kind: 'own', picture: { src, width: 1200, height: 800, sources: [] } }
  return URL.canParse(address) ? { kind: 'outside', address, shownAtOnce: false } : { kind: 'none' }
}

function withStoredImages(html: string, content: string): string {
  return imageNamesIn({ image: '', content })
    .map(imagePath)
    .reduce(
      (text, path) => text.replaceAll(`src="${path}"`, `src="${findImage(path) ?? path}"`),
      html,
    )
}

export const meta = ({ loaderData }: { loaderData?: ReturnType<typeof clientLoader> }) =>
  unlistedMeta(loaderData?.post.title ?? blog.post.loading)

type ViewPostProps = { loaderData: ReturnType<typeof clientLoader> }

export default function DemoViewPost({ loaderData }: ViewPostProps) {
  if (loaderData === null) return <PostNotFoundPage words={blog} />
  const { post, published } = loaderData
  const bar = published ? viewTexts.published : viewTexts.draft
  return (
    <PostPage post={post} words={blog} bar={bar} editHref={`/dashboard/blog/edit/${post.id}`} />
  )
}

import { pathTo } from '#app/addresses.ts'
import { countWords } from '#app/platform/texts/count-words.ts'
import { type ClientLoaderFunctionArgs } from 'react-router'
import { postImage } from '#app/features/posts/post-cover-image.ts'
import { type Post, readingMinutes } from '#app/features/posts/post.ts'
import { renderContent } from '#app/features/posts/render-content.ts'
import { PostNotFoundPage } from '#app/features/posts/ui/post-not-found-page.tsx'
import { PostPage, type PostPageData } from '#app/features/posts/ui/post-page.tsx'
import { listImages, readPosts } from '#app/features/demo/demo-store.ts'
import { viewTexts } from '#app/features/demo/texts.ts'
import { quoteKnownFacts } from '#app/features/facts/fact.ts'
import { legalFacts } from '#app/features/facts/law-pack.ts'
import { blog } from '#app/features/site/texts/en/blog.ts'
import { shownReview } from '#app/features/content/reviewers.ts'
import { demoPeople } from '#app/routes/demo/demo-reviewers.ts'
import { postNote } from '#app/application/post-note.ts'
import { unlistedMeta } from '#app/application/unlisted-meta.ts'

/** In the query, so that a plain file server finds the page. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const requested = new URL(request.url).searchParams.get('post')
  const post = readPosts().find(({ id }) => id === requested)
  return post ? { post: pageOf(post), published: post.published } : null
}

function pageOf(post: Post): PostPageData {
  const sizes = { width: 1200, height: 800, sources: [] }
  const images = new Map(
    listImages().map(({ name, preview }) => [name, { src: preview, ...sizes }]),
  )
  const quoted = quoteKnownFacts(post.content, legalFacts, new Date())
  const { outsideImage } = blog.post
  return {
    ...post,
    ...renderContent(quoted, { images: new Map(), imageHosts: [], outsideImage }),
    cover: postImage(post.image, images, []),
    note: postNote({ ...post, review: shownReview(demoPeople, post.review) }, blog.post, 'en'),
    readingMinutes: readingMinutes(countWords(post.content)),
    related: [],
    source: null,
    authorPath: null,
    reviewer: null,
    // No one else could open it.
    address: null,
  }
}

export const meta = ({ loaderData }: { loaderData?: ReturnType<typeof clientLoader> }) =>
  unlistedMeta(loaderData?.post.title ?? blog.post.loading)

type ViewPostProps = { loaderData: ReturnType<typeof clientLoader> }

export default function DemoViewPost({ loaderData }: ViewPostProps) {
  if (loaderData === null) return <PostNotFoundPage texts={blog} />
  const { post, published } = loaderData
  const bar = published ? viewTexts.published : viewTexts.draft
  return (
    <PostPage
      post={post}
      texts={blog}
      bar={bar}
      editHref={pathTo('/dashboard/blog/edit/:id', { id: post.id })}
    />
  )
}

import { type ClientLoaderFunctionArgs } from 'react-router'
import type { PostCardData } from '#app/features/blog/ui/post-card.tsx'
import { PostNotFoundPage } from '#app/features/blog/ui/post-not-found-page.tsx'
import { PostPage, type PostPageData } from '#app/features/blog/ui/post-page.tsx'
import { type Post, readingMinutes } from '#app/features/blog/post.ts'
import { renderContent } from '#app/features/blog/render-content.ts'
import { findKeptPicture } from '#app/features/demo/kept-pictures.ts'
import { readCopy } from '#app/features/demo/post-copy.ts'
import { quoteKnownFacts } from '#app/features/facts/fact.ts'
import { legalFacts } from '#app/features/facts/legal-facts.ts'
import { imageNamesIn, imagePath } from '#app/features/media/image.ts'
import { blog } from '#app/features/site/content/en/blog.ts'
import { demo } from '#app/features/site/content/en/demo.ts'
import { pageMeta } from '#app/page-meta.ts'
import { postNote } from '#app/post-note.ts'
import { openCopy } from '#app/demo-copy.ts'

/** A post of the copy as its page would show it. In the query, so that a plain file server finds the page. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const storage = openCopy()
  const asked = new URL(request.url).searchParams.get('post')
  const post = readCopy(storage).find(({ id }) => id === asked)
  return post ? { post: pageOf(storage, post), published: post.published } : null
}

function pageOf(storage: Storage, post: Post): PostPageData {
  const quoted = quoteKnownFacts(post.content, legalFacts, new Date())
  const { html, headings } = renderContent(quoted, {
    pictures: new Map(),
    imageHosts: [],
    outsidePicture: blog.post.outsidePicture,
  })
  return {
    ...post,
    picture: pictureOf(storage, post.image),
    note: postNote(post, blog.post),
    html: withKeptPictures(storage, html, post),
    headings,
    readingMinutes: readingMinutes(post.content),
    related: [],
    // Nobody else could open it.
    address: null,
  }
}

function pictureOf(storage: Storage, address: string): PostCardData['picture'] {
  const src = findKeptPicture(storage, address)
  if (src !== null) return { kind: 'own', picture: { src, width: 1200, height: 800, sources: [] } }
  return URL.canParse(address) ? { kind: 'outside', address, shownAtOnce: false } : { kind: 'none' }
}

function withKeptPictures(storage: Storage, html: string, { content }: Post): string {
  return imageNamesIn({ image: '', content }).reduce((text, name) => {
    const path = imagePath(name)
    return text.replaceAll(`src="${path}"`, `src="${findKeptPicture(storage, path) ?? path}"`)
  }, html)
}

export const meta = ({ loaderData }: { loaderData?: ReturnType<typeof clientLoader> }) =>
  pageMeta({ title: loaderData?.post.title ?? blog.post.loading, index: false })

type ViewPostProps = { loaderData: ReturnType<typeof clientLoader> }

export default function DemoViewPost({ loaderData }: ViewPostProps) {
  if (loaderData === null) return <PostNotFoundPage words={blog} />
  const { post, published } = loaderData
  const bar = published ? demo.view.published : demo.view.draft
  return (
    <PostPage post={post} words={blog} bar={bar} editHref={`/dashboard/blog/edit/${post.id}`} />
  )
}

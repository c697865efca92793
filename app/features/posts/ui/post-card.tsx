import { pathTo } from '#app/addresses.ts'
import { wholeNames } from '#app/ui/page/whole-names.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import type { BlogTexts } from '#app/features/posts/blog-texts.ts'
import { categoryPath } from '#app/features/posts/category.ts'
import type { PostSummary } from '#app/features/posts/post.ts'
import type { PostTexts } from '#app/features/posts/post-fields.ts'
import type { PostImage } from '#app/features/posts/post-cover-image.ts'
import { PostCover } from '#app/features/posts/ui/post-cover.tsx'
import { Badges } from '#app/ui/page/badge.tsx'
import { MoreLink } from '#app/ui/button.tsx'

export type PostCardData = Omit<PostTexts, 'content' | 'image'> &
  Pick<PostSummary, 'id' | 'slug'> & { cover: PostImage }

// One, two or three columns, as the style sheet lays the cards out.
const CARD_SIZES = '(min-width: 64em) 24rem, (min-width: 40em) 45vw, 92vw'

type PostCardProps = { post: PostCardData; texts: BlogTexts; priority: boolean }

export function PostCard({ post, texts, priority }: PostCardProps) {
  const path = pathTo('/blog/:post', { post: post.slug })
  return (
    <li className="post">
      <PostCover
        cover={post.cover}
        alt={post.imageAlt}
        categories={post.categories}
        sizes={CARD_SIZES}
        priority={priority}
      />
      <Categories categories={post.categories} />
      <h2 dir="auto">
        <a href={path}>{wholeNames(post.title)}</a>
      </h2>
      <p dir="auto">{wholeNames(post.excerpt)}</p>
      <p className="meta">
        <bdi>{post.date}</bdi> · <bdi>{post.author}</bdi>
      </p>
      <MoreLink href={path} about={fillText(texts.list.readMoreAbout, { title: post.title })}>
        {texts.list.readMore}
      </MoreLink>
    </li>
  )
}

export function Categories({ categories }: { categories: readonly string[] }) {
  return (
    <Badges badges={categories.map((text) => ({ text, href: categoryPath(text) ?? undefined }))} />
  )
}

import { findMovedPost } from '#app/features/posts/post-address.server.ts'
import type { Post } from '#app/features/posts/post.ts'
import { findPost, type Db } from '#app/features/posts/posts.server.ts'
import { coverFor } from '#app/features/posts/ui/post-cover.tsx'
import type { SiteContent } from '#app/features/content/site-content.ts'
import type { ShareCard } from '#app/features/seo/share-image.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { sitePages } from '#app/server/site-pages.server.ts'

const POST = 'post-'

type CardPost = Pick<Post, 'slug' | 'title' | 'categories'>

export function postCard({ slug, title, categories }: CardPost): ShareCard {
  const label = categories[0] ?? interfaceTexts('en').blog.list.title
  return { name: `${POST}${slug}`, title, label, cover: coverFor(categories) }
}

export async function findShareCard(
  { db, site }: { db: Db; site: SiteContent },
  name: string,
  readsAt: Date,
) {
  const page = sitePages(site).find(({ card }) => card.name === name)
  if (page) return page.card
  if (!name.startsWith(POST)) return null
  const slug = name.slice(POST.length)
  const post =
    (await findPost(db, slug, { readsAt })) ?? (await findMovedPost(db, slug, { readsAt }))
  return post && postCard(post)
}

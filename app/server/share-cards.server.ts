import { findMovedPost } from '#app/features/posts/post-address.server.ts'
import type { Post } from '#app/features/posts/post.ts'
import { findPost, type Db } from '#app/features/posts/posts.server.ts'
import { coverFor } from '#app/features/posts/ui/post-cover.tsx'
import type { SiteContent } from '#app/features/content/site-content.ts'
import type { ShareCard } from '#app/features/seo/share-image.ts'
import { LOCALES, type Locale } from '#app/platform/texts/locales.ts'
import type { FirmProfile } from '#app/features/content/firm-profile.ts'
import { firmLine, shareCards } from '#app/server/pages/site-pages.server.ts'

const POST = 'post-'

type CardPost = Pick<Post, 'slug' | 'title' | 'excerpt' | 'categories'>

export function postCard(
  { slug, title, excerpt, categories }: CardPost,
  firm: FirmProfile,
): ShareCard {
  const art = { kind: 'cover', name: coverFor(categories) } as const
  return { name: `${POST}${slug}`, title, subtitle: excerpt, ...firmLine(firm), art }
}

export async function findShareCard(
  { db, site }: { db: Db; site: (locale: Locale) => SiteContent },
  name: string,
  readsAt: Date,
) {
  const cards = LOCALES.flatMap((locale) => [...shareCards(site(locale)).values()])
  const card = cards.find((candidate) => candidate.name === name)
  if (card) return card
  if (!name.startsWith(POST)) return null
  const slug = name.slice(POST.length)
  const post =
    (await findPost(db, slug, { readsAt })) ?? (await findMovedPost(db, slug, { readsAt }))
  return post && postCard(post, site(post.locale).firm)
}

import { pathTo } from '#app/addresses.ts'
import { countWords } from '#app/platform/texts/count-words.ts'
import { quoteKnownFacts } from '#app/features/facts/fact.ts'
import { factsOf } from '#app/features/content/facts-of-site.ts'
import { shownReview } from '#app/features/content/reviewers.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import type { Post } from '#app/features/posts/post.ts'
import { readingMinutes } from '#app/features/posts/post.ts'
import { findImageSources, postCards } from '#app/features/posts/post-cards.server.ts'
import { lastChange, type PostStatus } from '#app/features/posts/publication/post-schedule.ts'
import { barTexts } from '#app/features/posts/publication/publication-texts.ts'
import { listRelatedPosts } from '#app/features/posts/posts.server.ts'
import { findSource } from '#app/features/posts/translations/source.server.ts'
import { tagOf } from '#app/platform/texts/locales.ts'
import { renderInTime } from '#app/features/posts/render-content.ts'
import type { PostPageData } from '#app/features/posts/ui/post-page.tsx'
import { imageNamesIn, imagePath } from '#app/features/images/image.ts'
import { shareImageAlt, shareImagePath } from '#app/features/seo/share-image.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { pathOfPerson } from '#app/features/site/people/people.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import type { Services } from '#app/server/services.server.ts'
import { postNote } from '#app/application/post-note.ts'
import { sourceNote } from '#app/routes/blog/post-languages.server.ts'
import { postCard } from '#app/server/share-cards.server.ts'

const RELATED_POSTS = 3

type PageData = PostPageData & { outsideOrigins: string[] }

/** `readsAt` decides which other posts are named. */
export async function postPageData(
  { db, config, site, textWorker, timeZone }: Services,
  found: Post,
  shown: { address: string | null; readsAt: Date },
): Promise<PageData> {
  const [card] = await postCards(db, [found], config.imageHosts)
  if (!card) throw new Error('A post has one card')
  const images = imageNamesIn({ image: '', content: found.content }).map(imagePath)
  const { locale } = found
  const review = shownReview(site(locale), found.review)
  const texts = interfaceTexts(locale).blog.post
  const known = factsOf(site(locale))
  const quoted = quoteKnownFacts(found.content, known, shown.readsAt, locale)
  const { outsideOrigins, ...rendered } = await renderInTime(textWorker, quoted, {
    images: await findImageSources(db, images),
    imageHosts: config.imageHosts,
    outsideImage: texts.outsideImage,
  })
  const others = { limit: RELATED_POSTS, readsAt: shown.readsAt }
  const related = await postCards(db, await listRelatedPosts(db, found, others), config.imageHosts)
  const cover = card.cover.kind === 'outside' ? [new URL(card.cover.address).origin] : []
  return {
    ...card,
    ...rendered,
    authorPath: pathOfPerson(site(locale), found.author),
    note: postNote({ ...found, review }, texts, locale),
    reviewer: reviewerOf(site(locale), { ...found, review }),
    source: sourceNote(await findSource(db, found, shown), locale, timeZone()),
    related,
    address: shown.address,
    readingMinutes: readingMinutes(countWords(found.content)),
    outsideOrigins: [...cover, ...outsideOrigins],
  }
}

/** With a page of their own; null where the note names nobody. */
function reviewerOf(site: SiteContent, { sample, review }: Post): PostPageData['reviewer'] {
  const path = sample || review === null ? null : pathOfPerson(site, review.by)
  return review === null || path === null ? null : { name: review.by, path }
}

export function postFacts(post: Post, site: SiteContent) {
  const { title, excerpt, author, categories, locale } = post
  const shown = shownReview(site, post.review)
  const review = shown && { ...shown, byPath: pathOfPerson(site, shown.by) }
  const dates = { publishedAt: post.publishedAt ?? post.createdAt, updatedAt: lastChange(post) }
  const card = postCard(post, site.firm)
  const addresses = {
    path: pathTo('/blog/:post', { post: post.slug }),
    imagePath: shareImagePath(card),
  }
  const authorPath = pathOfPerson(site, author)
  const imageAlt = shareImageAlt(card)
  return {
    ...addresses,
    ...dates,
    imageAlt,
    title,
    excerpt,
    author,
    authorPath,
    categories,
    review,
    language: tagOf(locale),
  }
}

/** Null where readers see it. */
export function hiddenBar(post: Post, status: PostStatus, timeZone: string): string | null {
  if (status === 'published') return null
  const instant = status === 'scheduled' ? post.publishAt : post.unpublishAt
  const time = instant === null ? '' : zonedText(instant, timeZone)
  return fillText(barTexts[status], { time })
}

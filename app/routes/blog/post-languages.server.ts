import { fixedPath } from '#app/features/pages/local-path.ts'
import { redirect } from 'react-router'
import { findMovedPost } from '#app/features/posts/post-address.server.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { lastChange, statusOf } from '#app/features/posts/publication/post-schedule.ts'
import type { Post, Viewer } from '#app/features/posts/post.ts'
import type { Source } from '#app/features/posts/translations/source.server.ts'
import { alternatesOf, languageName } from '#app/features/posts/translations/translation.ts'
import { listVersions, sourceOf } from '#app/features/posts/translations/translations.server.ts'
import type { PostPageData } from '#app/features/posts/ui/post-page.tsx'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { offeredLocales } from '#app/features/site/locales/offered-locales.ts'
import { pathTo } from '#app/addresses.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { localMoment, longDate } from '#app/platform/local-time.ts'
import { LOCALE_NAMES, type Locale } from '#app/platform/texts/locales.ts'
import type { Services } from '#app/server/services.server.ts'

type Asked = { idOrSlug: string; viewer: Viewer; locale: Locale; origin: string; readsAt: Date }

/** With its page in every language. Throws a redirect to where its page is; null where the viewer may not see it. */
export async function findAskedPost(
  { db, site }: Services,
  { idOrSlug, viewer, locale, origin, readsAt }: Asked,
) {
  const present = await findPost(db, idOrSlug, viewer)
  const post = present ?? (await findMovedPost(db, idOrSlug, viewer))
  const offered = offeredLocales(site('en'))
  if (!post || !offered.includes(post.locale)) return null
  const postStatus = statusOf(post, readsAt)
  // A post that readers do not see has no others for them.
  const isShown = postStatus === 'published'
  const listed = isShown ? await listVersions(db, sourceOf(post), { readsAt }) : []
  const versions = listed.filter((each) => offered.includes(each.locale))
  if (post.locale !== locale) {
    // An address without a language means the post itself, as in a link of a text.
    const wanted = locale === 'en' ? post : versions.find((each) => each.locale === locale)
    throw redirect(origin + pathOfPost(wanted ?? post), 302)
  }
  // Never a cached response, so that a slug which the post takes back does not redirect away from it.
  if (idOrSlug !== post.slug)
    throw redirect(pathTo('/blog/:post', { post: post.slug }), isShown ? 301 : 302)
  return { post, postStatus, alternates: alternatesOf(versions) }
}

export function pathOfPost({ slug, locale }: Pick<Post, 'slug' | 'locale'>): string {
  return fixedPath(pathTo('/blog/:post', { post: slug }), locale)
}

/** Null while the translation says what its source says. */
export function sourceNote(
  source: Source | null,
  locale: Locale,
  timeZone: string,
): PostPageData['source'] {
  if (!source?.isChanged) return null
  const { post } = source
  const texts = interfaceTexts(locale).blog.post.source
  const day = localMoment(lastChange(post), timeZone).date
  const values = { language: languageName(post.locale, locale), date: longDate(day, locale) }
  return {
    text: fillText(texts.changed, values),
    link: fillText(texts.read, values),
    path: pathOfPost(post),
    lang: LOCALE_NAMES[post.locale].lang,
  }
}

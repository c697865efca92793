import { showMarkdown } from '#app/features/entries/merge/show-conflict.ts'
import type { PostLanguages } from '#app/features/post-editor/ui/post-language.tsx'
import type { Post } from '#app/features/posts/post.ts'
import { findSource, type Source } from '#app/features/posts/translations/source.server.ts'
import { mayChange } from '#app/features/posts/translations/translations.server.ts'
import { offeredLocales } from '#app/features/site/locales/offered-locales.ts'
import type { Services } from '#app/server/services.server.ts'

export async function editorLanguages(
  { db, site, now }: Services,
  post: Post | null,
): Promise<PostLanguages> {
  const source = post && (await findSource(db, post, 'staff'))
  return {
    offered: offeredLocales(site('en')),
    mayChange: post === null || (await mayChange(db, post, now())),
    source: source && shown(source),
  }
}

function shown({ post, isChanged }: Source): PostLanguages['source'] {
  const { title, excerpt, content, locale } = post
  return { title, excerpt, html: showMarkdown(content), locale, isChanged }
}

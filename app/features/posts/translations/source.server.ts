import type { Post, PostSummary, Viewer } from '#app/features/posts/post.ts'
import { TRANSLATED_FIELDS } from '#app/features/posts/post-fields.ts'
import { type Db, findPost } from '#app/features/posts/posts.server.ts'
import { columnsOf, textsOfRow } from '#app/features/posts/post-columns.server.ts'
import { fieldsOf, POST_TYPE } from '#app/features/posts/revisions/revision.ts'
import { findTextOfVersion } from '#app/features/posts/revisions/revisions.server.ts'
import { parseStoredFields, type StoredFields } from '#app/features/entries/drafts/stored-fields.ts'
import { isOutOfDate } from '#app/features/posts/translations/translation.ts'

export type Source = {
  post: Post
  /** As it was translated; null when that text is no longer stored. */
  translated: StoredFields | null
  isChanged: boolean
}

/** What a post translates; null for any other, and where the viewer may not see it. */
export async function findSource(
  db: Db,
  { translation }: Pick<Post, 'translation'>,
  viewer: Viewer,
): Promise<Source | null> {
  const post = translation && (await findPost(db, translation.of, viewer))
  if (!post) return null
  const translated = await findTextOfVersion(db, post, translation.version)
  return { post, translated, isChanged: isOutOfDate(translated, fieldsOf(post)) }
}

/** The ids of those translations whose source has other texts now. */
export async function findOutOfDate(
  db: Db,
  posts: readonly Pick<PostSummary, 'id' | 'translation'>[],
): Promise<Set<string>> {
  const ids = posts.filter(({ translation }) => translation !== null).map(({ id }) => id)
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('blog_posts as translation')
    .innerJoin('blog_posts as source', 'source.id', 'translation.translates')
    .leftJoin('entry_revisions as translated', (join) =>
      join
        .on('translated.type', '=', POST_TYPE)
        .onRef('translated.entry_id', '=', 'source.id')
        .onRef('translated.version', '=', 'translation.translated_version'),
    )
    .where('translation.id', 'in', ids)
    .where('source.deleted_at', 'is', null)
    // The text of a first version is recorded when it is first changed.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('entry_revisions as later')
          .where('later.type', '=', POST_TYPE)
          .whereRef('later.entry_id', '=', 'source.id')
          .whereRef('later.version', '>', 'translation.translated_version')
          .select('later.version'),
      ),
    )
    .select(['translation.id', 'translated.data'])
    .select(columnsOf(TRANSLATED_FIELDS).map((column) => `source.${column}` as const))
    .execute()
  const changed = rows.filter((row) => {
    const translated = row.data === null ? null : parseStoredFields(row.data)
    return isOutOfDate(translated, textsOfRow(TRANSLATED_FIELDS, row))
  })
  return new Set(changed.map(({ id }) => id))
}

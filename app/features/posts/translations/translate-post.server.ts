import type { Transaction } from 'kysely'
import { translateCategories } from '#app/features/posts/categories/categories.server.ts'
import { type Post, UNPUBLISHED } from '#app/features/posts/post.ts'
import { textsOf } from '#app/features/posts/post-fields.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { presentRevision, recordRevision } from '#app/features/posts/revisions/revisions.server.ts'
import {
  insertPost,
  inTransaction,
  recordPostEvent,
  type SaveServices,
  announceChange,
} from '#app/features/posts/save-post.server.ts'
import { findTranslation } from '#app/features/posts/translations/translations.server.ts'
import { isPostgres } from '#app/platform/db/queries.server.ts'
import { localMoment, longDate } from '#app/platform/local-time.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import type { Schema } from '#db/schema.ts'

type Wish = { source: string; locale: Locale; userId: string; timeZone: string }

/** A draft that begins with the text of its source, or the translation that is there already; its id, or null where nothing can be translated. */
export async function translatePost(services: SaveServices, wish: Wish): Promise<string | null> {
  const id = await inTransaction(services, async (action) => {
    const { db: tx, at } = action
    await lockPost(tx, wish.source)
    const source = await findPost(tx, wish.source, 'staff')
    if (!source || source.translation !== null || source.locale === wish.locale) return null
    const present = await findTranslation(tx, source.id, wish.locale)
    if (present !== null) return present
    const languages = { from: source.locale, to: wish.locale }
    const categories = await translateCategories(tx, source.categories, languages)
    const { post } = await insertPost(tx, draftOf({ ...source, categories }, wish, at), {
      userId: wish.userId,
      submissionId: null,
      createdAt: at,
      translation: { of: source.id, version: await presentRevision(tx, source) },
    })
    await recordPostEvent(action, 'post.created', post)
    await recordRevision(action, post, null)
    return post.id
  })
  if (id !== null) announceChange(services, false)
  return id
}

function draftOf(source: Post, { locale, timeZone }: Wish, at: Date) {
  const date = longDate(localMoment(at, timeZone).date, locale)
  return { ...textsOf(source), ...UNPUBLISHED, date, locale, slug: null }
}

// SQLite has one writer; on PostgreSQL two concurrent requests would write two translations.
async function lockPost(tx: Transaction<Schema>, id: string): Promise<void> {
  if (!isPostgres(tx)) return
  await tx.selectFrom('blog_posts').where('id', '=', id).select('id').forUpdate().execute()
}

/** Somebody has compared it with its source. @param seenVersion of the source that was on the screen */
export async function markUpToDate(
  services: SaveServices,
  id: string,
  seenVersion: number,
): Promise<Result<null, 'missing' | 'changed'>> {
  const marked = await inTransaction(services, async (action) => {
    const { db: tx } = action
    const post = await findPost(tx, id, 'staff')
    const source = post?.translation ? await findPost(tx, post.translation.of, 'staff') : null
    if (!post || !source) return fail('missing' as const)
    if (source.version !== seenVersion) return fail('changed' as const)
    await tx
      .updateTable('blog_posts')
      .set({ translated_version: await presentRevision(tx, source) })
      .where('id', '=', id)
      .execute()
    await recordPostEvent(action, 'post.translation-checked', post)
    return ok(post)
  })
  if (!marked.ok) return marked
  announceChange(services, marked.value.published)
  return ok(null)
}

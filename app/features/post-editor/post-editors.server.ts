import type { Kysely } from 'kysely'
import { type OtherEditor, PRESENCE_SECONDS } from '#app/features/post-editor/post-news.ts'
import type { Bus } from '#app/platform/bus.server.ts'
import type { Schema } from '#db/schema.ts'

type Services = { db: Kysely<Schema>; bus: Bus; now: () => Date }

export type OpenForm = { postId: string; userId: string; formId: string }

/** The form is open, or still open. */
export async function noteOpenForm({ db, bus, now }: Services, form: OpenForm): Promise<void> {
  const at = now()
  const limit = limitAt(at)
  const known = await db
    .updateTable('post_editors')
    .set({ seen_at: at })
    .where('post_id', '=', form.postId)
    .where('user_id', '=', form.userId)
    .where('form_id', '=', form.formId)
    .where('seen_at', '>=', limit)
    .executeTakeFirst()
  if (known.numUpdatedRows > 0n) return
  await db.deleteFrom('post_editors').where('seen_at', '<', limit).execute()
  await db
    .insertInto('post_editors')
    .values({
      post_id: form.postId,
      user_id: form.userId,
      form_id: form.formId,
      opened_at: at,
      seen_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  bus.publish({ kind: 'editors' })
}

/** @param lostAt when the connection of its tab has ended; a later sign of life keeps it open */
export async function noteLeftForm(
  { db, bus }: Services,
  form: OpenForm,
  lostAt?: Date,
): Promise<void> {
  const left = await db
    .deleteFrom('post_editors')
    .where('post_id', '=', form.postId)
    .where('user_id', '=', form.userId)
    .where('form_id', '=', form.formId)
    .where((eb) => (lostAt ? eb('seen_at', '<=', lostAt) : eb.lit(true)))
    .executeTakeFirst()
  if (left.numDeletedRows > 0n) bus.publish({ kind: 'editors' })
}

/** One for each user, however many forms are open. */
export async function listOtherEditors(
  { db, now }: Services,
  { postId, userId, formId }: OpenForm,
): Promise<OtherEditor[]> {
  const rows = await db
    .selectFrom('post_editors')
    .innerJoin('users', 'users.id', 'post_editors.user_id')
    .where('post_id', '=', postId)
    .where('form_id', '!=', formId)
    .where('seen_at', '>=', limitAt(now()))
    .select(['user_id', 'name', 'email'])
    .select(({ fn }) => fn.min('opened_at').as('since'))
    .groupBy(['user_id', 'name', 'email'])
    .orderBy('since')
    .execute()
  return rows.map(({ user_id, name, email, since }) => ({
    name: name || email,
    since: new Date(since),
    isOwn: user_id === userId,
  }))
}

function limitAt(now: Date): Date {
  return new Date(now.getTime() - PRESENCE_SECONDS.limit * 1_000)
}

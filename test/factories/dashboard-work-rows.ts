import { v7 as timeOrderedId } from 'uuid'
import type { Kysely } from 'kysely'
import { OUTCOMES } from '#app/features/import/dashboard/dashboard-import.ts'
import {
  ACTOR,
  agoOf,
  DAY_MS,
  MESSAGE,
  named,
  nameOf,
  NAMES,
} from '#test/factories/dashboard-words.ts'
import { aPostForm } from '#test/factories/posts.ts'
import type { Schema } from '#db/schema.ts'

type Db = Kysely<Schema>

/** The first post waits for a review, with comments on its paragraph, on a lost one and on the whole. */
export async function seedReview(db: Db, numbers: readonly number[]): Promise<void> {
  const posts = db.selectFrom('blog_posts').select('id').where('slug', '=', 'post-0')
  const post_id = (await posts.executeTakeFirst())?.id
  if (post_id === undefined) return
  const writers = db.selectFrom('users').select('id').where('role', '=', 'writer')
  const { id: writer_id } = await writers.orderBy('id').executeTakeFirstOrThrow()
  const by = { assignee_id: null, writer_id, by_id: null, by_name: ACTOR, at: agoOf(1) }
  const review = { ...by, post_id, turn_id: 't1', state: 'ready' as const, note: MESSAGE }
  await db.insertInto('post_reviews').values(review).execute()
  const quotes = [
    aPostForm().content,
    'A paragraph that nobody has kept, with words of its own.',
    '',
  ]
  for (const number of numbers.slice(0, 40)) {
    const comment = {
      id: `c${number}`,
      post_id,
      thread_id: number % 5 === 4 ? 'c0' : `c${number}`,
      user_id: null,
      author: ACTOR,
      written_at: agoOf(number),
      text: `${named(number)} ${MESSAGE}`,
      quote: quotes[number % quotes.length] ?? '',
      place: 0,
      resolved_at: number % 7 === 6 ? agoOf(0) : null,
      resolved_by: number % 7 === 6 ? ACTOR : null,
    }
    await db.insertInto('post_comments').values(comment).execute()
  }
}

/** A check of a file that could be imported now. */
export async function seedImport(db: Db, numbers: readonly number[]): Promise<void> {
  const { id: user_id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const [id, count] = [timeOrderedId(), numbers.length]
  const file = { kind: 'wordpress', file_name: `${NAMES[2]}.xml`, locale: 'en', tags: false }
  const state = { state: 'checked' as const, problem: '', done: count, found: count, tries: 0 }
  const rest = { actor: ACTOR, content: '', expires_at: new Date(Date.now() + DAY_MS) }
  await db
    .insertInto('imports')
    .values({ id, user_id, ...file, ...state, ...rest })
    .execute()
  for (const number of numbers) {
    const outcome = OUTCOMES[number % OUTCOMES.length] ?? 'new'
    const details = number % 3 === 2 ? [] : [`Lost: ${MESSAGE}`, `Image ${nameOf(2)}.png`]
    const row = { import_id: id, place: number, outcome, details: JSON.stringify(details) }
    await db
      .insertInto('import_rows')
      .values({ ...row, title: named(number) })
      .execute()
  }
}

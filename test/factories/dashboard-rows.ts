import { v7 as timeOrderedId } from 'uuid'
import type { Kysely } from 'kysely'
import { indexMissingPosts } from '#app/features/posts/search/post-index.server.ts'
import { importNames } from '#app/features/inbox/conflicts/name-list.server.ts'
import { MESSAGE_STATES } from '#app/features/inbox/contact-form/message.ts'
import { seedImport, seedReview } from '#test/factories/dashboard-work-rows.ts'
import { anAccount } from '#test/factories/accounts.ts'
import { contentRow } from '#test/factories/content-rows.ts'
import { ACTOR, agoOf, DAY_MS, MESSAGE, named, nameOf } from '#test/factories/dashboard-words.ts'
import { theInboxOf } from '#test/factories/inbox.ts'
import { aPostForm } from '#test/factories/posts.ts'
import type { Schema } from '#db/schema.ts'

type Db = Kysely<Schema>

/** So many rows in each list of the dashboard, in place of those that the first start wrote. */
export async function seedRows(site: { db: Db; dataDir: string }, count: number): Promise<void> {
  const { db } = site
  const numbers = Array.from({ length: count }, (_, number) => number)
  for (const table of ['blog_posts', 'post_search', 'post_categories', 'audit_log'] as const)
    await db.deleteFrom(table).execute()
  // Without it the next start would write the sample posts again.
  await writeAct(db, 0, 'post.deleted')
  await seedPosts(db, numbers)
  await seedOwn(db, numbers)
  await seedMessages(site, numbers)
  await seedStaff(db, numbers)
  await seedReview(db, numbers)
  await seedImport(db, numbers)
  await seedContent(db, numbers)
}

/** One in the list and one in the trash for each. @returns the titles of those in the list, the newest first */
export async function seedPosts(db: Db, numbers: readonly number[]): Promise<string[]> {
  const titles: string[] = []
  for (const number of numbers) {
    const row = postRow(number)
    titles.push(row.title)
    await db.insertInto('blog_posts').values(row).execute()
    const trashed = { id: timeOrderedId(), slug: `trashed-${number}`, deleted_at: agoOf(number) }
    await db
      .insertInto('blog_posts')
      .values({ ...row, ...trashed })
      .execute()
  }
  await indexMissingPosts(db)
  return titles
}

function postRow(number: number) {
  const { excerpt, content, date } = aPostForm()
  const published = number % 10 !== 9
  return {
    id: timeOrderedId(),
    title: `${named(number)}: what a receipt notice tells you, and what it does not`,
    excerpt,
    content,
    author: nameOf(number),
    date,
    categories: JSON.stringify([named(number), 'Visa', 'Policy Updates', 'Family']),
    published,
    created_at: agoOf(number),
    updated_at: agoOf(number),
    published_at: published ? agoOf(number) : null,
    slug: `post-${number}`,
    image: '',
    image_alt: '',
    user_id: null,
    version: 1,
  }
}

/** What one person has not saved. */
async function seedOwn(db: Db, numbers: readonly number[]): Promise<void> {
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  for (const number of numbers.slice(0, 20)) {
    const fields = JSON.stringify({ title: named(number), content: MESSAGE })
    const copy = { user_id: id, id: timeOrderedId(), entry: null, version: 0, counter: 1, fields }
    await db
      .insertInto('working_copies')
      .values({ ...copy, saved_at: agoOf(number) })
      .execute()
  }
}

async function seedMessages(
  site: { db: Db; dataDir: string },
  numbers: readonly number[],
): Promise<void> {
  const { inbox, receive, wait } = await theInboxOf(site, agoOf(numbers.length).getTime())
  for (const number of numbers) {
    const content = { name: named(number), email: number % 2 === 0 ? ACTOR : 'ada@example.com' }
    const state = MESSAGE_STATES[number % MESSAGE_STATES.length] ?? 'new'
    const rest = { isQuarantined: number % 10 === 9 }
    const id = await receive({ ...content, message: MESSAGE }, rest)
    const due = number % 3 === 0 ? '2026-11-01' : null
    await site.db.updateTable('messages').set({ state, due_on: due }).where('id', '=', id).execute()
    const label = nameOf(number).slice(0, 40)
    const labels = { message_id: id, folded: label.toLowerCase(), label }
    await site.db.insertInto('message_labels').values(labels).execute()
    wait(1)
  }
  const listed = numbers.map((number) => ({
    name: `Bogdan Wójcik ${number}`,
    note: `File ${number}`,
  }))
  if (listed.length > 0) await importNames(inbox, listed, { id: 'u1', name: ACTOR })
  const replies = numbers.map((number) => ({
    id: timeOrderedId(),
    name: named(number),
    language: 'es',
    text: MESSAGE,
    version: 1,
    changed_at: agoOf(number),
    changed_by: ACTOR,
  }))
  if (replies.length > 0) await site.db.insertInto('saved_replies').values(replies).execute()
}

async function seedStaff(db: Db, numbers: readonly number[]): Promise<void> {
  for (const number of numbers) {
    const account = {
      ...anAccount(timeOrderedId(), 'writer'),
      email: `${number}.${ACTOR}`,
      name: nameOf(number),
      created_at: agoOf(number),
      updated_at: agoOf(number),
    }
    await db.insertInto('users').values(account).execute()
    await writeAct(db, number, 'post.published')
  }
}

async function writeAct(db: Db, number: number, act: string): Promise<void> {
  const event = { id: timeOrderedId(), at: agoOf(number), user_id: null, actor: ACTOR, act }
  const subject = { kind: 'post', subject_id: 'p', subject: named(number) }
  await db
    .insertInto('audit_log')
    .values({ ...event, ...subject })
    .execute()
}

async function seedContent(db: Db, numbers: readonly number[]): Promise<void> {
  for (const number of numbers) {
    await db.insertInto('content_records').values(termRow(number)).execute()
    const image = {
      name: `blog-${agoOf(number).getTime()}.png`,
      width: 900,
      height: 600,
      format: 'png',
      bytes: 12_345,
      variant_widths: '',
      created_at: agoOf(number),
      user_id: null,
      description: number % 4 === 3 ? '' : named(number),
    }
    await db.insertInto('images').values(image).execute()
    const day = new Date(Date.now() - (number % 30) * DAY_MS).toISOString().slice(0, 10)
    const visit = { day, path: `/blog/post-${number}`, kind: 'page', count: 7 ** (number % 4) }
    await db.insertInto('visits').values(visit).execute()
  }
}

function termRow(number: number) {
  const term = { term: named(number), definition: MESSAGE, alsoCalled: [] }
  return {
    ...contentRow,
    type: 'term',
    id: `term-${number}`,
    published: JSON.stringify(term),
    draft: number % 2 === 0 ? JSON.stringify({ ...term, definition: 'Another text.' }) : null,
    source: null,
    changed_at: agoOf(number),
    publish_at: null,
  }
}

import { sql, type Transaction } from 'kysely'
import { categorySlug } from '#app/features/posts/category.ts'
import { listStaffCategories, lockNames } from '#app/features/posts/categories/categories.server.ts'
import {
  CATEGORY_LIMITS,
  type CategoryProblems,
  type CategoryTexts,
  nameProblemOf,
  type StaffCategory,
} from '#app/features/posts/categories/category-names.ts'
import { categoryTexts } from '#app/features/posts/categories/category-texts.ts'
import { renameInPosts } from '#app/features/posts/categories/rename-in-posts.server.ts'
import {
  inTransaction,
  type PostAction,
  type SaveServices,
  tellOf,
} from '#app/features/posts/save-post.server.ts'
import { indexMissingPosts } from '#app/features/posts/search/post-index.server.ts'
import { recordAuditEvent } from '#app/platform/audit.server.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'

const { problems: texts } = categoryTexts

/** `changed`: somebody else has changed, renamed or merged it since. */
type Refusal = 'changed' | CategoryProblems

/** As it was when the form was opened. */
type Seen = Pick<StaffCategory, 'slug' | 'version'>

type Tx = Transaction<Schema>

export function saveCategory(
  services: SaveServices,
  seen: Seen,
  { name, description }: CategoryTexts,
): Promise<Result<null, Refusal>> {
  return change(services, async (action, categories) => {
    const { db: tx } = action
    const before = findSeen(categories, seen)
    if (!before) return fail('changed')
    const isRenamed = name !== before.name
    const problems = {
      ...(isRenamed && findNameProblem(categories, before, name)),
      ...(description.length > CATEGORY_LIMITS.description && { description: texts.description }),
    }
    if (Object.keys(problems).length > 0) return fail(problems)
    if (isRenamed) {
      const renamed = await renameInPosts(tx, before.slug, name)
      if (!renamed.ok) return fail({ name: fillText(texts.post, { title: renamed.problem }) })
      await record(action, 'category.renamed', `${before.name} → ${name}`)
    }
    if (description !== before.description) await record(action, 'category.described', name)
    const slug = isRenamed ? categorySlug(name) : before.slug
    await putSettings(tx, before)
    await tx
      .updateTable('categories')
      .set({ slug, name, description, version: sql<number>`version + 1` })
      .where('slug', '=', before.slug)
      .execute()
    if (slug !== before.slug) await leadOn(tx, before.slug, slug)
    return ok(null)
  })
}

/** A post in both has one; what was set for the first is gone. */
export function mergeCategory(
  services: SaveServices,
  seen: Seen,
  into: string,
): Promise<Result<null, Refusal>> {
  return change(services, async (action, categories) => {
    const { db: tx } = action
    const before = findSeen(categories, seen)
    if (!before) return fail('changed')
    const target = categories.find(({ slug }) => slug === into && slug !== before.slug)
    if (!target) return fail({ into: texts.into })
    const renamed = await renameInPosts(tx, before.slug, target.name)
    if (!renamed.ok) return fail({ into: fillText(texts.post, { title: renamed.problem }) })
    await putSettings(tx, target)
    await tx
      .updateTable('category_slugs')
      .set({ category_slug: into })
      .where('category_slug', '=', before.slug)
      .execute()
    await tx.deleteFrom('categories').where('slug', '=', before.slug).execute()
    await leadOn(tx, before.slug, into)
    await record(action, 'category.merged', `${before.name} → ${target.name}`)
    return ok(null)
  })
}

/** Past its neighbour; the problem is that this one does not stand there any more. */
export function moveCategory(
  services: SaveServices,
  { slug, past, way }: { slug: string; past: string; way: 'up' | 'down' },
): Promise<Result<{ name: string; place: number; of: number }, Refusal>> {
  return change(services, async (action, categories) => {
    const from = categories.findIndex((each) => each.slug === slug)
    const place = way === 'up' ? from - 1 : from + 1
    const moved = categories[from]
    if (!moved || categories[place]?.slug !== past) return fail('changed')
    const order = categories.toSpliced(from, 1).toSpliced(place, 0, moved)
    // Those that follow stay in the order of their number of posts.
    for (const [index, each] of order.slice(0, Math.max(from, place) + 1).entries()) {
      await putSettings(action.db, each)
      const update = action.db.updateTable('categories').set({ place: index })
      await update.where('slug', '=', each.slug).execute()
    }
    await record(action, 'category.moved', moved.name)
    return ok({ name: moved.name, place: place + 1, of: order.length })
  })
}

/** It leads nowhere any more, and can be given again. */
export function freeFormerName(
  services: SaveServices,
  { slug, former }: { slug: string; former: string },
): Promise<Result<null, Refusal>> {
  return change(services, async (action) => {
    const { numDeletedRows } = await action.db
      .deleteFrom('category_slugs')
      .where('slug', '=', former)
      .where('category_slug', '=', slug)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return fail('changed')
    await record(action, 'category.name-freed', former)
    return ok(null)
  })
}

async function change<Value>(
  services: SaveServices,
  work: (action: PostAction, categories: StaffCategory[]) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  // What another program wrote must be known, or it would stay in the category.
  await indexMissingPosts(services.db)
  const result = await inTransaction(services, async (action) => {
    await lockNames(action.db, 'change')
    return work(action, await listStaffCategories(action.db, action.at))
  })
  if (result.ok) tellOf(services, true)
  return result
}

function findSeen(categories: readonly StaffCategory[], { slug, version }: Seen) {
  return categories.find((each) => each.slug === slug && each.version === version)
}

function findNameProblem(
  categories: readonly StaffCategory[],
  before: StaffCategory,
  name: string,
): CategoryProblems {
  const problem = nameProblemOf(name)
  if (problem !== null) return { name: texts.name[problem] }
  const slug = categorySlug(name)
  const other = categories.find((each) => each.slug === slug && each.slug !== before.slug)
  if (!other) return {}
  return { name: fillText(other.name === name ? texts.taken : texts.alike, { name: other.name }) }
}

/** Whether or not something was set before. */
async function putSettings(tx: Tx, { slug, name }: StaffCategory): Promise<void> {
  // A name that another program took up again.
  await tx.deleteFrom('category_slugs').where('slug', '=', slug).execute()
  await tx
    .insertInto('categories')
    .values({ slug, name, place: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Former slugs name the present one, so that redirects neither chain nor loop. */
async function leadOn(tx: Tx, from: string, to: string): Promise<void> {
  await tx.deleteFrom('category_slugs').where('slug', 'in', [from, to]).execute()
  await tx.insertInto('category_slugs').values({ slug: from, category_slug: to }).execute()
}

type CategoryAct =
  | 'category.renamed'
  | 'category.described'
  | 'category.merged'
  | 'category.moved'
  | 'category.name-freed'

function record({ db, actor, at }: PostAction, act: CategoryAct, subject: string): Promise<void> {
  return recordAuditEvent(db, { at, by: actor, act, subjectId: '', subject })
}

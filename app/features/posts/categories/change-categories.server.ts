import { listStaffCategories } from '#app/features/posts/categories/categories.server.ts'
import {
  type CategoryForm,
  type CategoryProblems,
  fieldOf,
  nameIn,
  type NamedCategory,
  OTHER_LOCALES,
  ownTexts,
  type StaffCategory,
} from '#app/features/posts/categories/category-names.ts'
import {
  listFormerSlugs,
  lockNames,
} from '#app/features/posts/categories/category-settings.server.ts'
import { categoryTexts } from '#app/features/posts/categories/category-texts.ts'
import {
  merged,
  newNames,
  takenNames,
  textProblems,
  withTexts,
} from '#app/features/posts/categories/changed-names.ts'
import { renameInPosts } from '#app/features/posts/categories/rename-in-posts.server.ts'
import {
  leadOn,
  leadTo,
  putSettings,
  usedLanguages,
  writeSettings,
} from '#app/features/posts/categories/write-settings.server.ts'
import {
  inTransaction,
  type PostAction,
  type SaveServices,
  announceChange,
} from '#app/features/posts/save-post.server.ts'
import { indexMissingPosts } from '#app/features/posts/search/post-index.server.ts'
import { recordAuditEvent } from '#app/platform/audit.server.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { type Locale, LOCALES } from '#app/platform/texts/locales.ts'

const { problems: texts } = categoryTexts

/** `changed`: somebody else has changed, renamed or merged it since. */
type Refusal = 'changed' | CategoryProblems

/** As it was when the form was opened. */
type Seen = Pick<StaffCategory, 'slug' | 'version'>

export function saveCategory(
  services: SaveServices,
  seen: Seen,
  form: CategoryForm,
): Promise<Result<null, Refusal>> {
  return change(services, async (action, categories) => {
    const before = findSeen(categories, seen)
    if (!before) return fail('changed')
    const after = withTexts(before, form)
    const problems = { ...takenNames(categories, before, after), ...textProblems(before, form) }
    if (Object.keys(problems).length > 0) return fail(problems)
    const renamed = await renameEach(action, before, after)
    if (!renamed.ok) {
      const { locale, title } = renamed.problem
      return fail({ [fieldOf('name', locale)]: fillText(texts.post, { title }) })
    }
    for (const locale of LOCALES) {
      const [was, is] = [before, after].map((each) => ownTexts(each, locale)?.description ?? '')
      if (was !== is) await record(action, 'category.described', nameIn(after, locale))
    }
    await writeSettings(action.db, before, after)
    await leadOn(action.db, categories, { before, after })
    return ok(null)
  })
}

/** A post in both has one. What was set for the first is gone, but for the names of languages in which the second has none. */
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
    const after = merged(
      { ...target, used: await usedLanguages(tx, target) },
      { ...before, used: await usedLanguages(tx, before) },
    )
    const renamed = await renameEach(action, before, after, { isLogged: false })
    if (!renamed.ok) return fail({ into: fillText(texts.post, renamed.problem) })
    const former = await listFormerSlugs(tx, before.slug)
    await tx.deleteFrom('categories').where('slug', '=', before.slug).execute()
    // A form that is open loses nothing where nothing changes.
    if (saysTheSame(target, after)) await putSettings(tx, target)
    else await writeSettings(tx, target, after)
    await leadTo(tx, after.slug, former)
    await leadOn(tx, categories, { before: target, after })
    await leadOn(tx, categories, { before, after })
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
  if (result.ok) announceChange(services, true)
  return result
}

function findSeen(categories: readonly StaffCategory[], { slug, version }: Seen) {
  return categories.find((each) => each.slug === slug && each.version === version)
}

function saysTheSame(one: NamedCategory, other: NamedCategory): boolean {
  const [was, is] = [one, other].map(({ name, description, translated }) =>
    JSON.stringify([name, description, OTHER_LOCALES.map((locale) => translated[locale])]),
  )
  return was === is
}

/** The problem is the post whose list of categories would become too long. */
async function renameEach(
  action: PostAction,
  before: NamedCategory,
  after: NamedCategory,
  { isLogged = true }: { isLogged?: boolean } = {},
): Promise<Result<null, { locale: Locale; title: string }>> {
  for (const { locale, ...rename } of newNames(before, after)) {
    const renamed = await renameInPosts(action.db, rename)
    if (!renamed.ok) return fail({ locale, title: renamed.problem })
    const names = `${nameIn(before, locale)} → ${rename.name}`
    if (isLogged) await record(action, 'category.renamed', names)
  }
  return ok(null)
}

type CategoryAct = 'category.renamed' | 'category.described' | 'category.merged' | 'category.moved'

function record({ db, actor, at }: PostAction, act: CategoryAct, subject: string): Promise<void> {
  return recordAuditEvent(db, { at, by: actor, act, subjectId: '', subject })
}

import { setImmediate } from 'node:timers/promises'
import { type Kysely, type Selectable, sql } from 'kysely'
import { parseFocus } from '#app/features/images/focus.ts'
import {
  imageFileNames,
  type ImageName,
  msOf,
  imagePath,
  originalNames,
  smallName,
  VARIANT_WIDTHS,
  type VariantWidth,
} from '#app/features/images/image.ts'
import {
  describedImagesIn,
  type ImageUse,
  type ImageUses,
  type LibraryImage,
  uploadsIn,
} from '#app/features/images/library.ts'
import { pathTo } from '#app/addresses.ts'
import { foldForSearch, hasSearchText } from '#app/platform/texts/fold-for-search.ts'
import type { Schema } from '#db/schema.ts'

/** `after`: the last name of the previous page. */
export type LibraryRequest = {
  search: string
  after: string | null
  newestFirst: boolean
  unusedOnly?: boolean
}

// Spec 9.23.
const PAGE = 100
const POSTS_AT_ONCE = 25

/** Searches name, description and the titles of what shows the image. @param byOthers the uses that are no posts */
export async function listImages(
  db: Kysely<Schema>,
  request: LibraryRequest,
  byOthers: ImageUses = new Map(),
): Promise<{ images: LibraryImage[]; nextAfter: string | null }> {
  const rows = await findRows(db, request, byOthers)
  const shown = rows.slice(0, PAGE)
  const byPosts = await findUses(db, shown)
  return {
    images: shown.map((row) => toLibraryImage(row, byPosts, byOthers)),
    nextAfter: rows.length > PAGE ? (shown.at(-1)?.name ?? null) : null,
  }
}

async function findRows(
  db: Kysely<Schema>,
  { search, after, newestFirst, unusedOnly = false }: LibraryRequest,
  byOthers: ImageUses,
) {
  const isSearch = foldForSearch(search) !== ''
  const rows = await db
    .selectFrom('images')
    .selectAll()
    .$if(unusedOnly, (query) => query.where(isInNoPost))
    .$if(unusedOnly && byOthers.size > 0, (query) =>
      query.where('name', 'not in', [...byOthers.keys()].flatMap(originalNames)),
    )
    .$if(after !== null, (query) => query.where('name', newestFirst ? '<' : '>', after ?? ''))
    .orderBy('name', newestFirst ? 'desc' : 'asc')
    .$if(!isSearch, (query) => query.limit(PAGE + 1))
    .execute()
  if (!isSearch) return rows
  // No database folds as a search does.
  const byPosts = new Set(await findByPosts(db, search))
  const found = rows.filter(({ name, description }) => {
    const titles = (byOthers.get(msOf(name)) ?? []).map(({ title }) => title)
    return byPosts.has(msOf(name)) || hasSearchText([name, description, ...titles], search)
  })
  return found.slice(0, PAGE + 1)
}

// Of any size: the stem, then the "-" of a width or the "." of the format, which "/" follows.
const isInNoPost = sql<boolean>`not exists (
  select 1 from post_images
  where image_name >= replace(images.name, '.' || images.format, '') || '-'
  and image_name < replace(images.name, '.' || images.format, '') || '/')`

/** Null where there is none of this name. */
export async function findLibraryImage(
  db: Kysely<Schema>,
  name: ImageName,
  byOthers: ImageUses,
): Promise<LibraryImage | null> {
  const row = await db.selectFrom('images').selectAll().where('name', '=', name).executeTakeFirst()
  if (!row) return null
  return toLibraryImage(row, await findUses(db, [row]), byOthers)
}

async function findByPosts(db: Kysely<Schema>, search: string): Promise<number[]> {
  const posts = await db
    .selectFrom('blog_posts')
    .select('id')
    .where('id', 'in', db.selectFrom('post_images').select('post_id'))
    .execute()
  const found: number[] = []
  for (let from = 0; from < posts.length; from += POSTS_AT_ONCE) {
    const ids = posts.slice(from, from + POSTS_AT_ONCE).map(({ id }) => id)
    const rows = await db
      .selectFrom('blog_posts')
      .select(['title', 'image', 'image_alt', 'content'])
      .where('id', 'in', ids)
      .execute()
    for (const row of rows) {
      found.push(...shownBy(row, search))
      // Texts may be long; others get their turn.
      await setImmediate()
    }
  }
  return found
}

function shownBy(post: ShowingPost & { title: string }, search: string): number[] {
  if (hasSearchText([post.title], search)) return uploadsIn(`${post.image} ${post.content}`)
  return describedBy(post).flatMap(({ ms, alt }) => (hasSearchText([alt], search) ? [ms] : []))
}

type ShowingPost = { image: string; image_alt: string; content: string }

function describedBy({ image, image_alt: alt, content }: ShowingPost) {
  return [...uploadsIn(image).map((ms) => ({ ms, alt })), ...describedImagesIn(content)]
}

async function findUses(
  db: Kysely<Schema>,
  images: readonly { name: string }[],
): Promise<Map<number, ImageUse[]>> {
  const files = images.flatMap(({ name }) =>
    imageFileNames({ name: name as ImageName, variantWidths: VARIANT_WIDTHS }),
  )
  const uses = new Map<number, ImageUse[]>()
  if (files.length === 0) return uses
  const rows = await db
    .selectFrom('post_images')
    .innerJoin('blog_posts', 'blog_posts.id', 'post_images.post_id')
    .select(['image_name', 'id', 'title', 'image', 'image_alt', 'content', 'deleted_at'])
    .where('image_name', 'in', files)
    .orderBy('blog_posts.created_at', 'desc')
    .execute()
  for (const row of rows) {
    const ms = msOf(row.image_name)
    const known = uses.get(ms) ?? []
    const path = pathTo('/dashboard/blog/edit/:id', { id: row.id })
    // A post may show several sizes of one image.
    if (known.some((use) => use.path === path)) continue
    const own = describedBy(row).filter((each) => each.ms === ms && each.alt !== '')
    const alts = [...new Set(own.map(({ alt }) => alt))]
    uses.set(ms, [...known, { path, title: row.title, isTrashed: row.deleted_at !== null, alts }])
  }
  return uses
}

function toLibraryImage(
  row: Selectable<Schema['images']>,
  ...uses: readonly ImageUses[]
): LibraryImage {
  const name = row.name as ImageName
  const variantWidths = row.variant_widths.split(',').map(Number) as VariantWidth[]
  return {
    name,
    address: imagePath(name),
    preview: imagePath(smallName({ name, variantWidths })),
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    createdAt: new Date(row.created_at),
    description: row.description,
    focus: parseFocus(row.focus),
    orphanedSince: row.unnamed_since === null ? null : new Date(row.unnamed_since),
    uses: uses.flatMap((each) => each.get(msOf(name)) ?? []),
  }
}

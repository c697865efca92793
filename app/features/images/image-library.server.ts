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
  altTextsIn,
  type ImageUse,
  type ImageUses,
  type LibraryImage,
} from '#app/features/images/library.ts'
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
const MOST_POSTS = 2000

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
  const texts = search.trim().toLowerCase()
  const named =
    texts === '' ? [] : [...(await findByPosts(db, texts)), ...findByOthers(byOthers, texts)]
  return db
    .selectFrom('images')
    .selectAll()
    .$if(texts !== '', (query) =>
      query.where((eb) =>
        eb.or([
          sql<boolean>`name like ${likePattern(texts)} escape '\\'`,
          sql<boolean>`lower(description) like ${likePattern(texts)} escape '\\'`,
          ...(named.length === 0 ? [] : [eb('name', 'in', named)]),
        ]),
      ),
    )
    .$if(unusedOnly, (query) =>
      query
        .where(isInNoPost)
        .$if(byOthers.size > 0, (unused) =>
          unused.where('name', 'not in', [...byOthers.keys()].flatMap(originalNames)),
        ),
    )
    .$if(after !== null, (query) => query.where('name', newestFirst ? '<' : '>', after ?? ''))
    .orderBy('name', newestFirst ? 'desc' : 'asc')
    .limit(PAGE + 1)
    .execute()
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

type NamingPost = Awaited<ReturnType<ReturnType<typeof namingPosts>['execute']>>[number]

function namingPosts(db: Kysely<Schema>) {
  return db
    .selectFrom('post_images')
    .innerJoin('blog_posts', 'blog_posts.id', 'post_images.post_id')
    .select(['image_name', 'id', 'title', 'image', 'image_alt', 'content', 'deleted_at'])
    .orderBy('blog_posts.created_at', 'desc')
}

async function findByPosts(db: Kysely<Schema>, texts: string): Promise<string[]> {
  const pattern = likePattern(texts)
  const has = (column: string) =>
    sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`
  const rows = await namingPosts(db)
    .where((eb) => eb.or([has('title'), has('image_alt'), has('content')]))
    .limit(MOST_POSTS)
    .execute()
  const found = rows.filter((row) =>
    [row.title, ...altsOf(row)].some((text) => text.toLowerCase().includes(texts)),
  )
  const numbers = new Set(found.map((row) => msOf(row.image_name)))
  return [...numbers].flatMap(originalNames)
}

function findByOthers(byOthers: ImageUses, texts: string): string[] {
  const found = [...byOthers].filter(([, uses]) =>
    uses.some(({ title }) => title.toLowerCase().includes(texts)),
  )
  return found.flatMap(([ms]) => originalNames(ms))
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
  const rows = await namingPosts(db).where('image_name', 'in', files).execute()
  for (const row of rows) {
    const ms = msOf(row.image_name)
    const known = uses.get(ms) ?? []
    const path = `/dashboard/blog/edit/${row.id}`
    // A post may show several sizes of one image.
    if (known.some((use) => use.path === path)) continue
    const { title, deleted_at: deletedAt } = row
    uses.set(ms, [...known, { path, title, isTrashed: deletedAt !== null, alts: altsOf(row) }])
  }
  return uses
}

function altsOf(row: NamingPost): string[] {
  const ms = msOf(row.image_name)
  const isCover = row.image.includes(`/images/blog-${ms}`)
  const alts = [...(isCover ? [row.image_alt] : []), ...altTextsIn(row.content, ms)]
  return [...new Set(alts)].filter((alt) => alt !== '')
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

function likePattern(texts: string): string {
  return `%${texts.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

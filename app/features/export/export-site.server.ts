import { createHash } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Kysely } from 'kysely'
import {
  EXPORT_FILE,
  EXPORT_FORMAT,
  type ExportFile,
  writePost,
} from '#app/features/export/export-format.ts'
import { listOldSlugs } from '#app/features/posts/post-address.server.ts'
import { listSettings } from '#app/features/posts/categories/category-settings.server.ts'
import { findPosts } from '#app/features/posts/posts.server.ts'
import { findOutOfDate } from '#app/features/posts/translations/source.server.ts'
import { listRedirects } from '#app/features/posts/redirects.server.ts'
import type { ObjectStorage } from '#app/integrations/storage/object-storage.ts'
import type { Schema } from '#db/schema.ts'

type Parts = {
  db: Kysely<Schema>
  storage: ObjectStorage
  folder: string
  /** The texts of the site, as JSON. */
  siteTexts: string
}

type Exported = { posts: number; images: number; missingImages: string[] }

/** Not the trash, the revisions, messages and accounts: a backup has them. Null: the folder is not empty. */
export async function exportSite(parts: Parts): Promise<Exported | null> {
  const { db, folder, siteTexts } = parts
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) return null
  await writeFile(path.join(folder, 'site.json'), siteTexts)
  const posts = await exportPosts(db, path.join(folder, 'posts'))
  const { images, missing } = await exportImages(parts)
  const about: ExportFile = { format: EXPORT_FORMAT, images, categories: await listCategories(db) }
  await writeFile(path.join(folder, EXPORT_FILE), `${JSON.stringify(about, null, 2)}\n`)
  return { posts, images: Object.keys(images).length, missingImages: missing }
}

const PAGE = 100

async function exportPosts(db: Kysely<Schema>, folder: string): Promise<number> {
  await mkdir(folder)
  let count = 0
  for (let after: string | undefined = ''; after !== undefined;) {
    const posts = await findPosts(db, { after, limit: PAGE })
    const ids = posts.map(({ id }) => id)
    const [slugs, paths] = [await listOldSlugs(db, ids), await listRedirects(db, ids)]
    const outOfDate = await findOutOfDate(db, posts)
    for (const { userId: _, version: __, sample: ___, translation, ...post } of posts) {
      const formerSlugs = slugs.get(post.id) ?? []
      const text = writePost({
        ...post,
        translates: translation?.of ?? null,
        isOutOfDate: outOfDate.has(post.id),
        formerSlugs,
        oldPaths: paths.get(post.id) ?? [],
      })
      await writeFile(path.join(folder, `${fileNameOf(post)}.md`), text)
      count += 1
    }
    after = ids.at(-1)
  }
  return count
}

/** An adopted table may have any text for a slug. */
function fileNameOf({ id, slug }: { id: string; slug: string }): string {
  return /^[a-z0-9-]{1,100}$/.test(slug) ? slug : id.replaceAll(/[^\w-]/g, '_')
}

async function exportImages({ db, storage, folder }: Parts) {
  const target = path.join(folder, 'images')
  await mkdir(target)
  const rows = await db.selectFrom('images').select('name').orderBy('name').execute()
  const images: Record<string, string> = {}
  const missing: string[] = []
  for (const { name } of rows) {
    const stored = await storage.get(name)
    if (stored === null) {
      missing.push(name)
      continue
    }
    const bytes = await new Response(stored.body).bytes()
    await writeFile(path.join(target, name), bytes)
    images[name] = createHash('sha256').update(bytes).digest('hex')
  }
  return { images, missing }
}

async function listCategories(db: Kysely<Schema>): Promise<ExportFile['categories']> {
  const settings = await listSettings(db)
  const former = await db.selectFrom('category_slugs').selectAll().orderBy('slug').execute()
  return settings.map(({ slug, name, description, place, translated }) => ({
    slug,
    name,
    description,
    place,
    translated,
    formerSlugs: former.filter((row) => row.category_slug === slug).map((row) => row.slug),
  }))
}

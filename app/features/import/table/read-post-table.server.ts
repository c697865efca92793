import type { Kysely } from 'kysely'
import { ImportError } from '#app/features/import/import-error.ts'
import type {
  ImportedItem,
  ImportedText,
  ImportLimits,
} from '#app/features/import/imported-item.ts'
import { instantOf, type Row, textOf } from '#app/features/import/row.ts'
import { limitText } from '#app/features/import/read-text-file.server.ts'
import { pathTo } from '#app/addresses.ts'
import { parseNames } from '#app/platform/texts/parse-names.ts'
import { readCategories, readFields } from '#app/features/posts/post.ts'
import { LINE_FIELDS, POST_FIELDS } from '#app/features/posts/post-fields.ts'

/** Of another program: its columns may have other types, and some may be missing (Spec 3.1 to 3.11). */
export type ForeignTables = { blog_posts: Row }

const PAGE = 20

/** `place` names the database, without a password. @throws ImportError */
export async function* readPostTable(
  db: Kysely<ForeignTables>,
  place: string,
  { limits }: { limits: ImportLimits },
): AsyncGenerator<ImportedItem> {
  let count = 0
  for (let after: unknown; ;) {
    const rows = await readPage(db, after)
    for (const row of rows) {
      count += 1
      if (count > limits.items)
        throw new ImportError(
          `The table has more than ${limits.items.toLocaleString('en-US')} rows.`,
        )
      yield readRow(row, place, limits)
    }
    if (rows.length < PAGE) return
    after = rows.at(-1)?.['id']
  }
}

const NO_TABLE = '42P01'
const NO_COLUMN = '42703'

async function readPage(db: Kysely<ForeignTables>, after: unknown): Promise<Row[]> {
  try {
    return await db
      .selectFrom('blog_posts')
      .selectAll()
      .$if(after !== undefined, (query) => query.where('id', '>', after))
      .orderBy('id')
      .limit(PAGE)
      .execute()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code !== NO_TABLE && code !== NO_COLUMN) throw error
    throw new ImportError('That database has no table blog_posts with the columns of a post.')
  }
}

function readRow(row: Row, place: string, { itemBytes }: ImportLimits): ImportedItem {
  const key = textOf(row, 'id')
  const title = textOf(row, 'title')
  const item = {
    source: `table ${place}`,
    key,
    title: title || `(row ${key} without a title)`,
    lost: [],
  }
  const content = textOf(row, 'content')
  if (content.length > itemBytes)
    return { ...item, post: null, problem: `It is larger than ${limitText(itemBytes)}.` }
  const isPublished =
    row['published'] === true || row['published'] === 1 || row['published'] === 'true'
  const createdAt = instantOf(row['created_at'])
  return {
    ...item,
    post: {
      kind: 'post',
      slug: '',
      text: textFrom(content),
      ...readFields(LINE_FIELDS, (name) => textOf(row, POST_FIELDS[name].column)),
      categories: categoriesOf(row['categories']),
      state: isPublished ? 'published' : 'draft',
      createdAt,
      updatedAt: instantOf(row['updated_at']) ?? createdAt,
      image: textOf(row, 'image'),
      oldAddresses: [pathTo('/blog/:post', { post: key })],
    },
  }
}

const HTML = /<(?:a|blockquote|br|div|em|h[1-6]|img|li|ol|p|span|strong|table|ul)\b[^<>]*>/i

/** The specification does not say what it is. */
function textFrom(content: string): ImportedText {
  return HTML.test(content)
    ? { kind: 'html', html: content, keepsLines: false, base: null }
    : { kind: 'markdown', markdown: content.replaceAll('\r\n', '\n').replaceAll('\0', '') }
}

/** A list, the same as JSON text (Spec 3.7), or names between commas. */
function categoriesOf(stored: unknown): string[] {
  const names = readCategories(stored)
  return names.length > 0 || typeof stored !== 'string' || /^\s*[[{]/.test(stored)
    ? names
    : parseNames(stored)
}

import type { ColumnMetadata, Kysely } from 'kysely'
import { BACKED_UP_TABLES, MOVED_TABLES, type Table } from '#app/features/backup/backup-format.ts'
import type { Cipher } from '#app/platform/secrets/cipher.server.ts'
import type { Schema } from '#db/schema.ts'

const AT = new Date('2026-11-21T09:30:15.123Z')
/** The same in every column, so that what names a row of another table names the one that is there. */
const ID = 'x1'
const IMAGE = 'blog-1700000000000.png'
/** What a text may be that has a meaning, and such texts and numbers as databases mistake. */
const OWN: { [Of in Table]?: Record<string, string | number> } = {
  users: { name: 'Ada Ọkáfọ̀r', role: 'writer' },
  invitations: { role: 'assistant' },
  blog_posts: {
    title: 'A “quoted” title, é and \\ and 日本',
    excerpt: 'Lines\nand\ttabs',
    image: '',
    categories: '["Visa","Policy Updates"]',
    locale: 'pt',
  },
  post_images: { image_name: IMAGE },
  post_reviews: { state: 'ready' },
  content_records: { state: 'published', published: '{}', draft: '{}', source: '{}' },
  entry_revisions: { state: 'published', data: '{}', source: '{}' },
  working_copies: { fields: '{}' },
  images: { name: IMAGE },
  imported_images: { image_name: IMAGE },
  message_replies: { direction: 'sent' },
  visits: { count: 2_147_483_647 },
}

/** One row in each table that a backup holds; returns the image's name. */
export async function fillEveryTable(db: Kysely<Schema>, cipher: Cipher): Promise<string> {
  await fill(db, BACKED_UP_TABLES, (table) => {
    const { keyId, sealed } = cipher.encrypt('{"name":"Ada"}', `${table}:${ID}`)
    return { key_id: keyId, sealed }
  })
  return IMAGE
}

/** One row in each table that a backup leaves out and that is not made again from others, for the rows of `fillEveryTable`. */
export function fillMomentaryTables(db: Kysely<Schema>): Promise<void> {
  const others = MOVED_TABLES.filter((table) => !BACKED_UP_TABLES.some((held) => held === table))
  return fill(db, others, () => ({}))
}

async function fill(
  db: Kysely<Schema>,
  tables: readonly Table[],
  encryptedFor: (table: Table) => Record<string, string>,
): Promise<void> {
  const described = await db.introspection.getTables()
  for (const table of tables) {
    const columns = described.find(({ name }) => name === table)?.columns ?? []
    const own: Record<string, unknown> = { ...encryptedFor(table), ...OWN[table] }
    let empty = 0
    const cells = columns.map((column) => {
      // Of those that may be empty, every second one is.
      const isEmpty = column.isNullable && (empty += 1) % 2 === 0
      return [column.name, own[column.name] ?? (isEmpty ? null : valueOf(column))]
    })
    await db
      .insertInto(table)
      .values(Object.fromEntries(cells) as never)
      .execute()
  }
}

/** SQLite has flags as numbers, and instants as texts. */
function valueOf({ name, dataType }: ColumnMetadata): unknown {
  if (/^int/i.test(dataType)) return 1
  if (dataType === 'bool') return true
  return /(?:^|_)(?:at|until|after|since)$/.test(name) ? AT : ID
}

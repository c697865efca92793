import type { Insertable, Kysely } from 'kysely'
import type { LEFT_OUT_TABLES } from '#app/features/backup/backup-format.ts'
import type { Schema } from '#db/schema.ts'

const AT = new Date('2026-11-21T09:30:15.123Z')
const LATER = new Date('2027-01-02T03:04:05.678Z')

type Derived = 'post_search' | 'post_categories'
type Rows = {
  [Table in Exclude<(typeof LEFT_OUT_TABLES)[number], Derived>]: Insertable<Schema[Table]>
}

/** One row in each table that a backup leaves out and that is not made again from others, for the rows of `fillEveryTable`. */
export async function fillMomentaryTables(db: Kysely<Schema>): Promise<void> {
  for (const [table, row] of Object.entries(ROWS))
    await db
      .insertInto(table as keyof Rows)
      .values(row)
      .execute()
}

const ROWS: Rows = {
  post_editors: { post_id: 'p1', user_id: 'u1', form_id: 'w1', opened_at: AT, seen_at: AT },
  sessions: {
    id: 's1',
    user_id: 'u1',
    token_hash: 'hash',
    password_revision: 2,
    ip_address: null,
    user_agent: 'A browser',
    expires_at: LATER,
    created_at: AT,
    updated_at: AT,
  },
  verifications: {
    id: 'v1',
    identifier: 'ada',
    value: '{}',
    expires_at: LATER,
    created_at: AT,
    updated_at: AT,
  },
  sign_in_attempts: {
    id: 't1',
    pair_key: 'pair',
    address_key: 'address',
    account_key: 'account',
    owner_key: 'owner',
    created_at: AT,
  },
  sign_in_challenges: {
    token_hash: 'hash',
    user_id: 'u1',
    password_revision: 2,
    tries: 1,
    created_at: AT,
    expires_at: LATER,
  },
  setup_links: { token_hash: 'hash', created_at: AT, expires_at: LATER },
  password_resets: {
    user_id: 'u1',
    token_hash: 'hash',
    password_revision: 2,
    created_at: AT,
    expires_at: LATER,
  },
  email_changes: {
    user_id: 'u1',
    email: 'ada.lovelace@example.com',
    token_hash: 'hash',
    password_revision: 2,
    created_at: AT,
    expires_at: LATER,
  },
  rate_limits: { client: 'hash', full_at: LATER.getTime() },
  jobs: { name: 'backup', holder: null, held_until: null, succeeded_at: AT, problem: '' },
  imports: {
    id: 'i1',
    user_id: 'u1',
    actor: 'ada@example.com',
    kind: 'ghost',
    file_name: 'export.json',
    locale: 'en',
    tags: true,
    state: 'checked',
    problem: '',
    done: 1,
    found: 1,
    tries: 0,
    content: 'e30=',
    expires_at: LATER,
  },
  import_rows: { import_id: 'i1', place: 0, outcome: 'new', title: 'A post', details: '[]' },
}

import type { Insertable, Kysely } from 'kysely'
import { BACKED_UP_TABLES } from '#app/features/backup/backup-format.ts'
import type { Cipher } from '#app/platform/secrets/cipher.server.ts'
import { conflictRows } from '#test/factories/conflict-rows.ts'
import { contentRows } from '#test/factories/content-rows.ts'
import { importRows } from '#test/factories/import-rows.ts'
import { inquiryRows } from '#test/factories/inquiry-rows.ts'
import { reviewRows } from '#test/factories/review-rows.ts'
import type { Schema } from '#db/schema.ts'

const AT = new Date('2026-11-21T09:30:15.123Z')
const LATER = new Date('2027-01-02T03:04:05.678Z')

type Rows = { [Table in (typeof BACKED_UP_TABLES)[number]]: Insertable<Schema[Table]> }

/** One row in each table that a backup holds; returns the image's name. */
export async function fillEveryTable(db: Kysely<Schema>, cipher: Cipher): Promise<string> {
  for (const table of BACKED_UP_TABLES) {
    const row = ROWS[table]
    await db
      .insertInto(table)
      .values({ ...row, ...encryptedFor(table, row, cipher) })
      .execute()
  }
  return ROWS.images.name
}

function encryptedFor(table: string, row: object, cipher: Cipher) {
  if (!('sealed' in row) || !('id' in row)) return {}
  const { keyId, sealed } = cipher.encrypt('{"name":"Ada"}', `${table}:${String(row.id)}`)
  return { key_id: keyId, sealed }
}

const ENCRYPTED = { key_id: '', sealed: '' }

const ROWS: Rows = {
  users: {
    id: 'u1',
    email: 'ada@example.com',
    name: 'Ada Ọkáfọ̀r',
    email_verified: true,
    image: null,
    password_revision: 2,
    role: 'writer',
    reads_restricted: true,
    disabled_at: LATER,
    last_sign_in_at: AT,
    created_at: AT,
    updated_at: AT,
  },
  accounts: {
    id: 'a1',
    user_id: 'u1',
    account_id: 'u1',
    provider_id: 'credential',
    password: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
    access_token: null,
    refresh_token: null,
    id_token: null,
    access_token_expires_at: null,
    refresh_token_expires_at: null,
    scope: null,
    created_at: AT,
    updated_at: AT,
  },
  password_history: { id: 'h1', user_id: 'u1', password: 'earlier', replaced_at: AT },
  second_factors: {
    user_id: 'u1',
    secret: 'encrypted',
    confirmed_at: AT,
    last_step: 59_000_000,
    created_at: AT,
  },
  recovery_codes: { user_id: 'u1', code_hash: 'hash' },
  invitations: {
    id: 'i1',
    token_hash: 'hash',
    email: 'bea@example.com',
    name: 'Bea',
    role: 'assistant',
    invited_by: 'ada@example.com',
    created_at: AT,
    expires_at: LATER,
  },
  blog_posts: {
    id: 'p1',
    title: 'A “quoted” title, é and \\ and 日本',
    excerpt: 'Lines\nand\ttabs',
    content: '## Text\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
    author: 'Ada',
    date: 'November 21, 2026',
    image: '',
    categories: '["Visa","Policy Updates"]',
    published: true,
    created_at: AT,
    user_id: 'u1',
    slug: 'a-title',
    image_alt: '',
    locale: 'pt',
    // Deleted since, or restored later.
    translates: 'p2',
    translated_version: 2,
    version: 3,
    updated_at: AT,
    published_at: AT,
    deleted_at: null,
    publish_at: null,
    unpublish_at: LATER,
    reviewed_by: 'Ada',
    reviewed_on: '2026-11-20',
    submission_id: 's1',
  },
  post_images: { post_id: 'p1', image_name: 'blog-1700000000000.png' },
  post_slugs: { slug: 'an-earlier-title', post_id: 'p1' },
  preview_links: {
    id: 'v1',
    token_hash: 'hash',
    post_id: 'p1',
    made_by: 'ada@example.com',
    made_at: AT,
    expires_at: LATER,
  },
  ...reviewRows,
  categories: {
    slug: 'family-visas',
    name: 'Family visas',
    description: 'For those who want to live together.',
    place: 2,
    version: 3,
  },
  category_names: {
    category_slug: 'family-visas',
    locale: 'es',
    slug: 'visas-familiares',
    name: 'Visas familiares',
    description: 'Para quienes quieren vivir juntos.',
  },
  category_slugs: { slug: 'visa', category_slug: 'family-visas' },
  saved_filters: { user_id: 'u1', name: 'To review', query: 'review=ready' },
  working_copies: {
    user_id: 'u1',
    id: 'w1',
    entry: 'p1',
    version: 3,
    counter: 12,
    fields: '{}',
    saved_at: AT,
  },
  images: {
    name: 'blog-1700000000000.png',
    width: 900,
    height: 600,
    format: 'png',
    bytes: 9,
    variant_widths: '',
    created_at: AT,
    user_id: 'u1',
    unnamed_since: null,
  },
  ...contentRows,
  ...importRows,
  messages: {
    id: 'm1',
    reference: 'K7-Q4M',
    created_at: AT,
    updated_at: AT,
    state: 'new',
    quarantined: false,
    score: 0,
    signals: '',
    read_at: null,
    alarmed_at: null,
    ...ENCRYPTED,
    fingerprint: 'print',
    submission_id: 's1',
    notice_version: '2026-11-21',
    erase_after: null,
    erased_at: null,
    version: 1,
    assignee_id: 'u1',
    due_on: '2026-12-01',
    stage_since: AT,
    restricted: true,
  },
  ...inquiryRows,
  ...conflictRows,
  mail_outbox: {
    id: 'o1',
    purpose: 'message',
    message_id: 'm1',
    header_id: '<o1@example.com>',
    ...ENCRYPTED,
    state: 'waiting',
    attempts: 2,
    next_at: LATER,
    lease_until: null,
    lease_holder: null,
    last_problem: null,
    useless_after: null,
    created_at: AT,
    sent_at: null,
  },
  visits: { day: '2026-11-21', path: '/', kind: 'page', count: 2_147_483_647 },
  audit_log: {
    id: 'l1',
    at: AT,
    user_id: 'u1',
    actor: 'ada@example.com',
    act: 'post.published',
    kind: 'post',
    subject_id: 'p1',
    subject: 'A title',
  },
}

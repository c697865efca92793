import { request as httpRequest } from 'node:http'
import { readdir } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import { type DatabaseKind, openDatabase } from '#app/platform/db/database.server.ts'
import type { PostForm } from '#app/features/blog/post.ts'
import type { Schema } from '#db/schema.ts'
import { send } from '#test/abuse/http-site.ts'
import { createPost, type WrittenPost } from '#test/post-requests.ts'
import { openSite, type SiteOptions, type TestSite, type Visitor } from '#test/site.ts'

/** A built site whose database and files can be looked into from outside. */
export type WatchedSite = TestSite & { db: Kysely<Schema>; port: number }

/**
 * Opens a built site together with a second connection to its database. The site stands behind a proxy on this machine, so
 * that a test can ask from any address (header X-Forwarded-For).
 */
export async function openWatchedSite(
  kind: DatabaseKind,
  options: SiteOptions = {},
): Promise<WatchedSite> {
  const environment = { TRUSTED_PROXY: '127.0.0.1', ...options.environment }
  const site = await openSite(kind, { ...options, environment })
  const databaseUrl = site.environment['DATABASE_URL'] ?? null
  const beside = openDatabase<Schema>({ dataDir: site.dataDir, databaseUrl }, () => {})
  const close = async () => {
    await beside.close()
    await site.close()
  }
  return { ...site, db: beside.db, port: Number(new URL(site.address).port), close }
}

/**
 * Everything that a request could change, as text: what stands in the tables and which files there are. Counted tries to
 * sign in are left out.
 */
export async function everythingOf({ db, dataDir }: WatchedSite): Promise<string> {
  const rows = await Promise.all([
    db.selectFrom('blog_posts').selectAll().orderBy('id').execute(),
    db.selectFrom('post_images').selectAll().orderBy('post_id').orderBy('image_name').execute(),
    db.selectFrom('post_slugs').selectAll().orderBy('slug').execute(),
    db.selectFrom('post_previews').selectAll().orderBy('id').execute(),
    db.selectFrom('images').selectAll().orderBy('name').execute(),
    db.selectFrom('users').selectAll().orderBy('id').execute(),
    db.selectFrom('accounts').selectAll().orderBy('id').execute(),
    db.selectFrom('sessions').selectAll().orderBy('id').execute(),
    db.selectFrom('verifications').selectAll().orderBy('id').execute(),
    db.selectFrom('password_history').selectAll().orderBy('id').execute(),
    db.selectFrom('second_factors').selectAll().orderBy('user_id').execute(),
    db.selectFrom('recovery_codes').selectAll().orderBy('code_hash').execute(),
    db.selectFrom('sign_in_challenges').selectAll().orderBy('token_hash').execute(),
    db.selectFrom('setup_links').selectAll().orderBy('token_hash').execute(),
    db.selectFrom('messages').selectAll().orderBy('id').execute(),
    db.selectFrom('message_notes').selectAll().orderBy('id').execute(),
    db.selectFrom('invitations').selectAll().orderBy('id').execute(),
    db.selectFrom('password_resets').selectAll().orderBy('user_id').execute(),
    db.selectFrom('working_copies').selectAll().orderBy('user_id').orderBy('id').execute(),
    db.selectFrom('post_revisions').selectAll().orderBy('post_id').orderBy('version').execute(),
  ])
  const files = await readdir(dataDir, { recursive: true })
  // These two come and go with SQLite's connections.
  const lasting = files.filter((name) => !/-(wal|shm)$/.test(name)).sort()
  return JSON.stringify([...rows, lasting], null, 1)
}

/** What came back for a request that was written out in full. */
export type Answer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
  text: string
}

/** One request exactly as it is given: no header is added but the host and the length. */
export type Asked = {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: Uint8Array | string | FormData | URLSearchParams
}

/** Sends a request that no browser would make. */
export async function ask(
  { port }: Pick<WatchedSite, 'port'>,
  { method = 'GET', path, headers = {}, body = '' }: Asked,
): Promise<Answer> {
  const { bytes, type } = await writeBody(body)
  const all: Record<string, string> = { ...(type !== null && { 'Content-Type': type }), ...headers }
  if (bytes.length > 0) all['Content-Length'] = String(bytes.length)
  return new Promise((resolve, reject) => {
    const target = { host: '127.0.0.1', port, method, path, headers: all, agent: false as const }
    const request = httpRequest(target, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const received = Buffer.concat(chunks)
        const { statusCode: status = 0, headers: answered } = response
        resolve({ status, headers: answered, body: received, text: received.toString('utf8') })
      })
    })
    request.on('error', reject)
    request.end(bytes)
  })
}

async function writeBody(
  body: NonNullable<Asked['body']>,
): Promise<{ bytes: Uint8Array; type: string | null }> {
  if (typeof body === 'string') return { bytes: Buffer.from(body), type: null }
  if (body instanceof Uint8Array) return { bytes: body, type: null }
  const written = new Response(body)
  return { bytes: await written.bytes(), type: written.headers.get('Content-Type') }
}

/** Sends bytes as they are, and gives back all that came. */
export function sendRaw({ port }: Pick<WatchedSite, 'port'>, bytes: string | Buffer) {
  return send(port, bytes)
}

let asked = 0

/** A header that makes a request come from an address of its own, so that no limit on one address stands in the way. */
export function fromElsewhere(): { 'X-Forwarded-For': string } {
  asked += 1
  return { 'X-Forwarded-For': `198.18.${(asked >> 8) & 255}.${asked & 255}` }
}

/** The cookies of a visitor as a header. */
export function cookieOf({ jar }: Visitor): { Cookie: string } {
  return { Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }
}

/** Creates a post from an address of its own. @returns its id and slug */
export function savePost(staff: Visitor, changes: Partial<PostForm> = {}): Promise<WrittenPost> {
  return createPost(staff, changes, { headers: fromElsewhere() })
}

/** Uploads a picture by the desk's request. */
export function uploadPicture(
  staff: Visitor,
  bytes: Uint8Array<ArrayBuffer>,
  name = 'picture.jpg',
): Promise<Response> {
  const form = new FormData()
  form.set('file', new Blob([bytes]), name)
  return staff.post('/dashboard/images', form, { headers: fromElsewhere() })
}

/** The directives of an answer's Content-Security-Policy. A second policy in the header would stand in a value. */
export function directivesOf(headers: Answer['headers']): Map<string, string> {
  const policy = String(headers['content-security-policy'] ?? '')
  return new Map(
    policy.split('; ').map((directive): [string, string] => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

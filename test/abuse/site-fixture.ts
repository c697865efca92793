import { request as httpRequest } from 'node:http'
import { readdir } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import { openDatabase } from '#app/platform/db/database.server.ts'
import type { PostForm } from '#app/features/posts/post.ts'
import type { Schema } from '#db/schema.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { updatePost } from '#test/post-requests.ts'
import { openSite, postBody, type SiteOptions, type Visitor } from '#test/site.ts'

import type { DatabaseKind } from '#test/postgres.ts'
export { createPost as savePost } from '#test/post-requests.ts'

export type WatchedSite = Awaited<ReturnType<typeof openWatchedSite>>

/** The site is behind a proxy on this machine, so that a test can use any address (header X-Forwarded-For). */
export async function openWatchedSite(kind: DatabaseKind, options: SiteOptions = {}) {
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

/** Without the audit log, when a session was last seen, and the counts of sign-in attempts and of other requests. */
export async function everythingOf({ db, dataDir }: WatchedSite): Promise<string> {
  const tables = await db.introspection.getTables()
  const rows = tables
    .filter(({ name }) => !/^(sign_in_attempts|rate_limits|audit_log|post_gram.*)$/.test(name))
    .map(async ({ name }) => {
      const { rows: all } = await sql`select * from ${sql.table(name)}`.execute(db)
      const seen = name === 'sessions' && { updated_at: undefined }
      return [name, ...all.map((row) => JSON.stringify(Object.assign({}, row, seen))).toSorted()]
    })
  const files = await readdir(dataDir, { recursive: true })
  // SQLite creates and removes these two with its connections.
  const lasting = files.filter((name) => !/-(wal|shm)$/.test(name)).sort()
  return JSON.stringify([...(await Promise.all(rows)), lasting], null, 1)
}

export type Answer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
  text: string
}

export type Requested = {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: Uint8Array | string | FormData | URLSearchParams
}

export async function ask(
  { port }: Pick<WatchedSite, 'port'>,
  { method = 'GET', path, headers = {}, body = '' }: Requested,
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
  body: NonNullable<Requested['body']>,
): Promise<{ bytes: Uint8Array; type: string | null }> {
  if (typeof body === 'string') return { bytes: Buffer.from(body), type: null }
  if (body instanceof Uint8Array) return { bytes: body, type: null }
  const written = new Response(body)
  return { bytes: await written.bytes(), type: written.headers.get('Content-Type') }
}

let requested = 0

/** From a new address, so that no limit per address applies. */
export function fromElsewhere(): { 'X-Forwarded-For': string } {
  requested += 1
  return { 'X-Forwarded-For': `198.18.${(requested >> 8) & 255}.${requested & 255}` }
}

export function cookieOf({ jar }: Visitor): { Cookie: string } {
  return { Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }
}

/** @returns the address as it is shown, once */
export async function makePreviewLink(staff: Visitor, screen: string, days = '7'): Promise<string> {
  const response = await staff.post(screen, new URLSearchParams({ days }))
  const [address] = /(?:\/blog)?\/preview\/[\w-]{43}/.exec(await response.text()) ?? []
  if (address === undefined) throw new Error(`There is no link in an answer of ${response.status}`)
  return address
}

export function submitPost(staff: Visitor, form: Record<string, string | boolean>) {
  return staff.post('/dashboard/blog/new', postBody(form))
}

export function changePost(
  staff: Visitor,
  id: string,
  changes: Partial<PostForm> = {},
  version = 1,
) {
  return updatePost(staff, id, postBody({ ...aPostForm(changes), version: String(version) }))
}

export function sendUpload(
  staff: Visitor,
  bytes: Uint8Array<ArrayBuffer>,
  name = 'image.jpg',
): Promise<Response> {
  const form = new FormData()
  form.set('file', new Blob([bytes]), name)
  return staff.post('/dashboard/images/upload', form)
}

export async function saveImage(staff: Visitor, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reply = await sendUpload(staff, bytes)
  return ((await reply.json()) as { path: string }).path
}

/** A second policy in the header would be part of a value. */
export function directivesOf(headers: Answer['headers']): Map<string, string> {
  const policy = String(headers['content-security-policy'] ?? '')
  return new Map(
    policy.split('; ').map((directive): [string, string] => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

export function expectProtected({ headers, text }: Pick<Answer, 'headers' | 'text'>): void {
  const policy = directivesOf(headers)
  expect(policy.get('default-src')).toBe("'none'")
  expect(policy.get('frame-ancestors')).toBe("'none'")
  expect(policy.get('base-uri')).toBe("'none'")
  expect(policy.get('form-action')).toMatch(/^'(none|self)'$/)
  expect(headers['content-security-policy']).not.toContain('unsafe')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(headers['permissions-policy']).toContain('geolocation=()')
  expect(headers['x-request-id']).toMatch(/^[\w-]{9,}$/)
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin'])
    expect(headers[name]).toBeUndefined()
  expect(text).not.toMatch(/\bat .+\.(ts|js):\d+|node_modules|Unexpected Server Error/)
}

export async function countSubmitted(db: Kysely<Schema>, submission: string): Promise<number> {
  const posts = db.selectFrom('blog_posts').select('id').where('submission_id', '=', submission)
  return (await posts.execute()).length
}

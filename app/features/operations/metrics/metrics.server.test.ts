import { describe, expect, test } from 'vitest'
import { createMetrics } from '#app/features/operations/metrics/metrics.server.ts'
import { queueMail } from '#app/features/email/outbox.server.ts'
import { createFileStorage } from '#app/integrations/storage/file-storage.server.ts'
import { runExclusively } from '#app/platform/db/exclusive-job.server.ts'
import { createLogger } from '#app/platform/log.server.ts'
import { openTestInbox } from '#test/factories/inbox.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const TOKEN = 'a-token-of-thirty-two-characters'

describe.each(databaseKinds)('the metrics of a site on %s', (kind) => {
  const fixture = openedForEach(() => openTestInbox(kind))

  async function openMetrics() {
    const metrics = await createMetrics()
    const respond = (authorization?: string) => {
      const headers = new Headers(authorization === undefined ? {} : { authorization })
      const request = new Request('http://localhost/metrics', { headers })
      const { db, now } = fixture.inbox
      return metrics.respond(request, { token: TOKEN, db, now: now() })
    }
    const lines = async () => (await (await respond(`Bearer ${TOKEN}`)).text()).split('\n')
    return { metrics, respond, lines }
  }

  test.each([undefined, '', 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN, 'Bearer wrong'])(
    'are not shown for the header Authorization: %s',
    async (authorization) => {
      const { respond } = await openMetrics()
      const refused = await respond(authorization)
      expect(refused.status).toBe(401)
      expect(refused.headers.get('WWW-Authenticate')).toBe('Bearer')
      expect(refused.headers.get('Cache-Control')).toBe('no-store')
      expect(await refused.text()).not.toContain('site_')
    },
  )

  test('say what waits, and when the last backup was', async () => {
    const { inbox, receive, wait } = fixture
    const { respond, lines } = await openMetrics()
    expect(await lines()).toContain('site_backup_last_success_timestamp_seconds 0')
    await runExclusively(inbox, 'backup', async () => undefined)
    const backup = inbox.now().getTime() / 1000
    await receive()
    wait(25)
    await receive()
    await receive({ message: 'Buy links' }, { isQuarantined: true })
    const letter = { purpose: 'message', to: null, subject: 's', text: 't' } as const
    const outbox = { cipher: inbox.cipher, domain: 'example.com' }
    const queue = () =>
      inbox.db.transaction().execute((tx) => queueMail(tx, outbox, letter, inbox.now()))
    await queue()
    const parked = await queue()
    await inbox.db
      .updateTable('mail_outbox')
      .set({ state: 'parked' })
      .where('id', '=', parked)
      .execute()
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'site_database_up 1',
        'site_messages_unread 2',
        'site_messages_overdue 1',
        'site_messages_quarantined 1',
        'site_emails_waiting 1',
        'site_emails_parked 1',
        `site_backup_last_success_timestamp_seconds ${backup}`,
      ]),
    )
    const shown = await respond(`Bearer ${TOKEN}`)
    expect(shown.headers.get('Cache-Control')).toBe('no-store')
    expect(shown.headers.get('Content-Type')).toContain('text/plain')
  })

  test('are shown while the database is away, without its figures', async () => {
    const { lines } = await openMetrics()
    const ofMessages = [
      'message_notes',
      'message_labels',
      'message_replies',
      'conflict_clearances',
      'name_sounds',
      'names',
      'mail_outbox',
    ]
    for (const table of [...ofMessages, 'messages', 'jobs'])
      await fixture.inbox.db.schema.dropTable(table).execute()
    const shown = await lines()
    expect(shown).toEqual(
      expect.arrayContaining(['site_database_up 0', 'site_messages_unread Nan']),
    )
    expect(shown.join('\n')).toContain('nodejs_eventloop_lag_seconds')
  })
})

describe('counted while the site runs', () => {
  const inbox = openedForEach(() => openTestInbox('sqlite'))
  const folder = openedForEach(() => openFolder({ images: 'a file where the folder should be' }))

  async function linesAfter(work: (metrics: Awaited<ReturnType<typeof createMetrics>>) => unknown) {
    const metrics = await createMetrics()
    await work(metrics)
    const headers = { Authorization: `Bearer ${TOKEN}` }
    const request = new Request('http://localhost/metrics', { headers })
    const { db, now } = inbox.inbox
    const response = await metrics.respond(request, { token: TOKEN, db, now: now() })
    return (await response.text()).split('\n')
  }

  test('are responses by method, route and kind of status, and no path or other method', async () => {
    const lines = await linesAfter((metrics) => {
      const measure = metrics.measureResponses(() => '/blog/:post')
      for (const [method, status] of [
        ['GET', 200],
        ['GET', 204],
        ['GET', 500],
        ['EVIL', 405],
      ] as const)
        measure?.response({ method, path: '/blog/ada', status, ms: 30 })
      measure?.cachedResponse()
    })
    const count = (labels: string) => `site_http_response_seconds_count{${labels}}`
    expect(lines).toEqual(
      expect.arrayContaining([
        `${count('method="GET",route="/blog/:post",status="2xx"')} 2`,
        `${count('method="GET",route="/blog/:post",status="5xx"')} 1`,
        `${count('method="other",route="/blog/:post",status="4xx"')} 1`,
        'site_http_cached_responses_total 1',
      ]),
    )
    expect(lines.join('\n')).not.toMatch(/ada|EVIL/)
  })

  test('are queries, warnings, and images that could not be stored', async () => {
    const logged: string[] = []
    const lines = await linesAfter(async (metrics) => {
      metrics.measureQuery(700, true)
      metrics.measureQuery(2, false)
      const log = metrics.countLog(
        createLogger(
          (line) => logged.push(line),
          () => new Date(0),
        ),
      )
      log.info('started')
      log.warn('slow query')
      log.error('backup failed', new Error('x'), { requestId: 'r1' })
      const storage = metrics.countStorageErrors(createFileStorage(`${folder.folder}/images`))
      expect((await storage.put('blog-1.webp', new Uint8Array(1))).ok).toBe(false)
      await expect(storage.list({})).rejects.toThrow('ENOTDIR')
      expect(await storage.get('../secret')).toBeNull()
    })
    expect(lines).toEqual(
      expect.arrayContaining([
        'site_database_query_seconds_count 2',
        'site_database_slow_queries_total 1',
        'site_log_lines_total{level="warn",event="slow query"} 1',
        'site_log_lines_total{level="error",event="backup failed"} 1',
        'site_image_storage_errors_total 2',
      ]),
    )
    expect(logged.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual([
      'started',
      'slow query',
      'backup failed',
    ])
    expect(logged[2]).toContain('"requestId":"r1"')
  })
})

import { chmod, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { publishRecords } from '#app/features/content/content-records.server.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { createS3Storage } from '#app/integrations/storage/s3-storage.server.ts'
import { runExclusively } from '#app/platform/db/exclusive-job.server.ts'
import { DAY_MS, HOUR_MS } from '#app/platform/time.ts'
import { anAccount } from '#test/factories/accounts.ts'
import { silentLog } from '#test/factories/silent-log.ts'
import { openPostbox } from '#test/fixtures/smtp-server.ts'
import type { Patient } from '#test/factories/doctor.ts'

type State = 'warning' | 'error'
type Fault = (patient: Patient) => unknown

const set = (changes: Record<string, string>) => (patient: Patient) =>
  Object.assign(patient.environment, changes)
const answer = (address: string, status: number, text: string) => (patient: Patient) => {
  patient.site.answers[address] = [status, text]
}
const space = (freeBytes: number, freeFiles: number) => (patient: Patient) => {
  patient.parts.spaceOf = async () => ({ freeBytes, freeFiles })
}
const later = (ms: number) => (patient: Patient) => {
  const at = new Date(patient.now().getTime() + ms)
  patient.parts.now = () => at
}
const keyMode =
  (mode: number) =>
  async ({ dataDir }: Patient) =>
    chmod(path.join(dataDir, 'auth-secret'), mode)

function loseBucket(patient: Patient) {
  const [endpoint, bucket, region] = ['http://127.0.0.1:2', 'blog-images', 'us-east-1']
  const settings = { endpoint, bucket, region, accessKeyId: 'id', secretAccessKey: 'a-secret' }
  const limits = { attemptMs: 200, triesMs: 200, idleMs: 200 }
  patient.parts.storage = createS3Storage(settings, silentLog, limits)
}

async function refuseSignIn({ environment }: Patient) {
  const { port, close } = await openPostbox({ refusesSignIn: true })
  onTestFinished(close)
  environment['SMTP_URL'] = `smtp://ada:pa55word@127.0.0.1:${port}`
}

async function enterOverdueFigure({ db, now }: Patient) {
  const data = { ...shippedInAll.en.fact['eb5.jobs'], reviewBy: '2020-02-01' }
  const key = { type: 'fact', id: 'eb5.jobs', locale: 'en', seenVersion: 0 } as const
  const own = { ...key, to: 'published', data, review: null } as const
  await publishRecords(db, { publications: [own], by: { id: null, name: 'a@b.co' } }, now())
}

async function failBackup({ db, now }: Patient) {
  const work = runExclusively({ db, now }, 'backup', async () => {
    throw new Error('no space left')
  })
  await work.catch(() => undefined)
}

/** What the doctor finds when it is caused. */
export const faults: [what: string, name: string, state: State, found: RegExp, cause: Fault][] = [
  ['a stopped site', 'Server', 'warning', /not running at .+ECONNREFUSED/, set({ PORT: '2' })],
  [
    'a site that cannot write',
    'Server',
    'error',
    /not ready/,
    answer('/readyz', 503, 'not ready\n'),
  ],
  [
    'another program at the port',
    'Server',
    'error',
    /Another program/,
    answer('/readyz', 200, 'hi'),
  ],
  ['no origin', 'Address', 'warning', /Only this machine/, set({ PUBLIC_ORIGIN: '' })],
  [
    'an origin that leads nowhere',
    'Address',
    'error',
    /cannot be reached/,
    set({ PUBLIC_ORIGIN: 'http://127.0.0.1:2' }),
  ],
  ['an origin of another site', 'Address', 'error', /answers 404/, answer('/healthz', 404, 'no')],
  ['an origin without TLS', 'Address', 'warning', /without TLS/, () => undefined],
  [
    'no trusted proxy',
    'Proxy',
    'warning',
    /TRUSTED_PROXY/,
    set({ PUBLIC_ORIGIN: 'https://127.0.0.1:2' }),
  ],
  ['a tight disk', 'Disk', 'warning', /0\.5 GB/, space(5e8, 1e6)],
  ['a full disk', 'Disk', 'error', /full/, space(5e6, 1e6)],
  ['a disk without room for files', 'Disk', 'warning', /7 more files/, space(1e11, 7)],
  [
    'a lost folder of backups',
    'Disk',
    'error',
    /not there/,
    ({ backups }) => rm(backups.folder, { recursive: true }),
  ],
  [
    'a lost image',
    'Images',
    'error',
    /not in DATA_DIR/,
    ({ dataDir }) => rm(path.join(dataDir, 'images'), { recursive: true }),
  ],
  ['a bucket that is away', 'Images', 'error', /cannot be reached \(ECONNREFUSED\)/, loseBucket],
  [
    'no mail server',
    'Mail server',
    'warning',
    /No email is sent/,
    set({ SMTP_URL: '', MAIL_TO: '' }),
  ],
  [
    'a closed SMTP port',
    'Mail server',
    'error',
    /cannot be reached/,
    set({ SMTP_URL: 'smtp://ada:pa55word@127.0.0.1:2' }),
  ],
  [
    'a silent mail server',
    'Mail server',
    'error',
    /does not answer/,
    ({ postbox }) => void (postbox.holds.greeting = new Promise(() => {})),
  ],
  [
    'a wrong password of the mail server',
    'Mail server',
    'error',
    /refuses the sign-in/,
    refuseSignIn,
  ],
  [
    'another MESSAGE_KEY',
    'Keys',
    'error',
    /a key that is not here/,
    set({ MESSAGE_KEY: 'another-key-that-is-long-enough-too' }),
  ],
  ['no key', 'Keys', 'error', /key of the messages is missing/, set({ MESSAGE_KEY: '' })],
  [
    'a damaged message',
    'Keys',
    'error',
    /cannot be decrypted/,
    ({ db }) =>
      db
        .updateTable('messages')
        .set({ sealed: 'x'.repeat(80) })
        .execute(),
  ],
  [
    'no secret of the accounts',
    'Keys',
    'error',
    /accounts’ secret/,
    async (patient) => {
      await patient.db.insertInto('users').values(anAccount('a', 'owner')).execute()
      await rm(path.join(patient.dataDir, 'auth-secret'))
    },
  ],
  ['a key that all can read', 'Files', 'warning', /auth-secret/, keyMode(0o644)],
  ['an overdue figure', 'Legal figures', 'warning', /1 overdue: “/, enterOverdueFigure],
  [
    'a message that waits too long',
    'Messages',
    'warning',
    /1 unread, 1 of them/,
    later(25 * HOUR_MS),
  ],
  [
    'an email that is not tried again',
    'Emails',
    'warning',
    /1 not tried again/,
    async ({ db, now, queue }) => {
      await queue(now())
      await db.updateTable('mail_outbox').set({ state: 'parked' }).execute()
    },
  ],
  [
    'an email that waits for long',
    'Emails',
    'warning',
    /1 for more than an hour/,
    ({ now, queue }) => queue(new Date(now().getTime() - 2 * HOUR_MS)),
  ],
  ['no backups', 'Backups', 'warning', /None are made/, set({ BACKUP_DIR: '' })],
  [
    'no backup yet',
    'Backups',
    'warning',
    /None was written/,
    ({ db }) => db.deleteFrom('jobs').execute(),
  ],
  [
    'deleted backups',
    'Backups',
    'error',
    /holds none/,
    ({ backups }) => rm(path.join(backups.folder, 'site-2026-11-25T030000Z.tar.gz')),
  ],
  ['a late backup', 'Backups', 'warning', /The last is of/, later(3 * DAY_MS)],
  ['an old backup', 'Backups', 'error', /The last is of/, later(8 * DAY_MS)],
  ['a failed backup', 'Backups', 'warning', /failed: no space left/, failBackup],
  [
    'a clock that was set back',
    'Clock',
    'error',
    /has written at/,
    async (patient) => {
      await enterOverdueFigure(patient)
      later(-2 * HOUR_MS)(patient)
    },
  ],
  [
    'a clock that was set back while the site stood',
    'Clock',
    'error',
    /has written at/,
    async ({ dataDir, now }) => {
      const file = path.join(dataDir, 'last-run')
      await writeFile(file, '')
      await utimes(file, now(), new Date(now().getTime() + HOUR_MS))
    },
  ],
]

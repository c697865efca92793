import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import {
  aForm,
  type MailedSite,
  openMailedSite,
  sendAndRead,
  sendAwake,
  sendPlain,
  until,
} from '#test/abuse/contact-world.ts'
import { databaseKinds, openClient } from '#test/postgres.ts'

const CANARY = 'canary-7f3a91'
const canaryForm = () =>
  aForm({
    name: `Ana ${CANARY}`,
    email: `${CANARY}@example.com`,
    message: `They said ${CANARY}, and ${CANARY} again.`,
  })

// What people confide is found in no file, no log and no mail.
describe.each(databaseKinds)('a text sent through the form, on %s', (kind) => {
  let site: MailedSite
  afterEach(() => site.close())

  test('is found by nobody in the database, its log, the data folder, the server log and the mails', async () => {
    site = await openMailedSite(kind)
    await sendAndRead(site.origin, canaryForm())
    await sendAwake(site.origin, { form: canaryForm() })
    // Refused as well: too long, and malformed.
    await sendPlain(site.origin, { form: { ...canaryForm(), name: CANARY.repeat(50) } })
    await sendPlain(site.origin, { form: { ...canaryForm(), message: `${CANARY}\u0000` } })
    await until(() => expect(site.box.mails.length).toBeGreaterThan(0))

    expect(filesOf(site.dataDir).filter((file) => holds(file))).toEqual([])
    expect(site.lines.join('\n')).not.toContain(CANARY)
    expect(site.box.mails.map(({ raw }) => raw).join('\n')).not.toContain(CANARY)
    const dump = kind === 'postgres' ? await dumpOf(site) : strings(site.dataDir)
    expect(dump).not.toContain(CANARY)
    // The search finds what is there.
    const reference = (await site.db.selectFrom('messages').select('reference').execute())[0]
    expect(dump).toContain(reference?.reference)
  })

  test('is found in no mail when the mail carries it, but for the mail itself', async () => {
    site = await openMailedSite(kind, { environment: { MAIL_MESSAGE_TEXT: 'yes' } })
    await sendAndRead(site.origin, canaryForm())
    await until(() => expect(site.box.mails).toHaveLength(1))
    expect(site.box.mails[0]?.raw).toContain(CANARY)
    expect(filesOf(site.dataDir).filter((file) => holds(file))).toEqual([])
    expect(site.lines.join('\n')).not.toContain(CANARY)
  })

  function holds(file: string): boolean {
    return readFileSync(file).includes(CANARY)
  }
})

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())
}

function strings(folder: string): string {
  return filesOf(folder)
    .map((file) => readFileSync(file, 'latin1'))
    .join('\n')
}

/** Every value of every table, as text. */
async function dumpOf({ environment }: MailedSite): Promise<string> {
  const client = await openClient(environment['DATABASE_URL'])
  try {
    const tables = await client.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    )
    const rows = []
    for (const { name } of tables.rows) {
      rows.push((await client.query(`select t::text from "${name}" t`)).rows)
    }
    return JSON.stringify(rows)
  } finally {
    await client.end()
  }
}

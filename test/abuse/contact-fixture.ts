import { vi } from 'vitest'
import { openWatchedSite, type WatchedSite } from '#test/abuse/site-fixture.ts'
import { aVisitor, type SiteOptions } from '#test/site.ts'
import { openPostbox, type Postbox } from '#test/fixtures/smtp-server.ts'
import type { DatabaseKind } from '#test/postgres.ts'
import type { Place } from '#test/abuse/server-process.ts'

export const FIRM = 'office@firm.example'

type FormTexts = Record<string, string>

export async function openMailedSite(
  kind: DatabaseKind,
  options: SiteOptions & { badTls?: boolean } = {},
) {
  const box = await openPostbox({ badTls: options.badTls === true })
  const environment = { ...mailSettings(box), ...options.environment }
  const site = await openWatchedSite(kind, { ...options, environment })
  const close = async () => {
    await site.close()
    await box.close()
  }
  return { ...site, box, close }
}

export function mailSettings({ url }: Pick<Postbox, 'url'>): Record<string, string> {
  return { SMTP_URL: url, MAIL_TO: FIRM, MAIL_FROM: 'website@firm.example' }
}

export function aForm(changes: FormTexts = {}): FormTexts {
  return {
    name: 'Ana Example',
    email: 'ana@example.com',
    message: 'My sister lives in Arlington. May she ask for me?',
    // Gets no confirmation, so that what the firm gets can be counted.
    safeWay: 'call',
    ...changes,
  }
}

type Sent = { form?: FormTexts; from?: Record<string, string> }

const sendTo =
  (address: string) =>
  (origin: string, { form = aForm(), from = {} }: Sent = {}) =>
    aVisitor(origin).post(address, new URLSearchParams(form), { headers: from })

export const sendHydrated = sendTo('/contact/messages')
export const sendPlain = sendTo('/contact')

export async function sendAndRead(origin: string, form: FormTexts = aForm()): Promise<string> {
  const visitor = aVisitor(origin)
  const sent = await visitor.post('/contact', new URLSearchParams(form))
  if (sent.status !== 303) throw new Error(`Sending was answered with ${sent.status}`)
  const page = await visitor.text('/contact')
  const [, reference] = /data-reference="true">([^<]+)</.exec(withoutTemplates(page)) ?? []
  if (reference === undefined) throw new Error('The page shows no reference')
  return reference
}

export async function referenceOf(response: Response): Promise<string> {
  return ((await response.json()) as { reference: string }).reference
}

export async function takeToken(origin: string): Promise<string> {
  const response = await aVisitor(origin).get('/contact/token')
  return ((await response.json()) as { token: string }).token
}

/** As if the 20 seconds were over for which a process has an email to itself. */
export async function endLeases({ look }: Pick<Place, 'look'>): Promise<void> {
  const ended = { lease_until: new Date() }
  await look((db) =>
    db.updateTable('mail_outbox').set(ended).where('state', '=', 'sending').execute(),
  )
}

/** Templates are not visible until the behaviour clones them. */
export function withoutTemplates(html: string): string {
  return html.replaceAll(/<template.*?<\/template>/gs, '')
}

export function until(check: () => unknown, timeout = 20_000): Promise<unknown> {
  return vi.waitFor(check, { timeout, interval: 50 })
}

export async function countStored({ db }: Pick<WatchedSite, 'db'>): Promise<number> {
  return (await db.selectFrom('messages').select('id').execute()).length
}

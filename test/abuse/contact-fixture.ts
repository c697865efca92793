import { vi } from 'vitest'
import { openWatchedSite, type WatchedSite } from '#test/abuse/site-fixture.ts'
import { aVisitor, type SiteOptions } from '#test/site.ts'
import type { DatabaseKind } from '#app/platform/db/database.server.ts'
import { openPostbox, type Postbox } from '#test/fixtures/smtp-server.ts'

/** The firm's address in these tests. */
export const FIRM = 'office@firm.example'

/** What the form of a visitor holds. */
export type FormTexts = Record<string, string>

/** A site with a mail server of its own beside it. */
export type MailedSite = WatchedSite & { box: Postbox }

/** Opens a site that mails the firm through a server on this machine. */
export async function openMailedSite(
  kind: DatabaseKind,
  options: SiteOptions & { badTls?: boolean } = {},
): Promise<MailedSite> {
  const box = await openPostbox({ badTls: options.badTls === true })
  const environment = { ...mailSettings(box), ...options.environment }
  const site = await openWatchedSite(kind, { ...options, environment })
  const close = async () => {
    await site.close()
    await box.close()
  }
  return { ...site, box, close }
}

/** The settings that lead to a mail server. */
export function mailSettings({ url }: Pick<Postbox, 'url'>): Record<string, string> {
  return { SMTP_URL: url, MAIL_TO: FIRM, MAIL_FROM: 'website@firm.example' }
}

/** The form as someone might fill it in. */
export function aForm(changes: FormTexts = {}): FormTexts {
  return {
    name: 'Ana Example',
    email: 'ana@example.com',
    message: 'My sister lives in Arlington. May she ask for me?',
    ...changes,
  }
}

type Sent = { form?: FormTexts; from?: Record<string, string> }

/** Sends the form as the page's script does. */
export function sendHydrated(origin: string, { form = aForm(), from = {} }: Sent = {}) {
  return aVisitor(origin).post('/contact/messages', new URLSearchParams(form), { headers: from })
}

/** Sends the form as a browser without JavaScript does. */
export function sendPlain(origin: string, { form = aForm(), from = {} }: Sent = {}) {
  return aVisitor(origin).post('/contact', new URLSearchParams(form), { headers: from })
}

/** Sends the form without JavaScript and follows to the page that says so. @returns the reference that it shows */
export async function sendAndRead(origin: string, form: FormTexts = aForm()): Promise<string> {
  const visitor = aVisitor(origin)
  const sent = await visitor.post('/contact', new URLSearchParams(form))
  if (sent.status !== 303) throw new Error(`Sending was answered with ${sent.status}`)
  const page = await visitor.text('/contact')
  const [, reference] = /data-reference="true">([^<]+)</.exec(withoutTemplates(page)) ?? []
  if (reference === undefined) throw new Error('The page shows no reference')
  return reference
}

/** The reference in the answer to the page's script. */
export async function referenceOf(response: Response): Promise<string> {
  return ((await response.json()) as { reference: string }).reference
}

/** The token that the page's script takes when the form is first used. */
export async function takeToken(origin: string): Promise<string> {
  const response = await aVisitor(origin).get('/contact/token')
  return ((await response.json()) as { token: string }).token
}

/** A page as it is seen: what the behaviour clones is no part of it yet. */
export function withoutTemplates(html: string): string {
  return html.replaceAll(/<template.*?<\/template>/gs, '')
}

/** Waits until the condition holds. */
export function until(check: () => unknown, timeout = 20_000): Promise<unknown> {
  return vi.waitFor(check, { timeout, interval: 50 })
}

/** How many messages are kept. */
export async function countStored({ db }: Pick<WatchedSite, 'db'>): Promise<number> {
  const rows = await db.selectFrom('messages').select('id').execute()
  return rows.length
}

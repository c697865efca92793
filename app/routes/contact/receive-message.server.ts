import { createContext, type RouterContextProvider } from 'react-router'
import {
  alertFor,
  type MessageFormTexts,
} from '#app/features/inbox/contact-form/message-form-texts.ts'
import { storeMessage } from '#app/features/inbox/contact-form/store-message.server.ts'
import { isFromQuickExit } from '#app/features/site/pages/quick-exit.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import type {
  MessageContent,
  MessageFields,
  MessageProblems,
} from '#app/features/inbox/contact-form/message.ts'
import { mailStyle } from '#app/server/inbox-service.server.ts'
import { addressGroup } from '#app/platform/http/client-address.server.ts'
import { databaseResponse } from '#app/platform/http/database-response.server.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { publicOrigin } from '#app/server/public-origin.server.ts'
import { mayBeCounted } from '#app/features/visits/visit.ts'
import {
  clientContext,
  localeContext,
  servicesContext,
} from '#app/server/services-context.server.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import { confirmationOf } from '#app/server/mail/message-confirmation.server.ts'
import { validateMessage } from '#app/features/inbox/contact-form/validate-message.ts'

type RefusedMessage = {
  status: number
  headers: Record<string, string>
  typed: MessageFields
  from: string
  problems: MessageProblems
  alert: keyof MessageFormTexts['alerts']
}

type ReceivedMessage =
  | { ok: true; reference: string; isRestricted: boolean }
  | { ok: false; refused: RefusedMessage }

type Context = Readonly<RouterContextProvider>

const RETRY_SECONDS = '30'

/** Whether the page is the answer to a message that was refused. */
export const messageRefused = createContext(false)

/** Reports success only after the message is stored. @throws a 400 response for a malformed form */
export async function receiveMessage(request: Request, context: Context): Promise<ReceivedMessage> {
  const form = await readForm(request)
  const typed: MessageFields = {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    message: textOf(form, 'message'),
    language: textOf(form, 'language'),
    safeWay: textOf(form, 'safeWay'),
  }
  const from = textOf(form, 'from')
  const refuse = (why: Omit<RefusedMessage, 'typed' | 'from'>): ReceivedMessage => ({
    ok: false,
    refused: { ...why, typed, from },
  })
  const parsed = validateMessage(typed)
  if (!parsed.ok) {
    const problems = parsed.problem
    return refuse({ status: 422, headers: {}, problems, alert: alertFor(problems) })
  }
  const { spamCheck, messagesByAddress, visits, log } = context.get(servicesContext)
  const { address } = context.get(clientContext)
  const [token, honeypot] = [textOf(form, 'token'), textOf(form, 'subject')]
  const checked = spamCheck.check({ address, token, honeypot, content: parsed.value })
  if (!checked.ok) return refuse(limited(checked.problem))
  try {
    const shared = await messagesByAddress.takeShared(addressGroup(address))
    if (!shared.isAllowed) return refuse(limited(shared))
    const content = withLanguage(parsed.value, context.get(localeContext))
    const isRestricted = isFromQuickExit(context.get(servicesContext).site, from)
    const stored = await store(request, context, { ...checked.value, content, isRestricted })
    if (stored.isNew && !checked.value.isQuarantined && mayBeCounted(request))
      visits.count({ kind: 'message', path: '/contact' })
    return { ok: true, reference: stored.reference, isRestricted }
  } catch (error) {
    // Whatever went wrong, a bug included: the page must keep what was typed and say where else to turn.
    log.error('message not kept', error)
    const headers = { 'Retry-After': RETRY_SECONDS, ...databaseResponse(error)?.headers }
    return refuse({ status: 503, headers, problems: {}, alert: 'failed' })
  }
}

/** Who says nothing has read the page in its language. */
function withLanguage(content: MessageContent, locale: Locale): MessageContent {
  return content.language === '' && locale !== 'en' ? { ...content, language: locale } : content
}

function limited({ retryAfterSeconds }: { retryAfterSeconds: number }) {
  const headers = { 'Retry-After': String(retryAfterSeconds) }
  return { status: 429, headers, problems: {}, alert: 'limited' as const }
}

type Checked = Omit<Parameters<typeof storeMessage>[1], 'noticeVersion'>

async function store(request: Request, context: Context, message: Checked) {
  const services = context.get(servicesContext)
  const { config } = services
  const locale = context.get(localeContext)
  const confirm = message.isQuarantined ? null : await confirmationOf(services, message, locale)
  const style = mailStyle(publicOrigin(config, request), services.timeZone())
  const noticeVersion = interfaceTexts('en').contact.message.notice.version
  const write = () =>
    storeMessage(
      services,
      { ...message, noticeVersion },
      { style, withText: config.mailMessageText && !message.isRestricted, confirm },
    )
  const { people, quarantined } = services.messageQueues
  return (message.isQuarantined ? quarantined : people).run(write)
}

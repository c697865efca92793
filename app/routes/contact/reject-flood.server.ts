import type { MiddlewareFunction } from 'react-router'
import { LOCALE_NAMES } from '#app/platform/texts/locales.ts'
import { displayPhone } from '#app/features/site/firm.ts'
import { clientContext, type ReaderPage, readerPage } from '#app/server/services-context.server.ts'

const RETRY_SECONDS = '60'

// A whole page for each refused form is expensive; after some of them an address gets a few lines, and browsers keep
// what was typed on the page before.
export const rejectFlood: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (request.method !== 'POST') return next()
  const page = readerPage(context)
  const { spamCheck } = page.services
  const { address } = context.get(clientContext)
  if (spamCheck.isFlooding(address)) return smallRefusal(page)
  const response = await next()
  if (response.status === 429) spamCheck.countRefusedPage(address)
  return response
}

function smallRefusal({ site, texts, locale }: ReaderPage): Response {
  const { alerts, goBack, orCall } = texts.messageForm.form
  const { phone: number } = site.firm
  const phone = `<a href="tel:${number}">${displayPhone(number)}</a>`
  const page = `<!doctype html>
<html lang="${LOCALE_NAMES[locale].lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${alerts.limited.title}</title></head>
<body><h1>${alerts.limited.title}</h1><p>${goBack}</p><p>${orCall.replace('{phone}', () => phone)}</p></body>
</html>
`
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': RETRY_SECONDS }
  return new Response(page, { status: 429, headers })
}

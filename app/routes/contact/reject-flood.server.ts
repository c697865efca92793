import type { MiddlewareFunction } from 'react-router'
import { firm } from '#app/features/site/content/en/firm.ts'
import { contentOf } from '#app/features/site/content.ts'
import { displayPhone } from '#app/features/site/firm.ts'
import { clientContext, servicesContext } from '#app/server/services-context.server.ts'

const RETRY_SECONDS = '60'

// A whole page for each refused form is expensive; after some of them an address gets a few lines, and browsers keep
// what was typed on the page before.
export const rejectFlood: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (request.method !== 'POST') return next()
  const { messageGate } = context.get(servicesContext)
  const { address } = context.get(clientContext)
  if (messageGate.isFlooding(address)) return smallRefusal()
  const response = await next()
  if (response.status === 429) messageGate.countRefusedPage(address)
  return response
}

function smallRefusal(): Response {
  const { alerts, goBack, orCall } = contentOf('en').messageForm.form
  const phone = `<a href="tel:${firm.phone}">${displayPhone(firm.phone)}</a>`
  const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${alerts.limited.title}</title></head>
<body><h1>${alerts.limited.title}</h1><p>${goBack}</p><p>${orCall.replace('{phone}', () => phone)}</p></body>
</html>
`
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': RETRY_SECONDS }
  return new Response(page, { status: 429, headers })
}

import {
  type CheckResult,
  codeOf,
  failure,
  fine,
  warning,
} from '#app/features/operations/doctor/check-result.ts'
import type { DoctorParts } from '#app/features/operations/doctor/doctor-parts.ts'

type Parts = Pick<DoctorParts, 'config'>

const PATIENCE_MS = 5_000

export async function checkServer({ config: { host, port } }: Parts): Promise<CheckResult> {
  const address = `http://${reachableHost(host)}:${port}`
  const ready = await ask(`${address}/readyz`)
  if ('reason' in ready) {
    const how = 'Start it: npm start, or systemctl start immigration-law-site.'
    return warning(`The site is not running at ${address} (${ready.reason}).`, how)
  }
  if (ready.status === 200 && ready.text === 'ready\n')
    return fine(`It is running at ${address} and ready.`)
  if (ready.text === 'not ready\n')
    return failure(
      'It is running and not ready: it cannot read or write its data.',
      'See Database and Disk; the log says “nothing can be written” or “database refused”.',
    )
  if (ready.text === 'stopping\n')
    return warning('It is stopping.', 'Wait until it has started again.')
  return failure(
    `Another program answers at ${address}.`,
    'Stop it, or give the site another PORT.',
  )
}

/** As readers reach it: by its name, through the certificate and the proxy. */
export async function checkOrigin({ config: { publicOrigin } }: Parts): Promise<CheckResult> {
  if (publicOrigin === null)
    return warning(
      'Only this machine can open the site.',
      'Set PUBLIC_ORIGIN to the address of the site, such as https://www.example.com.',
    )
  const health = await ask(`${publicOrigin}/healthz`)
  if ('reason' in health)
    return failure(
      `${publicOrigin} cannot be reached from here (${health.reason}).`,
      'Look at the DNS of its name, the certificate, and the proxy.',
    )
  if (health.status !== 200 || !health.text.startsWith('ok'))
    return failure(
      `${publicOrigin} answers ${health.status}, and not as this site.`,
      'Look at where its name leads to, and at what the proxy leads to.',
    )
  if (publicOrigin.startsWith('https:')) return fine(`${publicOrigin} leads to the site.`)
  return warning(
    `${publicOrigin} leads to the site without TLS.`,
    'Put a proxy that speaks TLS in front (deploy/Caddyfile) and set an https PUBLIC_ORIGIN.',
  )
}

export function checkProxy({ config: { publicOrigin, trustedProxies } }: Parts): CheckResult {
  if (trustedProxies !== null) return fine('TRUSTED_PROXY is set.')
  if (!publicOrigin?.startsWith('https:')) return fine('None is expected.')
  return warning(
    'TRUSTED_PROXY is not set, so all visitors share one limit of messages and sign-ins.',
    'Set it to the addresses from which your proxy connects, such as 127.0.0.1.',
  )
}

function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

async function ask(
  address: string,
): Promise<{ status: number; text: string } | { reason: string }> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const response = await fetch(address, { redirect: 'manual', signal })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    // fetch hides the socket's error in the cause of its own.
    const { cause } = error instanceof Error ? error : {}
    return { reason: codeOf(cause ?? error) }
  }
}

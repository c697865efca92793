import { setTimeout as sleep } from 'node:timers/promises'
import { connect, untilClosed } from '#test/abuse/http-site.ts'
import { type WatchedSite, fromElsewhere } from '#test/abuse/site-fixture.ts'

export async function sendAndCut(
  { port, origin }: Pick<WatchedSite, 'port' | 'origin'>,
  path: string,
  form: FormData | URLSearchParams,
  delay: number,
  cookie: { Cookie?: string } = {},
): Promise<void> {
  const written = new Response(form)
  const body = await written.bytes()
  const headers = {
    Host: `127.0.0.1:${port}`,
    Origin: origin,
    'Content-Type': written.headers.get('Content-Type'),
    'Content-Length': body.length,
    ...fromElsewhere(),
    ...cookie,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const socket = await connect(port)
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  await new Promise((resolve) => socket.write(body, resolve))
  if (delay > 0) await sleep(delay)
  socket.destroy()
  await untilClosed(socket)
}

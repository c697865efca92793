import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Fault = {
  method: 'GET' | 'POST'
  path: RegExp
  response: 503 | 'cut'
}

export type Gateway = {
  origin: string
  break(fault: Fault): void
  mend(): void
  close(): Promise<void>
}

export async function openGateway(target: string): Promise<Gateway> {
  let fault: Fault | null = null
  const server = createServer((incoming, outgoing) => {
    if (fault?.method === incoming.method && fault?.path.test(incoming.url ?? '') === true)
      respondWithFault(fault, outgoing)
    else pass(target, incoming, outgoing)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    break: (next) => void (fault = next),
    mend: () => void (fault = null),
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => void server.close(() => resolve()))
    },
  }
}

function respondWithFault({ response }: Fault, outgoing: ServerResponse): void {
  if (response === 'cut') outgoing.socket?.destroy()
  else
    outgoing
      .writeHead(response, { 'Content-Type': 'text/html' })
      .end(`<html><head><title>${response}</title></head><body><h1>${response}</h1></body></html>`)
}

function pass(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url, headers } = incoming
  const onward = request(new URL(url ?? '/', target), { method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(outgoing)
  })
  // Either side may close: a page or the site.
  onward.on('error', () => outgoing.destroy())
  outgoing.on('close', () => onward.destroy())
  incoming.pipe(onward)
}

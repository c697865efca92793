import { Agent, type IncomingHttpHeaders, request } from 'node:http'

/** An answer as it came over the line, still compressed. */
export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  /** Name, value, name, value …, as written. */
  rawHeaders: string[]
  body: Buffer
  /** From the request to the last byte. */
  ms: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Asks for an address, on one connection that stays open between two requests. */
export function ask(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const requested = request(address, { agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode: status = 0, headers: given, rawHeaders } = response
        const ms = performance.now() - start
        resolve({ status, headers: given, rawHeaders, body: Buffer.concat(chunks), ms })
      })
    })
    requested.on('error', reject)
    requested.end()
  })
}

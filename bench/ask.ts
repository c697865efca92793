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
    const asked = request(address, { agent, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const { statusCode: status = 0, headers: given, rawHeaders } = answer
        const ms = performance.now() - start
        resolve({ status, headers: given, rawHeaders, body: Buffer.concat(chunks), ms })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}

import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

/** Only the form's age, not who asked for it. */
export type TokenReading =
  | { kind: 'none' }
  | { kind: 'forged' }
  | { kind: 'read'; submissionId: string; ageMs: number }

/** An idempotency key for one filling of the form, which also tells how long the form was open. */
export function issueFormToken(key: Buffer, now: Date): string {
  const body = `${now.getTime().toString(36)}.${randomUUID()}`
  return `${body}.${sign(key, body)}`
}

/** '' is no token. */
export function readFormToken(key: Buffer, token: string, now: Date): TokenReading {
  if (token === '') return { kind: 'none' }
  const [, body = '', issued = '', submissionId = '', mark = ''] =
    /^(([0-9a-z]{8,9})\.([0-9a-f-]{36}))\.([\w-]{43})$/.exec(token) ?? []
  const isOurs = timingSafeEqual(Buffer.from(sign(key, body)), Buffer.from(mark.padEnd(43)))
  if (body === '' || !isOurs) return { kind: 'forged' }
  return { kind: 'read', submissionId, ageMs: now.getTime() - Number.parseInt(issued, 36) }
}

function sign(key: Buffer, body: string): string {
  return createHmac('sha256', key).update(body).digest('base64url')
}

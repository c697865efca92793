import { randomBytes } from 'node:crypto'

/** Unique among processes and starts. */
export function createRequestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url')
  let count = 0
  return () => `${prefix}-${(count += 1).toString(36)}`
}

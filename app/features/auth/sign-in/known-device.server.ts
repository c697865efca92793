import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parseCookies } from 'better-auth/cookies'

const SHAPE = /^[\w-]{22}(\.[\w-]{43}){1,4}$/
const ID_BYTES = 16
const MAX_ACCOUNTS = 4
const MAX_AGE_SECONDS = 180 * 24 * 3_600

// Browsers on which an account has signed in before, so that its owner can still enter while others guess from
// elsewhere (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
/** @param secret changing it forgets every device */
export function createKnownDevices(secret: string, cookiePrefix: string, secure: boolean) {
  const name = `${cookiePrefix}.known_device`

  function read(headers: Headers): { id: string; proofs: string[] } {
    const value = parseCookies(headers.get('cookie') ?? '').get(name) ?? ''
    const [id = '', ...proofs] = SHAPE.test(value) ? value.split('.') : []
    return { id, proofs }
  }

  const prove = (id: string, email: string) =>
    createHmac('sha256', secret).update(`known-device\n${id}\n${email}`).digest('base64url')

  return {
    /** @returns the device's id when this account has signed in on it, otherwise null */
    find(headers: Headers, email: string) {
      const { id, proofs } = read(headers)
      const wanted = Buffer.from(prove(id, email))
      return proofs.some((proof) => timingSafeEqual(Buffer.from(proof), wanted)) ? id : null
    },
    /** @returns a `Set-Cookie` value */
    remember(headers: Headers, email: string) {
      const { id, proofs } = read(headers)
      const device = id === '' ? randomBytes(ID_BYTES).toString('base64url') : id
      const latest = new Set([prove(device, email), ...proofs])
      const value = [device, ...[...latest].slice(0, MAX_ACCOUNTS)].join('.')
      const attributes = `Max-Age=${MAX_AGE_SECONDS}; Path=/; HttpOnly; SameSite=Lax`
      return `${name}=${value}; ${attributes}${secure ? '; Secure' : ''}`
    },
  }
}
